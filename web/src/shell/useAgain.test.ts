import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAgain } from "./useAgain.ts";

let state: DocumentVisibilityState = "visible";

beforeEach(() => {
  state = "visible";
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks while the page is in sight, and at once when it is so again", () => {
  const reload = vi.fn();
  const { unmount } = renderHook(() => useAgain(reload, 1000));
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(2);
  state = "hidden";
  dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(2);
  state = "visible";
  dispatchEvent(new Event("visibilitychange"));
  expect(reload).toHaveBeenCalledTimes(3);
  unmount();
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(3);
});
