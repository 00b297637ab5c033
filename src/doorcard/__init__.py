"""Doorcard: a Seven Card Stud room anyone can host."""

__version__ = "0.1.0"
