/** Delays explanations that the browser itself opens on a click (`components/shell/Tip.tsx`). */

const openDelayMs = 700;
/** Within this time after one explanation the next opens at once. */
const skipDelayMs = 300;
/** The pointer gets this time to reach the explanation. */
const graceMs = 100;

let closedAt = Number.NEGATIVE_INFINITY;
let reached: Element | undefined;

/** Call it whenever pointer or focus reaches a button that opens a popover. */
export function reachTip(
  trigger: HTMLButtonElement,
  { type, pointerType }: Event & { pointerType?: string },
): void {
  const tip = trigger.popoverTargetElement as HTMLElement | null;
  const isHeld = () => trigger.matches(":hover, :focus-visible") || tip?.matches(":hover");
  if (tip?.role !== "tooltip" || trigger === reached || pointerType === "touch" || !isHeld()) return;
  reached = trigger;
  const listening = new AbortController();
  const { signal } = listening;

  const atOnce = type === "focusin" || performance.now() - closedAt < skipDelayMs;
  const opening = setTimeout(() => tip.showPopover({ source: trigger }), atOnce ? 0 : openDelayMs);
  const end = () => {
    clearTimeout(opening);
    listening.abort();
    if (reached === trigger) reached = undefined;
  };
  const leave = () =>
    setTimeout(() => {
      if (signal.aborted || isHeld()) return;
      if (tip.matches(":popover-open")) tip.hidePopover();
      else end();
    }, graceMs);

  trigger.addEventListener("pointerleave", leave, { signal });
  trigger.addEventListener("blur", leave, { signal });
  tip.addEventListener("pointerleave", leave, { signal });
  // After a click the browser opens and closes by itself.
  trigger.addEventListener("click", () => clearTimeout(opening), { signal });
  tip.addEventListener(
    "toggle",
    ({ newState }) => {
      if (newState !== "closed") return;
      closedAt = performance.now();
      end();
    },
    { signal },
  );
}
