import { t } from "./form-words.ts";

export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

const durationMs = 5000;
const swipeThresholdPx = 50;
const hotkey = "F8";
/** A screen reader reads a live region's text only when the region existed before. */
const announceDelayMs = 50;

let shown: { element: HTMLElement; close: () => void } | undefined;

export function showToast(toast: Toast): void {
  const region = document.getElementById("toasts");
  if (!region) return;
  shown?.close();
  region.tabIndex = -1;
  region.setAttribute("aria-live", toast.variant === "destructive" ? "assertive" : "polite");
  setTimeout(() => put(region, toast), announceDelayMs);
  document.addEventListener("keydown", onKey);
}

function put(region: HTMLElement, toast: Toast) {
  shown?.close();
  const element = draw(toast);
  const before = document.activeElement;
  const stopClock = countDown(element, () => close());
  const close = () => {
    stopClock();
    const hadFocus = element.contains(document.activeElement) || document.activeElement === region;
    element.remove();
    if (shown?.element === element) shown = undefined;
    if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  element.querySelector("button")?.addEventListener("click", close);
  closeOnSwipe(element, close);
  shown = { element, close };
  region.replaceChildren(element);
  keepClear(region, element);
  uncoverFocus(region, element);
}

function draw({ title, description, variant = "default" }: Toast): HTMLElement {
  const element = document.createElement("div");
  element.className = variant === "destructive" ? "toast toast-destructive" : "toast";
  // The text scrolls alone, so that Close stays on the screen.
  const text = document.createElement("div");
  text.append(textElement("strong", title));
  if (description) text.append(textElement("p", description));
  const button = textElement("button", "×") as HTMLButtonElement;
  button.type = "button";
  button.setAttribute("aria-label", t("shell.close"));
  element.append(text, button);
  return element;
}

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function onKey(event: KeyboardEvent) {
  if (!shown) return;
  if (event.key === "Escape") shown.close();
  if (event.key === hotkey) {
    event.preventDefault();
    shown.element.querySelector("button")?.focus();
  }
}

/** The time stops while somebody reads the toast, holds it, or looks at another window. */
function countDown(element: HTMLElement, done: () => void): () => void {
  const held = new Set<string>();
  const listening = new AbortController();
  let left = durationMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    since = performance.now();
    timer = setTimeout(done, left);
  };
  const hold = (why: string) => {
    if (held.size === 0) {
      clearTimeout(timer);
      left -= performance.now() - since;
    }
    held.add(why);
  };
  const release = (why: string) => {
    if (held.delete(why) && held.size === 0) run();
  };
  const on = (target: EventTarget, type: string, act: (why: string) => void, why: string) =>
    target.addEventListener(type, () => act(why), { signal: listening.signal });
  on(element, "pointerenter", hold, "hover");
  on(element, "pointerleave", release, "hover");
  on(element, "focusin", hold, "focus");
  on(element, "focusout", release, "focus");
  on(window, "blur", hold, "window");
  on(window, "focus", release, "window");
  on(document, "visibilitychange", () => (document.hidden ? hold : release)("hidden"), "hidden");
  run();
  if (document.hidden) hold("hidden");
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

function closeOnSwipe(element: HTMLElement, close: () => void) {
  let startX: number | undefined;
  // A mouse would mark the text and then drag it.
  element.style.userSelect = "none";
  const outward = document.dir === "rtl" ? -1 : 1;
  const distance = (event: PointerEvent) =>
    Math.max(0, outward * (event.clientX - (startX ?? event.clientX)));
  element.addEventListener("pointerdown", (event) => {
    if (!(event.target as Element).closest("button")) startX = event.clientX;
  });
  element.addEventListener("pointermove", (event) => {
    if (startX === undefined) return;
    if (distance(event) > 0) element.setPointerCapture(event.pointerId);
    element.style.transform = `translateX(${outward * distance(event)}px)`;
  });
  element.addEventListener("pointerup", (event) => {
    const far = distance(event) >= swipeThresholdPx;
    startX = undefined;
    element.style.transform = "";
    if (far) close();
  });
  element.addEventListener("pointercancel", () => {
    startX = undefined;
    element.style.transform = "";
  });
}

/** Moves a toast to the foot or to the top, so that it covers no sentence that is shown once, no error and no wrong answer. */
function keepClear(region: HTMLElement, element: HTMLElement) {
  const needed = [...document.querySelectorAll("[data-shown-once], .error-msg, .error-msg + *")];
  const move = () => {
    if (!element.isConnected) return removeEventListener("scroll", move);
    region.classList.remove("at-top");
    if (needed.some((part) => areOver(element, part))) region.classList.add("at-top");
  };
  move();
  if (needed.length > 0) addEventListener("scroll", move, { passive: true });
}

function areOver(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
}

/** Scrolls the page, so that a toast never hides the focused element. */
function uncoverFocus(region: HTMLElement, element: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || element.contains(focused)) return;
  if (!areOver(element, focused)) return;
  const [covered, toast] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
  const isAtTop = region.classList.contains("at-top");
  window.scrollBy(0, isAtTop ? covered.top - toast.bottom - 16 : covered.bottom - toast.top + 16);
}
