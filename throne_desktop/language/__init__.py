"""The languages of the program: the words of each, and where long ones may be broken."""
