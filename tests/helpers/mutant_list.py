"""Small faults that somebody could make, each with the tests that should find it; `mutants.py` tries them."""

from __future__ import annotations

from typing import Final, NamedTuple


class Mutant(NamedTuple):
    """A fault: in one place of a file stands `new` instead of `old`; `tests` are what pytest is given to find it."""

    area: str
    file: str
    old: str
    new: str
    tests: str


_DEALT: Final = "tests/engine/test_sampling.py"
_RENUMBERED: Final = "tests/engine/test_renumbered.py"
_SEARCHED: Final = "tests/bots/test_search.py"
_SUSPECTED: Final = "tests/learn/test_suspicion.py"
_AGREED: Final = "tests/learn/test_suspicion.py tests/learn/test_agreement.py"
_REVIEWED: Final = "tests/learn/test_review.py tests/learn/test_summing.py"
_ENDED: Final = "tests/engine/test_endings.py"
_SAID: Final = "tests/desktop/test_i18n.py"
_HEARD: Final = "tests/desktop/test_sound.py tests/engine/test_table_sounds.py"
_SHARED: Final = "tests/desktop/test_hot_seat.py"
_STAGED: Final = "tests/desktop/test_climaxes.py"
_GIVEN_UP: Final = "tests/desktop/test_giving_up.py"
_CONCEDED: Final = "tests/engine/test_conceding.py tests/desktop/test_conceding.py"
_COPIED: Final = "tests/desktop/test_copying.py"
_LAB: Final = "tests/desktop/test_lab.py"
_LAB_LAYING: Final = "tests/desktop/test_lab_laying.py"
_LAB_JUDGING: Final = "tests/desktop/test_lab_judging.py"
_KEYS_CHOSEN: Final = "tests/desktop/test_key_choices.py"
_PRESSED: Final = "tests/desktop/test_presses.py"
_PACED: Final = "tests/desktop/test_pace.py"
_NAMED: Final = "tests/desktop/test_who_plays.py"
_MOVED: Final = "tests/desktop/test_person.py"
_WORN: Final = "tests/desktop/test_rewards.py"
_TURNED: Final = "tests/desktop/test_shelf_turns.py"
_ANSWERS: Final = "throne_desktop/storage/answers.py"
_ANSWERED: Final = "tests/desktop/test_answers.py"
_STORMED: Final = "tests/desktop/test_storm.py"
_QUICK: Final = "tests/helpers/quick.py"
_PUT_OFF: Final = "tests/repo/test_quick.py"
_CROWNED: Final = "tests/desktop/test_hall.py tests/desktop/test_kept_files.py"
_CLIMBED: Final = "tests/desktop/test_ladder.py"
_ACQUAINTED: Final = "throne_desktop/window/acquaintances.py"
_REMEMBERED: Final = "tests/desktop/test_acquaintances.py tests/bots/test_greetings.py"
_WINS: Final = "throne_desktop/window/note_wins.py"
_ASKED: Final = ("tests/engine/test_conformance.py::"
                 "test_what_shines_gives_nothing_up_and_what_does_says_first_what_it_would_lose")

_DEALS: Final = "engine/core/deals.py"
_SAMPLING: Final = "engine/core/sampling.py"
_SEARCH: Final = "engine/bots/search.py"
_TREE: Final = "engine/bots/tree.py"
_COUNTS: Final = "throne_desktop/table/narration/counts.py"
_THRESHOLDS: Final = "engine/learn/thresholds.py"
_SUMMING: Final = "engine/learn/review/summing.py"
_ENDINGS: Final = "engine/table/endings.py"
_SEAT: Final = "engine/learn/review/seat.py"
_PATH: Final = "engine/learn/review/path.py"
_I18N: Final = "throne_desktop/language/i18n.py"
_TONGUES: Final = "engine/core/languages.py"
_TABLE: Final = "tests/repo/test_languages.py"
_PRETENDED: Final = "tests/desktop/test_other_languages.py"
_MANNERS: Final = "throne_desktop/services/sound/manners.py"
_PLAYER: Final = "throne_desktop/services/sound/player.py"
_TABLE_SOUNDS: Final = "engine/table/sounds.py"
_GIVING_UP: Final = "engine/table/giving_up.py"
_CONCESSION: Final = "engine/session/concession.py"
_COPYING: Final = "throne_desktop/services/game/copying.py"
_KEYS: Final = "throne_desktop/widgets/keys.py"
_NAMING: Final = "throne_desktop/window/naming.py"
_MOVING: Final = "throne_desktop/storage/moving.py"
_SETTINGS: Final = "throne_desktop/storage/settings.py"
_TALLY: Final = "throne_desktop/storage/tally.py"
_QUESTION: Final = "throne_desktop/screens/play/question.py"
_VIEWPOINT: Final = "throne_desktop/services/game/viewpoint.py"
_HOST: Final = "throne_desktop/services/game/table_host.py"
_PLAY: Final = "throne_desktop/screens/play/play.py"
_MOMENTS: Final = "throne_desktop/table/narration/moments.py"
_FRAMES: Final = "tests/desktop/test_frames.py"
_ITEMS: Final = "throne_desktop/table/items/items.py"
_MOTIONS: Final = "throne_desktop/table/motion/motions.py"

