"""Frames of WebSockets (RFC 6455, 5.2): where one ends, the text in a plain one, and the head of one that is sent."""

from __future__ import annotations

from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a text message by itself."""
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Sizes that say in how many bytes the size follows."""
MASK_BYTES: Final = 4


def frame_end(data: bytes, start: int) -> int | None:
    """Give where the frame ends that begins at ``start``, be it there or not; None where its size is not there yet."""
    begin = start + 2
    if len(data) < begin:
        return None
    second = data[start + 1]
    size = second & ~MASKED
    if size >= TWO_BYTES:
        size_at, begin = begin, begin + (2 if size == TWO_BYTES else 8)
        if len(data) < begin:
            return None
        size = int.from_bytes(data[size_at:begin], "big")
    return begin + size + (MASK_BYTES if second & MASKED else 0)


def text_in(frame: bytes) -> bytes | None:
    """Give the text, in UTF-8, of a frame that is a client's message by itself.

    None for all other frames: of other kinds, without a mask, with a size in eight bytes, or not there to their end.
    """
    if len(frame) < 2 or frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    size, begin = frame[1] & ~MASKED, 2
    if size == EIGHT_BYTES:
        return None
    if size == TWO_BYTES:
        size, begin = int.from_bytes(frame[2:4], "big"), 4
    mask_at, begin = begin, begin + MASK_BYTES
    return apply_mask(frame[begin:], frame[mask_at:begin]) if len(frame) == begin + size else None


def text_head(message: bytes) -> bytes:
    """Give the head of a frame with a whole text message."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
