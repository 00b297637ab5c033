"""The reasons the dealer gives: why this player acts first, why that one shows first."""

from collections.abc import Callable

from doorcard.i18n.announcements import ANNOUNCEMENTS
from doorcard.i18n.hands import Language, card_name
from doorcard.i18n.phrases import board_words, listed
from doorcard.stud import Hand
from doorcard.stud import events as e
from doorcard.stud.hand import Betting

__all__ = ["first_to_act", "first_to_show"]


def first_to_act(hand: Hand, event: e.RoundOpened, who: Callable[[int], str], language: Language) -> str:
    """Who acts first and why: his card or board, how a tie was broken, who was passed over being all-in."""
    texts = ANNOUNCEMENTS[language]
    player = hand.player(event.seat)
    tie = {None: "", "suit": texts.by_suit, "position": texts.by_position}[event.tied]
    if event.reason == "left":
        sentence = (texts.owes_left if event.bring_in else texts.first_left).format(who=who(event.seat))
    elif event.bring_in:
        door = player.up[0]
        text = texts.owes_high if event.reason == "highest_card" else texts.owes_low
        card = "??" if door is None else card_name(door, language)
        sentence = text.format(who=who(event.seat), card=card, tie=tie)
    else:
        board = board_words(hand, player, language)
        sentence = texts.first.format(who=who(event.seat), board=board, tie=tie)
    if not event.passed:
        return sentence
    passed = listed([who(seat) for seat in event.passed], language)
    if event.bring_in:
        return texts.all_in_before.format(passed=passed, sentence=sentence)
    best = board_words(hand, hand.player(event.passed[0]), language)
    return texts.first_passed.format(best=best[0].upper() + best[1:], passed=passed, sentence=sentence)


def first_to_show(hand: Hand, seat: int) -> str:
    """The field of `Announcements` that says why `seat` shows first."""
    phase = hand.phase
    if not isinstance(phase, Betting) or hand.aggressor is None:
        return "because_first" if hand.aggressor is None else "because_bet_before"
    if phase.aggressor is not None:
        return "because_bet"
    any_street = hand.house.first_to_show == "last_aggressor_any_street"
    return "because_bet_before" if any_street and seat == hand.aggressor else "because_first"
