"""Doorcard: a seven-card stud room anyone can host."""

__version__ = "0.1.0"
