"""How hard the property tests try: HYPOTHESIS_PROFILE=quick | ci (the default) | deep."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

EXAMPLES = {"quick": 10, "ci": 100, "deep": 2000}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        max_examples=examples,
        # A slow example is no fault: kernels compile, lexicons are mapped, several workers share a core.
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=name != "quick",
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
