"""The small test game stands for any game: its rules are short enough to know every answer."""

from tests.contract.conftest import foreign_game

__all__ = ["foreign_game"]
