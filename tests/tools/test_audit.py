"""The audit fails on findings alone, and says what it could not look up."""

import json

from tools import audit


def test_findings_are_reported_with_what_mends_them() -> None:
    report = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}]}
    assert audit.read_pip_audit(json.dumps(report)) == audit.Audit(("a 1: CVE-1, mended in 2",), "")


def test_sound_libraries_leave_nothing_to_say() -> None:
    report = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
    assert audit.read_pip_audit(json.dumps(report)) == audit.Audit((), "")


def test_libraries_that_the_database_does_not_know_are_counted() -> None:
    report = {"dependencies": [{"name": "a", "skip_reason": "no"}, {"name": "b", "version": "1", "vulns": []}]}
    found = audit.read_pip_audit(json.dumps(report))
    assert found == audit.Audit((), "pip-audit's database has no answer about 1 of 2 libraries")


def test_pip_audit_without_a_network_fails_nothing() -> None:
    assert audit.read_pip_audit("") == audit.Audit((), "pip-audit could not reach its database")


def test_npm_findings_are_reported() -> None:
    report = {"vulnerabilities": {"b": {"range": "<2", "severity": "high"}}}
    assert audit.read_npm_audit(json.dumps(report)) == audit.Audit(("b <2: high",), "")


def test_npm_without_its_database_fails_nothing() -> None:
    refused = json.dumps({"message": "405", "error": {"summary": ""}})
    assert audit.read_npm_audit(refused) == audit.Audit((), "npm audit could not reach its database")
    assert audit.read_npm_audit(json.dumps({"vulnerabilities": {}})) == audit.Audit((), "")
