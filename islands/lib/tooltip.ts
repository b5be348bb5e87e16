/** Delays of the pointer, for explanations that open by click without any script (`components/Tip.tsx`). */

const openDelayMs = 700;
/** So soon after one was read, the next opens at once. */
const skipDelayMs = 300;
/** To move the pointer from the term to its explanation. */
const graceMs = 100;

let closedAt = Number.NEGATIVE_INFINITY;
let reached: Element | undefined;

/** To be told whenever pointer or focus comes to a button that opens a popover. */
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
  // A click means the browser's own opening and closing from here on.
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
