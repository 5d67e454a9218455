"""Looks the locked libraries up among known vulnerabilities: those of Python by pip-audit, those of the pages by npm.

Findings fail. A database that does not answer is reported, and fails nothing: `make check` works without a network.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SECONDS = 120


@dataclass(frozen=True, slots=True)
class Audit:
    """What one audit found; ``unanswered`` says, for people, what it could not look up, or is empty."""

    findings: tuple[str, ...]
    unanswered: str


def read_pip_audit(output: str) -> Audit:
    """Read what ``pip-audit -f json`` wrote; anything but its JSON means that it could not audit."""
    report = _json_object(output)
    if report is None:
        return Audit((), "pip-audit could not reach its database")
    libraries: list[dict[str, Any]] = report["dependencies"]
    skipped = [library["name"] for library in libraries if "skip_reason" in library]
    findings = tuple(
        f"{library['name']} {library['version']}: {vulnerability['id']}, mended in {_versions(vulnerability)}"
        for library in libraries
        for vulnerability in library.get("vulns", ())
    )
    told = f"pip-audit's database has no answer about {len(skipped)} of {len(libraries)} libraries" if skipped else ""
    return Audit(findings, told)


def read_npm_audit(output: str) -> Audit:
    """Read what ``npm audit --json`` wrote; a report without ``vulnerabilities`` means that it could not audit."""
    report = _json_object(output)
    if report is None or "vulnerabilities" not in report:
        return Audit((), "npm audit could not reach its database")
    vulnerabilities: dict[str, dict[str, Any]] = report["vulnerabilities"]
    return Audit(tuple(f"{name} {one['range']}: {one['severity']}" for name, one in vulnerabilities.items()), "")


def _versions(vulnerability: dict[str, Any]) -> str:
    return ", ".join(vulnerability["fix_versions"]) or "no version yet"


def _json_object(output: str) -> dict[str, Any] | None:
    try:
        report = json.loads(output)
    except json.JSONDecodeError:
        return None
    return report if isinstance(report, dict) else None


def _output(*command: str | Path) -> str:
    """Give what a command writes to its standard output, whatever its status; nothing where it takes too long."""
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False).stdout
    except subprocess.TimeoutExpired:
        return ""


def main() -> int:
    """Audit both locks; give 1 when there are findings, else 0."""
    programs = Path(sys.executable).parent
    lock = ROOT / "requirements" / "dev.txt"
    audits = (
        read_pip_audit(_output(programs / "pip-audit", "--disable-pip", "--require-hashes", "-r", lock, "-f", "json")),
        read_npm_audit(_output(programs / "npm", "--prefix", "web", "audit", "--json")),
    )
    for audit in audits:
        if audit.unanswered:
            sys.stderr.write(f"not audited: {audit.unanswered}\n")
        for finding in audit.findings:
            sys.stderr.write(f"vulnerable: {finding}\n")
    return 1 if any(audit.findings for audit in audits) else 0


if __name__ == "__main__":
    sys.exit(main())
