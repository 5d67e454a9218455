"""The description of the HTTP interface: of what it refuses it says what is true, not what the framework supposes."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus

from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema

_TEXT = Schema(type=OpenAPIType.STRING)
_RULE = Schema(one_of=[_TEXT, Schema(type=OpenAPIType.NULL)], description="The number of the broken rule")
_ERROR = Schema(
    type=OpenAPIType.OBJECT,
    properties={"code": _TEXT, "message": _TEXT, "rule": _RULE},
    required=["code", "message", "rule"],
)
_BODY = Schema(type=OpenAPIType.OBJECT, properties={"error": _ERROR}, required=["error"])
REFUSED = OpenAPIResponse(
    description="Refused: a code, and a sentence for a person",
    content={"application/json": OpenAPIMediaType(schema=_BODY)},
)


@dataclass
class Described(Operation):
    """An operation each of whose refusals is described as it is written."""

    def __post_init__(self) -> None:
        """Put our refusals in the place of the framework's."""
        granted = {
            status: reply for status, reply in (self.responses or {}).items() if int(status) < HTTPStatus.BAD_REQUEST
        }
        self.responses = {**granted, "4XX": REFUSED, str(HTTPStatus.SERVICE_UNAVAILABLE.value): REFUSED}
