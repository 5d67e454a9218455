/**
 * The focus is never lost: where the thing that has it goes, or can no longer be pressed, the nearest thing of its group
 * has it, or else the section around. It moves in no other case.
 */
import { useEffect } from "react";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What had the focus last, and where. */
interface Focused {
  readonly element: HTMLElement;
  /** What is around it, the nearest first. */
  readonly around: readonly HTMLElement[];
  /** Its middle, measured from the corner of its group. */
  readonly spot: Spot;
}

const GROUPS = "[role=group], [role=grid], [role=listbox]";
const DIALOGS = "[role=dialog], [role=alertdialog]";

function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function spotIn(group: Element | undefined, element: Element): Spot {
  const corner = group?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { x, y } = middle(element);
  return { x: x - corner.x, y: y - corner.y };
}

function groupOf({ element, around }: Pick<Focused, "element" | "around">): HTMLElement | undefined {
  return "roving" in element.dataset ? around.find((one) => one.matches(GROUPS)) : undefined;
}

function focusedAt(element: HTMLElement): Focused {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  return { element, around, spot: spotIn(groupOf({ element, around }), element) };
}

function hasGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled");
}

/** What has the focus instead of what has gone: the nearest of its group, or what is around it. */
function heir(focused: Focused): HTMLElement | undefined {
  const group = groupOf(focused);
  if (group?.isConnected) {
    const members = [...group.querySelectorAll<HTMLElement>("[data-roving]:not(:disabled)")].map((member) => {
      const { x, y } = spotIn(group, member);
      return { member, distance: Math.hypot(x - focused.spot.x, y - focused.spot.y) };
    });
    const [nearest] = members.sort((one, other) => one.distance - other.distance);
    if (nearest !== undefined) return nearest.member;
  }
  const section = focused.around.find((one) => one.isConnected && one.matches("section, main, aside"));
  // A section takes the focus for once; it is no tab stop.
  if (section !== undefined && !section.hasAttribute("tabindex")) section.tabIndex = -1;
  return section;
}

/** Watches over the focus on the page; in dialogs it is their own matter. */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Focused | null = null;

    function onFocusIn({ target }: FocusEvent): void {
      const element = target as HTMLElement;
      if (element.closest(DIALOGS) === null) focused = focusedAt(element);
    }
    /** Pressing something that takes no focus leaves what had it. */
    function onPointerDown({ target }: PointerEvent): void {
      const element = target as HTMLElement;
      if (!focused?.element.contains(element) && element.closest(DIALOGS) === null) focused = null;
    }
    const observer = new MutationObserver(() => {
      if (focused === null || !hasGone(focused.element)) return;
      const here = document.activeElement;
      if (here === null || here === document.body || here === focused.element) {
        heir(focused)?.focus({ preventScroll: true });
      }
    });

    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("pointerdown", onPointerDown);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("pointerdown", onPointerDown);
      observer.disconnect();
    };
  }, []);
}
