"""What a processor does in one instruction and Numba has no name for: memory at an address, the characters of a text.

Compiled code may call these functions, and so may plain Python. Recursive kernels pass addresses instead of arrays: an
array is seven arguments. An address must be inside an array that is alive: nothing is checked.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.cpython.unicode import _get_code_point
from numba.extending import intrinsic, overload
from numpy.typing import NDArray


def address_of(array: NDArray[Any]) -> int:
    """Give the address of an array's first item; the array must stay alive while it is used."""
    return array.ctypes.data


def load32(address: int) -> int:
    """Give the unsigned 32-bit word at an address."""
    return ctypes.c_uint32.from_address(address).value


def load64(address: int) -> int:
    """Give the signed 64-bit word at an address."""
    return ctypes.c_int64.from_address(address).value


def load_mask(address: int) -> np.uint64:
    """Give the 64-bit word at an address as a mask."""
    return np.uint64(ctypes.c_uint64.from_address(address).value)


def store64(address: int, number: int | np.uint64) -> None:
    """Put a number, or a mask, into the 64-bit word at an address."""
    ctypes.c_int64.from_address(address).value = int(number)


def prefetch(address: int) -> None:
    """Have the memory at an address, any address, brought near without waiting for it."""


def code_point(text: str, index: int) -> int:
    """Give the code point of a text at an index."""
    return ord(text[index])


_WORD = ir.IntType(64)
_Emitted = tuple[Any, Callable[..., ir.Value]]
"""What a compiled function takes and gives, and what writes its one instruction."""


def _pointer(builder: ir.IRBuilder, address: ir.Value, bits: int) -> ir.Value:
    return builder.inttoptr(address, ir.IntType(bits).as_pointer())


def _emit_load32(_typing: Any, _address: Any) -> _Emitted:
    def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> ir.Value:
        return builder.zext(builder.load(_pointer(builder, arguments[0], 32)), _WORD)

    return types.int64(types.int64), emit


def _emit_load64(_typing: Any, _address: Any) -> _Emitted:
    def emit(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> ir.Value:
        return builder.load(_pointer(builder, arguments[0], 64))

    return types.int64(types.int64), emit


def _emit_store64(_typing: Any, _address: Any, _number: Any) -> _Emitted:
    def emit(context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> ir.Value:
        builder.store(arguments[1], _pointer(builder, arguments[0], 64))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), emit


def _emit_prefetch(_typing: Any, _address: Any) -> _Emitted:
    def emit(context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> ir.Value:
        pointer, kind = ir.IntType(8).as_pointer(), ir.IntType(32)
        asked = ir.FunctionType(ir.VoidType(), [pointer, kind, kind, kind])
        ask = builder.module.declare_intrinsic("llvm.prefetch", [pointer], asked)
        to_read, in_all_caches, data = (ir.Constant(kind, number) for number in (0, 3, 1))
        builder.call(ask, [_pointer(builder, arguments[0], 8), to_read, in_all_caches, data])
        return context.get_dummy_value()

    return types.void(types.int64), emit


_load32: Any = intrinsic(_emit_load32)
_load64: Any = intrinsic(_emit_load64)
_store64: Any = intrinsic(_emit_store64)
_prefetch: Any = intrinsic(_emit_prefetch)


@overload(address_of, strict=False)
def _compiled_address_of(_array: Any) -> Callable[..., Any]:
    return lambda array: np.int64(array.ctypes.data)


@overload(load32, strict=False)
def _compiled_load32(_address: Any) -> Callable[..., Any]:
    return lambda address: _load32(address)


@overload(load64, strict=False)
def _compiled_load64(_address: Any) -> Callable[..., Any]:
    return lambda address: _load64(address)


@overload(load_mask, strict=False)
def _compiled_load_mask(_address: Any) -> Callable[..., Any]:
    return lambda address: np.uint64(_load64(address))


@overload(store64, strict=False)
def _compiled_store64(_address: Any, _number: Any) -> Callable[..., Any]:
    return lambda address, number: _store64(address, np.int64(number))


@overload(prefetch, strict=False)
def _compiled_prefetch(_address: Any) -> Callable[..., Any]:
    return lambda address: _prefetch(address)


@overload(code_point, strict=False)
def _compiled_code_point(_text: Any, _index: Any) -> Callable[..., Any]:
    # Where it lies: indexing a text would make another text.
    return lambda text, index: _get_code_point(text, index)  # type: ignore[no-untyped-call]
