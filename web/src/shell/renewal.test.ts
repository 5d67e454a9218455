import { expect, test, vi } from "vitest";
import { renewWhenOutdated } from "./renewal.ts";

test("a page whose part is gone is loaded anew, and not again at once", () => {
  const reload = vi.fn();
  renewWhenOutdated(reload);
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  expect(reload).toHaveBeenCalledTimes(1);
});
