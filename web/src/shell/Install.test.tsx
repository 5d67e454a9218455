import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { switchLanguage } from "../i18n/text.ts";
import { Install } from "./Install.tsx";
import { awaitOffer } from "./install.ts";

beforeAll(async () => {
  await switchLanguage("en");
  awaitOffer();
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event("appinstalled")));
});

function offered(): { readonly prompt: ReturnType<typeof vi.fn>; readonly event: Event } {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}

it("shows nothing where the browser offers nothing", () => {
  const { container } = render(<Install />);
  expect(container.innerHTML).toBe("");
});

it("keeps the browser's offer until somebody takes it, and asks nobody by itself", () => {
  render(<Install />);
  const { prompt, event } = offered();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Install Litera" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button")).toBeNull();
});

it("is gone when the pages were installed by the browser's own menu", () => {
  render(<Install />);
  offered();
  act(() => void dispatchEvent(new Event("appinstalled")));
  expect(screen.queryByRole("button")).toBeNull();
});

it("says in words how it is done on an iPhone, which offers nothing", () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
  render(<Install />);
  expect(screen.getByText(/Add to Home Screen/)).not.toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says nothing to who has it installed", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const { container } = render(<Install />);
  offered();
  expect(container.innerHTML).toBe("");
});
