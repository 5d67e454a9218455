"""An analysis as a picture: each seat's chances move by move, with the turning points marked."""

from __future__ import annotations

import io
from collections.abc import Sequence

from litera.analysis.review import Decision, turning_points


def draw(decisions: Sequence[Decision], names: Sequence[str], form: str, axes: tuple[str, str]) -> bytes:
    """Give the picture in a format, "svg" or "png". ``axes``: what lies below, what stands left."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    chart = figure.subplots()
    for seat, name in enumerate(names):
        own = [decision for decision in decisions if decision.seat == seat]
        numbers = [decision.number for decision in own for _ in range(2)]
        chances = [chance for decision in own for chance in (decision.before, decision.after)]
        chart.plot(numbers, chances, marker=".", label=name)
    for decision in turning_points(decisions):
        chart.annotate(f"{decision.number}. {decision.move}", (decision.number, decision.after), rotation=20)
    chart.set(xlabel=axes[0], ylabel=axes[1], ylim=(0, 1))
    chart.legend()
    picture = io.BytesIO()
    figure.savefig(picture, format=form)
    return picture.getvalue()