MUTANTS: Final = (
    Mutant("sampling", _DEALS, "kinds = shuffled(self._lot.batches[number].kinds, rng)",
           "kinds = list(self._lot.batches[number].kinds)", _DEALT),
    Mutant("sampling", _SAMPLING, "if self._check.allows(contents):", "if not self._check.allows(contents):", _DEALT),
    Mutant("sampling", "engine/core/observe.py", "world.draw_from(rng.getrandbits(SEED_BITS))",
           "world.draw_from(self.seen.random)", _DEALT),
    Mutant("sampling", "engine/core/splits.py",
           "min(bisect_right(self.ends, rng.random() * self.total), len(self.ends) - 1)",
           "int(rng.random() * len(self.ends))", f"{_DEALT} tests/engine/test_deals.py"),
    Mutant("sampling", _SAMPLING, "seers = self.zones.sighted[zone] | self.public.knowledge.lookers[zone]",
           "seers = self.zones.sighted[zone]", _DEALT),

    Mutant("search", _SEARCH, "if self._rng.random() * self._highest <= likely:",
           "if self._rng.random() * self._highest >= likely:", _SEARCHED),
    Mutant("search", _SEARCH, "considered.sort(key=lambda move: -root.mean(move))",
           "considered.sort(key=lambda move: root.mean(move))", _SEARCHED),
    Mutant("search", _TREE, "node.count(move, self._evaluator.leaf(after)[state.actor])",
           "node.count(move, self._evaluator.leaf(after)[self._seat])", _SEARCHED),
    Mutant("search", _TREE, "self.totals.get(move, 0.0) + times * value", "self.totals.get(move, 0.0) + value",
           _SEARCHED),
    Mutant("search", _TREE, "away * away * before * times / (before + times)", "away * away", _SEARCHED),
    Mutant("search", _TREE, "(self._squares + _BORROWED * usual * usual) / (self._again + _BORROWED)",
           "usual * usual", _SEARCHED),
    Mutant("search", _SEARCH, "values[move] = least - _DOUBT", "values[move] = least", _SEARCHED),

    Mutant("thresholds", _THRESHOLDS, "self.mean >= POOR and self.wrong < WRONG",
           "self.mean >= POOR or self.wrong < WRONG", _SUSPECTED),
    Mutant("thresholds", _THRESHOLDS, ".mean >= FLAGGED + allowance(judgement)", ".mean >= FLAGGED", _SUSPECTED),
    Mutant("thresholds", _THRESHOLDS, "mean, variance = SHARE * said,", "mean, variance = said,", _SUSPECTED),
    Mutant("thresholds", "engine/learn/suspicion.py", "if belief.poor or belief.wrong > HOPELESS:",
           "if belief.wrong > HOPELESS:", _SUSPECTED),
    Mutant("thresholds", "engine/learn/move_objection.py",
           "if not is_flagged(judgement, move) or not _is_confirmed(judgement, move):",
           "if not is_flagged(judgement, move):", _AGREED),

    Mutant("luck and skill", _SUMMING, "revealed = fsum(draft.luck for draft in drafts)",
           "revealed = fsum(abs(draft.luck) for draft in drafts)", _REVIEWED),
    Mutant("luck and skill", _SUMMING, "for draft in reversed(list(turn)):", "for draft in list(turn):", _REVIEWED),
    Mutant("luck and skill", _SUMMING, "start, dealt, share = 1 / path.seats,", "start, dealt, share = 1 / 2,",
           _REVIEWED),
    Mutant("luck and skill", _SUMMING, "key=lambda swing: abs(swing.change)", "key=lambda swing: swing.change",
           _REVIEWED),
    Mutant("luck and skill", _SUMMING, "mean = max(0.0, fsum(draft.cost for draft in drafts) / len(drafts))",
           "mean = fsum(max(0.0, draft.cost) for draft in drafts) / len(drafts)", _REVIEWED),

    Mutant("ending", _ENDINGS, "leads = [each[first] - each[second] for each in chances]",
           "leads = [each[first] for each in chances]", _ENDED),
    Mutant("ending", _ENDINGS, "sealed is None or not sealed.choices", "True", _ENDED),
    Mutant("ending", _ENDINGS, "for before, end in pairwise((0, *ends)):", "for before, end in pairwise(ends):",
           "tests/engine/test_conformance.py::test_where_points_come_from_adds_up_to_everybodys_score"),
    Mutant("review", "engine/learn/review/shape.py", "Landing(moves, decision.chance, error, decision.cost)",
           "Landing(moves, decision.chance, error)", _REVIEWED),
    Mutant("review", _SEAT, "after.mean - judgement.of(made).chance, why)", "after.mean - judgement.best.chance, why)",
           _REVIEWED),
    Mutant("review", _SEAT, "key=lambda draft: -draft.cost)[:MOST]", "key=lambda draft: draft.cost)[:MOST]",
           _REVIEWED),
    Mutant("review", _PATH, "if self.positions[number].actor == seat and self.positions[number].sealed is None]",
           "if self.positions[number].actor == seat]", _REVIEWED),
    Mutant("review", "engine/learn/review/review_file.py", "review.made == made_of(Record.load(record)) else None",
           "review.made.moves == made_of(Record.load(record)).moves else None", _REVIEWED),
    Mutant("review", _PATH, "return 1 / len(winners) if seat in winners else 0.0",
           "return 1.0 if seat in winners else 0.0", _REVIEWED),

    Mutant("translations", _TONGUES, "if shipped(code)), None)", "), None)", _TABLE),
    Mutant("translations", _TONGUES, "parts[-1]}\", parts[0])", "parts[-1]}\",)", _TABLE),
    Mutant("translations", _I18N, "if languages.shipped(language) else own_files(_SOURCE)",
           "if language else own_files(_SOURCE)", _PRETENDED),
    Mutant("translations", "throne_desktop/language/breaking.py", "units[:2 * place].decode(\"utf-16-le\")",
           "words[:place]", _PRETENDED),
    Mutant("translations", "throne_desktop/table/faces/lettering.py", "if cut in free or name[cut - 1] == \"-\"",
           "if name[cut - 1] in \" -\"", _PRETENDED),
    Mutant("translations", "packaging/update_translations.py", "empty = (\"\",) * PLURAL_FORMS[language]",
           "empty = (\"\",) * 2", _TABLE),
    Mutant("translations", "packaging/compile_translations.py", "if shipped(qm.stem.rpartition(\"_\")[2])]",
           "if qm.stem]", _TABLE),
    Mutant("translations", "packaging/language_lines.py", "return f\"# {match[1]}[{new.locale}]=\"",
           "return f\"# {match[1]}[{new.code}]=\"", _TABLE),
    Mutant("translations", _I18N, "size = min(abs(text.n), _MOST_COUNTED)", "size = min(text.n, _MOST_COUNTED)", _SAID),
    Mutant("translations", _I18N, "_NAMELESS.fill(number=seat + 1)", "_NAMELESS.fill(number=seat)", _SAID),
    Mutant("translations", _I18N, "QCoreApplication.removeTranslator(old)", "old.setObjectName(\"\")", _SAID),
    Mutant("translations", "translations/throne_de.ts", "Deckt {card:acc} von {player} auf.",
           "Deckt {card:acc} von {spieler} auf.", "tests/repo/test_translations.py"),

    Mutant("sounds", _MANNERS, "if wait and sound not in PATIENT:", "if wait and sound in PATIENT:", _HEARD),
    Mutant("sounds", _MANNERS, "self._loud_until = now + wait + length", "self._loud_until = now + length", _HEARD),
    Mutant("sounds", "throne_desktop/services/sound/mixer.py", "(VOICES if voice.loud else SMALL_VOICES)", "VOICES",
           _HEARD),
    Mutant("sounds", _PLAYER, "            self._let_go(self._stream)\n            self._silent =",
           "            self._let_go(self._stream).join()\n            self._silent =", _HEARD),
    Mutant("sounds", _PLAYER, "or not self._has_played", "or True", _HEARD),
    Mutant("sounds", _PLAYER, "0 if stream.plays else ", "", _HEARD),
    Mutant("sounds", _TABLE_SOUNDS, "if set(winners) & set(people)", "if set(winners) == set(people)", _HEARD),
    Mutant("sounds", _TABLE_SOUNDS, "before is not None and not isinstance(before.face, CardFace)",
           "before is not None and isinstance(before.face, CardFace)", _HEARD),

    Mutant("curtain", _VIEWPOINT, "self.holder = None      # everyone looks on", "pass      # everyone looks on",
           _SHARED),
    Mutant("curtain", _HOST, "if not self._fixed and self._sharing.holder == seat:", "if False:", _SHARED),
    Mutant("curtain", _HOST, "        self._sharing.holder = None\n        if not self.viewpoint.public:",
           "        if not self.viewpoint.public:", _SHARED),
    Mutant("curtain", _PLAY, "            self.surround.fold()\n            self.curtain.draw(",
           "            self.curtain.draw(", _SHARED),
    Mutant("curtain", _PLAY, "self.keys.allow(person is None)", "self.keys.allow(True)", _SHARED),
    Mutant("curtain", _VIEWPOINT, "            return Viewpoint(viewpoint.seat, Disclosure.PUBLIC)\n",
           "            return viewpoint\n", _SHARED),

    Mutant("climax", _MOMENTS, "            self._scene.removeItem(item)\n        self._staged",
           "            pass\n        self._staged", _STAGED),
    Mutant("climax", _MOMENTS, "[*rects, *(card.mapRectToScene(card.card_rect()) for card in hero)]", "rects",
           _STAGED),
    Mutant("climax", _MOMENTS, "        if moment.shows:\n            return table.center() - words.center()\n", "",
           _STAGED),
    Mutant("climax", "engine/games/imposter_kings/told.py", "    return player.seat", "    return killing.seat or 0",
           _STAGED),
    Mutant("climax", _MOTIONS, "REST_AFTER_CLIMAX: Final = 500", "REST_AFTER_CLIMAX: Final = 900", _STAGED),
    Mutant("climax", "throne_desktop/table/narration/props.py", "self.angle, self.slide = 0.0, QPointF()", "pass",
           _STAGED),
    Mutant("climax", _ITEMS, "        self.tilted = 0.0\n        self._distort",
           "        self._distort", "tests/desktop/test_animation.py"),
    Mutant("flights", _ITEMS, "self.setPos(corner)\n        if not self._ratio.is_integer():",
           "self.setPos(corner)\n        if False:", _FRAMES),
    Mutant("flights", _ITEMS, "self.owner.setVisible(False)    #", "pass    #", "tests/desktop/test_left_behind.py"),
    Mutant("flights", "throne_desktop/table/motion/frames.py", "<= _CLOSE * area:", "<= 100 * area:", _FRAMES),
    Mutant("flights", "throne_desktop/table/motion/tweens.py", "            self.item.land()\n", "            pass\n",
           _FRAMES),
    Mutant("climax", "throne_desktop/table/narration/verdict.py", "        self.motion = motions.FADE\n",
           "        pass\n", _STAGED),
    Mutant("climax", "engine/games/rival_kings/market.py", "if subjects <= buildings if is_subject(kind)",
           "if subjects < buildings if is_subject(kind)", "tests/games/rival_kings/test_actions.py"),

    Mutant("cards by id", "engine/base/notation.py",
           "return _NOTHING if kind == NONE else state.game.card_names.id_of(kind)", "return str(kind)",
           "tests/engine/test_notation.py tests/engine/test_renumbered.py"),
    Mutant("cards by id", "engine/core/state.py", "if not self.game.card_names.unmoved:", "if False:", _RENUMBERED),
    Mutant("cards by id", "engine/base/known.py", "[names.id_of(kind) for kind in known[\"kinds\"]]",
           "known[\"kinds\"]", _RENUMBERED),
    Mutant("cards by id", "engine/core/names.py", "return self.kind_of(self._former[number])", "return number",
           _RENUMBERED),
    Mutant("cards by id", "engine/games/imposter_kings/state.py", "range(int(self.played == JUDGE), len(self.target))",
           "range(len(self.target))", "tests/engine/test_former_positions.py"),

    Mutant("giving up", _GIVING_UP, "return None if free else others[0]", "return offered[0]", _ASKED),
    Mutant("giving up", _GIVING_UP, "return stands_last(view, move) and len(view.moves) > 1", "return False",
           _GIVEN_UP),
    Mutant("giving up", "throne_desktop/screens/around_table/ribbon_plan.py", "return place + self.side",
           "return place", _GIVEN_UP),
    Mutant("giving up", "throne_desktop/screens/around_table/ribbon.py", "kind != _SHOUT and not (button.last",
           "kind != _SHOUT and (True or button.last", _GIVEN_UP),
    Mutant("giving up", _QUESTION, "            self._twice.forget()\n            self._ribbon.tell(self._words)\n",
           "            self._ribbon.tell(self._words)\n", _GIVEN_UP),
    Mutant("giving up", "throne_desktop/screens/play/twice.py", "now - self._said_at >= READING", "True", _GIVEN_UP),
    Mutant("giving up", "throne_desktop/table/hand/card_mover.py", "(self.moved if carried else self.pressed)",
           "self.moved", _GIVEN_UP),

    Mutant("giving up", _PLAY, "if self._question.allows_silence(asked, people):", "if True:", _SHARED),
    Mutant("giving up", _GIVING_UP, "in asked.lost.items() if seat in people", "in asked.lost.items()",
           "tests/games/imposter_kings/test_table.py"),

    Mutant("presses", "throne_desktop/screens/play/game_over.py", "            self.offers.emit()", "            pass",
           _PRESSED),
    Mutant("presses", "throne_desktop/window/window.py", "page.game_over.offers.connect(self._surprise)", "pass",
           _PRESSED),
    Mutant("pages", "throne_desktop/window/page_stack.py", "self.about_to_cover.emit()", "pass", _PACED),
    Mutant("pages", "throne_desktop/window/page_stack.py", "self.uncovered.emit(below)", "pass", _PACED),
    Mutant("pages", "throne_desktop/window/user_data.py", "self.keeps and file.parent == self.library.folder",
           "self.keeps", "tests/desktop/test_review.py"),
    Mutant("hands", "throne_desktop/table/hand/card_mover.py", "self._wait_for(choice, self._waits_at)", "pass",
           "tests/desktop/test_put_back.py"),
    Mutant("hands", "throne_desktop/table/hand/mouse.py", "mover.emptied.connect(self._hold_nothing)", "pass",
           "tests/desktop/test_animation.py"),
    Mutant("hands", "throne_desktop/table/narrator.py", "if view is not self._given or self.animator.running:",
           "if False:", "tests/desktop/test_put_back.py"),
    Mutant("curtains", "throne_desktop/screens/play/over_table.py", "self._client.curtain is not None", "False",
           "tests/desktop/test_hot_seat.py"),
    Mutant("presses", "throne_desktop/window/presses.py", "pages.currentChanged.connect(self.surprise)", "pass",
           _PRESSED),
    Mutant("pace", "throne_desktop/screens/play/game_over.py", "_LINGER / speed", "_LINGER * speed", _PACED),
    Mutant("counts", _COUNTS, "    return None\n\n\ndef _is_free", "    return spots[1]\n\n\ndef _is_free",
           "tests/desktop/test_nothing_covered.py"),

    Mutant("conceding", _CONCESSION, "has_partner or len(others) > 1", "len(others) > 1", _CONCEDED),
    Mutant("conceding", _CONCESSION, "game.table.allies(position, seat)", "frozenset({seat})", _CONCEDED),
    Mutant("conceding", _CONCESSION, "if len(others) == 1 else ()", "", _CONCEDED),

    Mutant("copying", _COPYING, "seen.sample(random.Random(secrets.randbits(64)))",
           "session.state", _COPIED),
    Mutant("copying", _COPYING, "random.Random(secrets.randbits(64))", "random.Random(0)", _COPIED),
    Mutant("copying", _COPYING, "viewpoint.look(session.state)", "session.observation(viewpoint.seat)",
           _COPIED),

    Mutant("laboratory", "throne_desktop/services/game/copying.py", "return None if counts else (", "return (", _LAB),
    Mutant("laboratory", "throne_desktop/services/lab/judging.py", "judge(observation, worlds=_WORLDS, seed=seed)",
           "judge(observation, worlds=_WORLDS)", _LAB_JUDGING),
    Mutant("laboratory", "throne_desktop/screens/lab/judgement.py", "self.stop()\n        self._here = ",
           "self._here = ", _LAB_JUDGING),
    Mutant("laboratory", "throne_desktop/screens/lab/laying.py", "return zone, len(cards) - 1 -", "return zone,",
           _LAB_LAYING),

    Mutant("keys", _KEYS, "if fault is not None or other is None:", "if True:", _KEYS_CHOSEN),
    Mutant("keys", _KEYS, "key in _in_use(keys.name, chosen)", "key in keys.keys", _KEYS_CHOSEN),
    Mutant("keys", _KEYS, "        del found[clashing]\n", "        break\n", _KEYS_CHOSEN),

    Mutant("only moves", _HOST, "max(ONLY_MOVE_PAUSE, self.pause_before_bots) if is_shown else 0", "0", _PACED),
    Mutant("only moves", _HOST, "is_shown = self.shows_only_moves", "is_shown = self.pause_before_bots", _PACED),
    Mutant("only moves", _QUESTION, "prompt = _MADE if view.moves[0] in view.buttons else _only(view)", "pass", _PACED),

    Mutant("naming", "throne_desktop/window/learning.py",
           "named_before(window.data, window.pages, partial(begin, window, *chosen))", "begin(window, *chosen)",
           _NAMED),
    Mutant("naming", _NAMING, "data.settings.name_asked = True", "pass", _NAMED),
    Mutant("naming", _NAMING, "page.left.connect(lambda: answer(name, None))",
           "page.left.connect(lambda: act(name, None))", _NAMED),
    Mutant("naming", _NAMING, "and name == i18n.user_name()", "", _NAMED),

    Mutant("crowns", _TALLY, "before = feat.helped if helped else feat.beaten", "before = feat.beaten", _CROWNED),
    Mutant("crowns", _TALLY, "max(self.helped, other.helped, key=_strength)", "other.helped", _CROWNED),
    Mutant("crowns", _WINS, "_LEVELS, helped=not crown.is_whole", "_LEVELS, helped=False", _CROWNED),

    Mutant("ladder", _TALLY, "_united(self.hung, other.hung)", "self.hung", _CLIMBED),
    Mutant("ladder", _TALLY, "(*feat.half, opponent)", "(opponent,)", _CLIMBED),
    Mutant("ladder", _TALLY, "for day, how_far in days.items() if day >= today}, climbed=True)",
           "for day, how_far in days.items() if day >= today})", _CLIMBED),
    Mutant("ladder", _WINS, "helped = not crown.is_whole", "helped = False", _CLIMBED),
    Mutant("ladder", _WINS, "told_apart(rung.players(person)) == summary.players", "True", _CLIMBED),
    Mutant("ladder", _WINS, "Record.load(entry.file).header.options", "rung_at(summary.game, None, [player.level for "
           "player in summary.players]).options", _CLIMBED),
    Mutant("ladder", _WINS, "data.tally.climbed = True", "pass", _CLIMBED),
    Mutant("ladder", "engine/learn/rungs.py", "rung.all_options == _with_usual(game_id, options)", "True",
           "tests/learn/test_rungs.py"),

    Mutant("memory", _ACQUAINTED, "not settings.player_name or ", "", _REMEMBERED),
    Mutant("memory", _ACQUAINTED, "or len(people) != 1", "", _REMEMBERED),
    Mutant("memory", _ACQUAINTED, "not in (Sort.COUNTS, Sort.ASSISTED)", "not in tuple(Sort)", _REMEMBERED),
    Mutant("memory", _ACQUAINTED, "and not screen.client.practice", "", _REMEMBERED),
    Mutant("memory", _ACQUAINTED, "said, self._said = self._said, None", "said = self._said", _REMEMBERED),
    Mutant("memory", _ACQUAINTED, "pasts[players[seat].name].is_run, ", "", _REMEMBERED),
    Mutant("memory", _ACQUAINTED, "or not ending.counts", "", _REMEMBERED),
    Mutant("memory", "engine/bots/greetings.py", "past.in_a_row + 1 >= RUN", "past.in_a_row >= RUN", _REMEMBERED),

    Mutant("person", _MOVING, "folder.with_name(folder.name + _UNFINISHED)", "folder", _MOVED),
    Mutant("person", _MOVING, "shutil.rmtree(unfinished)", "pass", _MOVED),
    Mutant("person", _SETTINGS, "**_remembered(settings, names)}\n", "**_remembered(saved, names)}\n", _MOVED),
    Mutant("person", _SETTINGS, "limits=(0, 100), of_machine=True,", "limits=(0, 100),", _MOVED),

    Mutant("rewards", "throne_desktop/storage/rewards.py", "seals // PRICE - len", "seals // PRICE + 1 - len", _WORN),
    Mutant("rewards", "throne_desktop/storage/people.py", "return is_person and name in self._own",
           "return name in self._own", _WORN),
    Mutant("rewards", "throne_desktop/look/lights.py", "CompositionMode_Multiply", "CompositionMode_Overlay", _WORN),
    Mutant("quests", "engine/learn/goals.py", "not quest.is_of_exercises and LEAST", "LEAST",
           "tests/learn/test_goals.py"),
    Mutant("quests", "throne_desktop/services/records/goal_search.py", " if line < written", "",
           "tests/desktop/test_quests.py"),
    Mutant("shelf", "throne_desktop/services/records/turning.py", "step_at(point.begin)", "step_at(point.end)",
           _TURNED),
    Mutant("shelf", "throne_desktop/screens/records/shelf_list.py", "self._rest.start()",
           "self.rested.emit(self.seen)", _TURNED),
    Mutant("shelf", "throne_desktop/services/loading.py", "with suppress(RuntimeError):", "if True:",
           "tests/desktop/test_loading.py"),

    Mutant("exercises", _ANSWERS, "and answer.name not in met", "", _ANSWERED),
    Mutant("exercises", _ANSWERS, "row + 1 if answer.solved else 0", "row + 1", _ANSWERED),
    Mutant("exercises", "engine/learn/rating.py", "weight * (each.score - chance)", "(each.score - chance)",
           "tests/learn/test_rating.py"),
    Mutant("exercises", "throne_desktop/services/lessons/exercises.py", "_BESIDE_DEAL: Final = 2",
           "_BESIDE_DEAL: Final = 0", _STORMED),
    Mutant("exercises", "throne_desktop/screens/lessons/storm.py",
           "if self.isVisible() and self.client.viewer_decides:", "if True:", _STORMED),
    Mutant("exercises", "throne_desktop/screens/lessons/exercise.py", "if self._solved is None:", "if True:",
           "tests/desktop/test_exercises.py"),
    Mutant("exercises", "throne_desktop/services/person_file.py", "(paths.ANSWERS, answers.renewed), ", "",
           "tests/desktop/test_person_file.py"),

    Mutant("quick", _QUICK, "crc32(item.nodeid.encode())", "id(item)", _PUT_OFF),
    Mutant("quick", _QUICK, "item.add_marker(LONG)", "item.add_marker('put_off')", _PUT_OFF),
    Mutant("quick", _QUICK, "too_much(item for item in items if item.path not in named)", "too_much(items)", _PUT_OFF),
    Mutant("quick", _QUICK, "and not item.nodeid.startswith(WHOLE)", "", _PUT_OFF),
    Mutant("quick", "tests/helpers/one_game.py",
           "if all(example.get_closest_marker(LONG) for example in (first, *more))", "if True",
           "tests/repo/test_one_game.py"),
    Mutant("quick", "tests/helpers/order.py", "share != COMPILES, -sum(", "share != COMPILES, sum(",
           "tests/repo/test_sharing.py"),
)
