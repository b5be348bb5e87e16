type Mount = typeof import("../islands/lib/mount.ts");
type Module = { default: Parameters<Mount["mount"]>[1] };

const modules = import.meta.glob<Module>("../islands/*.tsx");

const underWay = new WeakMap<Element, Promise<void>>();

function hydrate(island: Element): Promise<void> {
  const known = underWay.get(island);
  if (known) return known;
  // If the code does not arrive, the page still works without it, and the next touch tries again.
  const work = load(island).catch(() => {
    underWay.delete(island);
    // The script waits one task, so that the browser gets the kept event first.
    setTimeout(onInteraction, 0, island);
  });
  underWay.set(island, work);
  return work;
}

async function load(island: Element): Promise<void> {
  const module = modules[`../islands/${island.getAttribute("name")}.tsx`];
  if (!module) return;
  const [{ mount }, { default: component }] = await Promise.all([
    import("../islands/lib/mount.ts"),
    module(),
  ]);
  await mount(island, component);
  island.setAttribute("hydrated", "");
}

function whenVisible(island: Element) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    void hydrate(island);
  });
  // The island's element is `display: contents` and has no box, so this observes its first child.
  observer.observe(island.firstElementChild ?? island);
}

function whenIdle(island: Element) {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void hydrate(island));
  else setTimeout(() => void hydrate(island), 200);
}

function onInteraction(island: Element) {
  const begin = ["pointerenter", "focusin", "touchstart", "change"];
  const held = ["click", "submit"];
  let kept: Event | undefined;
  const start = async () => {
    for (const type of begin) island.removeEventListener(type, start, true);
    await hydrate(island);
    for (const type of held) island.removeEventListener(type, hold, true);
    const event = kept;
    kept = undefined;
    if (event) replay(event);
  };
  const hold = (event: Event) => {
    // Links, ticks and text fields work without the island's code.
    if (event.type === "click" && !(event.target as Element).closest("button")) return void start();
    event.preventDefault();
    event.stopPropagation();
    kept ??= event;
    void start();
  };
  for (const type of begin) island.addEventListener(type, start, { capture: true, passive: true });
  for (const type of held) island.addEventListener(type, hold, true);
}

function replay(event: Event) {
  const target = event.target as HTMLElement;
  if (!target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit((event as SubmitEvent).submitter ?? undefined);
  else (target.closest("button") ?? target).click();
}

const strategies: Record<string, (island: Element) => void> = {
  load: (island) => void hydrate(island),
  idle: whenIdle,
  visible: whenVisible,
  interaction: onInteraction,
};

async function onReach(event: Event) {
  const trigger = (event.target as Element).closest<HTMLButtonElement>("button[popovertarget]");
  if (trigger) (await import("../islands/lib/tooltip.ts")).reachTip(trigger, event);
}

document.addEventListener("pointerover", onReach);
document.addEventListener("focusin", onReach);

if (document.querySelector("[name=timeZone],[data-shows],[data-copies]"))
  void import("../islands/lib/improve-fields.ts");

function isKept(key: string | null): boolean {
  try {
    return key !== null && [localStorage, sessionStorage].some((storage) => storage.getItem(key) !== null);
  } catch {
    // A browser may forbid storage.
    return false;
  }
}

for (const island of document.querySelectorAll("is-land")) {
  // After a reload, an island still hears of the entries that it made in the history.
  const isAwaited = history.state || isKept(island.getAttribute("kept"));
  const when = isAwaited ? "load" : island.getAttribute("when");
  strategies[when ?? ""]?.(island);
}
