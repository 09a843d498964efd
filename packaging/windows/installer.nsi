; The installer for Windows, for the user who runs it: no administrator is asked for.
; makensis -DVERSION=... -DSOURCE=<the frozen program> -DICON=... -DPUBLISHER=... -DLICENSE=... -DOUTPUT=... installer.nsi

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define PROGRAM "throne-desktop.exe"
!define KIND "ThroneDesktop.Record"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\ThroneDesktop"

Name "Throne Desktop"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Throne Desktop"
InstallDirRegKey HKCU "Software\Throne Desktop" "Folder"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Throne Desktop"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Throne Desktop"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT "HKCU"
!define MUI_LANGDLL_REGISTRY_KEY "Software\Throne Desktop"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Spanish"
; !insertmacro MUI_LANGUAGE "Italian"

LangString PROGRAM_PART ${LANG_ENGLISH} "The program"
LangString PROGRAM_PART ${LANG_GERMAN} "Das Programm"
LangString PROGRAM_PART ${LANG_FRENCH} "Le programme"
LangString PROGRAM_PART ${LANG_DUTCH} "Het programma"
LangString PROGRAM_PART ${LANG_SPANISH} "El programa"
; LangString PROGRAM_PART ${LANG_ITALIAN} "Il programma"

LangString DESKTOP_PART ${LANG_ENGLISH} "An icon on the desktop"
LangString DESKTOP_PART ${LANG_GERMAN} "Ein Symbol auf dem Desktop"
LangString DESKTOP_PART ${LANG_FRENCH} "Une icône sur le bureau"
LangString DESKTOP_PART ${LANG_DUTCH} "Een pictogram op het bureaublad"
LangString DESKTOP_PART ${LANG_SPANISH} "Un icono en el escritorio"
; LangString DESKTOP_PART ${LANG_ITALIAN} "Un’icona sul desktop"

LangString RECORD ${LANG_ENGLISH} "Record of a card game"
LangString RECORD ${LANG_GERMAN} "Aufzeichnung eines Kartenspiels"
LangString RECORD ${LANG_FRENCH} "Enregistrement d’une partie de cartes"
LangString RECORD ${LANG_DUTCH} "Verslag van een kaartspel"
LangString RECORD ${LANG_SPANISH} "Registro de una partida de cartas"
; LangString RECORD ${LANG_ITALIAN} "Registrazione di una partita a carte"

LangString RUNNING ${LANG_ENGLISH} "Throne Desktop is running. Please close it and try again."
LangString RUNNING ${LANG_GERMAN} "Throne Desktop läuft noch. Bitte schließ es und versuch es noch einmal."
LangString RUNNING ${LANG_FRENCH} "Throne Desktop est ouvert. Veuillez le fermer et réessayer."
LangString RUNNING ${LANG_DUTCH} "Throne Desktop is nog open. Sluit het en probeer het opnieuw."
LangString RUNNING ${LANG_SPANISH} "Throne Desktop está abierto. Ciérralo y vuelve a intentarlo."
; LangString RUNNING ${LANG_ITALIAN} "Throne Desktop è aperto. Chiudilo e riprova."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A program that runs cannot be written over or removed, which is found out by opening its file.
!macro REFUSE_WHILE_RUNNING
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "$(RUNNING)" /SD IDOK
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Only what this installer has made: the folder may be one that the user has chosen and has other things in.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\throne-desktop.ico"
  Delete "$INSTDIR\uninstall.exe"
!macroend

Section "$(PROGRAM_PART)" PROGRAM_SECTION
  SectionIn RO
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  File "/oname=throne-desktop.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Throne Desktop.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Throne Desktop" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.throne" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\throne-desktop.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "Throne Desktop"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\throne-desktop.ico"
  WriteRegStr HKCU "${REMOVAL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section /o "$(DESKTOP_PART)"
  CreateShortcut "$DESKTOP\Throne Desktop.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "Uninstall"
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Throne Desktop.lnk"
  Delete "$DESKTOP\Throne Desktop.lnk"
  DeleteRegKey HKCU "${REMOVAL}"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "Software\Classes\.throne"
  DeleteRegKey HKCU "Software\Throne Desktop"
  ${RefreshShellIcons}
SectionEnd
