import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePassing } from "./usePassing.ts";

test("what is shown goes when its time is over, though all is drawn again meanwhile; what follows has its own", () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(() => usePassing<string>(5000));
  act(() => result.current[1]("chaos"));
  act(() => vi.advanceTimersByTime(3000));
  rerender();
  expect(result.current[0]).toBe("chaos");
  act(() => result.current[1]("exchange"));
  act(() => vi.advanceTimersByTime(4999));
  expect(result.current[0]).toBe("exchange");
  act(() => vi.advanceTimersByTime(1));
  expect(result.current[0]).toBeNull();
  vi.useRealTimers();
});
