"""Players made of code: each sees what a person in its seat sees, and plays through the same door."""

from doorcard.bots.crew import crew
from doorcard.bots.odds_player import OddsBot
from doorcard.bots.player import Bot, CallingBot, RandomBot
from doorcard.bots.rules import RuleBot
from doorcard.bots.runner import Deal, deal_hands, play_hand, shuffled
from doorcard.bots.temper import AGGRESSIVE, CALLING, LOOSE, TEMPERS, TIGHT, Temper

__all__ = [
    "AGGRESSIVE",
    "CALLING",
    "LOOSE",
    "TEMPERS",
    "TIGHT",
    "Bot",
    "CallingBot",
    "Deal",
    "OddsBot",
    "RandomBot",
    "RuleBot",
    "Temper",
    "crew",
    "deal_hands",
    "play_hand",
    "shuffled",
]
