import { expect, test, vi } from "vitest";
import { part } from "./part.ts";

test("a part that comes is given, and why one cannot come is said", async () => {
  await expect(part(Promise.resolve({ front: 1 }))).resolves.toEqual({ front: 1 });
  await expect(part(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});

test("for a part that is gone nobody goes on while the page is loaded anew", async () => {
  const goesOn = vi.fn();
  void part(Promise.resolve(undefined)).then(goesOn, goesOn);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(goesOn).not.toHaveBeenCalled();
});
