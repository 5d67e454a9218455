"""How hard the property tests try: HYPOTHESIS_PROFILE=quick | ci (the default) | deep."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A slow example is no fault: kernels compile, lexicons are mapped, several workers share a core.
_COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("quick", max_examples=10, **_COMMON)
settings.register_profile("ci", max_examples=100, print_blob=True, **_COMMON)
settings.register_profile("deep", max_examples=2000, print_blob=True, **_COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
