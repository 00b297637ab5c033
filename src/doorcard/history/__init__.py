"""Hands as files: records of other programs read, checked against the rules, told in words."""
