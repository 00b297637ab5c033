"""A game's rule card, made from its parts: what a player must know before the ante."""

from doorcard.cards import Rank
from doorcard.hands import Wild
from doorcard.i18n.card_texts import CARD_TEXTS, CardTexts
from doorcard.i18n.games import also_called, game_title
from doorcard.i18n.hands import Language, rank_name, suit_name
from doorcard.i18n.phrases import listed, street_name, wild_words
from doorcard.stud import HouseRules, Variant
from doorcard.stud.variant import HighShare, HoleShare, LowShare, Share

__all__ = ["rule_card"]

_USUAL = HouseRules(name="usual")


def rule_card(variant: Variant, house: HouseRules | None, language: Language) -> str:
    """The card: the game's title, then a rule a line. `house` None: only what every house plays alike."""
    texts = CARD_TEXTS[language]
    rules = house or _USUAL
    title = game_title(variant, language)
    lines = [title]
    if also := also_called(variant, language):
        lines.append(texts.also.format(names=", ".join(also)))
    lines.append(texts.seats.format(seats=variant.seats))
    lines += _pot(variant, rules, texts, language)
    lines += [_street(variant, place, texts, language) for place in range(len(variant.streets))]
    lines += _wild(variant, rules, texts, language)
    lines += _order(variant, house, texts)
    if house is not None:
        lines += _house(variant, house, texts, language)
    return "\n".join(lines)


def _pot(variant: Variant, house: HouseRules, texts: CardTexts, language: Language) -> list[str]:
    shares = variant.shares
    if len(shares) == 1:
        match shares[0]:
            case LowShare(at_most=Rank() as rank):
                return [texts.low_all_limit.format(rank=rank_name(rank, language))]
            case LowShare():
                return [texts.low_all]
            case _:
                return [texts.high_all]
    parts = [_share(share, house, texts, language) for share in shares]
    lines = [
        texts.split.format(
            parts=texts.halves if len(shares) == 2 else texts.parts, shares=listed(parts, language)
        )
    ]
    if variant.kind == "split":
        lines.append(texts.own_fives)
    if any(isinstance(share, HoleShare) or getattr(share, "at_most", None) for share in shares):
        lines.append(texts.unclaimed)
    return lines


def _share(share: Share, house: HouseRules, texts: CardTexts, language: Language) -> str:
    match share:
        case HighShare():
            return texts.high_part
        case LowShare(at_most=Rank() as rank):
            return texts.low_limit_part.format(rank=rank_name(rank, language))
        case LowShare():
            return texts.low_part
        case HoleShare(suit=suit, lowest=lowest):
            name = suit_name(suit, language)
            named = name.removesuffix("s") if language == "en" else name
            ace = texts.ace_low if house.low_spade_ace == "low" else texts.ace_high
            return (texts.lowest_hole_part if lowest else texts.highest_hole_part).format(suit=named, ace=ace)


def _street(variant: Variant, place: int, texts: CardTexts, language: Language) -> str:
    street = variant.streets[place]
    counted = ((street.down, texts.down), (street.up, texts.up), (street.turn, texts.turn))
    cards = [(one if count == 1 else many).format(count=count) for count, (one, many) in counted if count]
    return texts.street.format(
        street=street_name(variant, place, language),
        cards=", ".join(cards),
        level=texts.small if street.level == "small" else texts.big,
    )


def _wild(variant: Variant, house: HouseRules, texts: CardTexts, language: Language) -> list[str]:
    lines: list[str] = []
    rule, extra = variant.wild, variant.extra
    if rule is not None:
        ranks = {*rule.ranks} | ({rule.follow} if rule.follow is not None else set())
        lines.append(
            texts.wild.format(wilds=wild_words(Wild(frozenset(ranks), frozenset(rule.cards)), language))
        )
        if rule.follow is not None:
            lines.append(texts.follow.format(rank=rank_name(rule.follow, language)))
    if extra is not None:
        text = texts.extra_up if house.extra_card == "up" else texts.extra_down
        lines.append(text.format(rank=rank_name(extra.rank, language)))
    return lines


def _order(variant: Variant, house: HouseRules | None, texts: CardTexts) -> list[str]:
    low = variant.boards == "low"
    later = texts.later_low if low else texts.later_high
    if house is not None and house.bring_in == "none":
        return [texts.opens_best, later]
    tie = ""
    if house is not None:
        by_suit = texts.tie_suit_high if low else texts.tie_suit_low
        tie = by_suit if house.bring_in_tie == "suit" else texts.tie_position
    return [(texts.opens_high if low else texts.opens_low).format(tie=tie), later]


def _house(variant: Variant, house: HouseRules, texts: CardTexts, language: Language) -> list[str]:
    kinds = {"off": (), "high": ("high",), "high_and_split": ("high", "split")}[house.open_pair]
    lines = [
        texts.open_pair.format(street=street_name(variant, place, language).lower())
        for place, street in enumerate(variant.streets)
        if street.open_pair and variant.kind in kinds
    ]
    lines.append(texts.raises.format(count=house.raises))
    if house.burns:
        lines.append(texts.burns)
    shared = house.exhaustion == "community"
    lines.append(texts.community if shared else texts.burns_then_community)
    return lines
