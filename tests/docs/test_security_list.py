"""Every test that the security page names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_each_point_of_the_security_page_names_tests_that_exist() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    written = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", text)
    assert len(named) > 20
    assert [name for name in named if f"def {name}(" not in written] == []
    points = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| point")]
    assert [line for line in points if not re.search(r"`test_\w+`|\]\(\.\./(?:tests|tools)/", line)] == []
    numbers = r"\d{1,2}\.\d{1,2}\.\d{1,2}"
    assert [line for line in points if not re.match(rf"\| [^|]+ \| {numbers}(, {numbers})* \|", line)] == []
