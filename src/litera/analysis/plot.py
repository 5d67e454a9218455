"""An analysis as a picture: each seat's chances move by move, with the turning points marked by their numbers."""

from __future__ import annotations

import io
from collections.abc import Sequence

from litera.analysis.review import Decision, turning_points

MARKERS = "osD^v"
"""One for each seat, so that the lines differ without their colours too."""


def draw(decisions: Sequence[Decision], names: Sequence[str], form: str, axes: tuple[str, str]) -> bytes:
    """Give the picture in a format, "svg" or "png". ``axes``: what lies below, what stands left."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    chart = figure.subplots()
    for seat, name in enumerate(names):
        own = [decision for decision in decisions if decision.seat == seat]
        numbers = [decision.number for decision in own for _ in range(2)]
        chances = [chance for decision in own for chance in (decision.before, decision.after)]
        chart.plot(numbers, chances, marker=MARKERS[seat % len(MARKERS)], markersize=3, label=name)
    for decision in turning_points(decisions):
        at = (decision.number, decision.after)
        chart.annotate(
            str(decision.number),
            at,
            xytext=(8, 8),
            textcoords="offset points",
            bbox={"boxstyle": "round", "facecolor": "white"},
        )
    chart.set(xlabel=axes[0], ylabel=axes[1], ylim=(-0.02, 1.02))
    chart.xaxis.set_major_locator(MaxNLocator(integer=True))
    chart.yaxis.set_major_formatter(PercentFormatter(1.0))
    chart.grid(alpha=0.3)
    chart.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
    picture = io.BytesIO()
    figure.savefig(picture, format=form)
    return picture.getvalue()
