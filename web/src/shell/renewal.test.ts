import { expect, test, vi } from "vitest";
import { renewWhenOutdated } from "./renewal.ts";

test("a page whose part is gone is loaded anew when the server answers, and not again at once", async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("away"));
  fetched.mockResolvedValue(new Response());
  renewWhenOutdated(reload);
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
  vi.useRealTimers();
});
