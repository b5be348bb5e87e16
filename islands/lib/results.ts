let underWay: AbortController | undefined;
/** The list and its count while placeholders replace them. */
let kept: { nodes: ChildNode[]; count: string | null } | undefined;

const part = (page: Document, id: string) => page.getElementById(id) as HTMLElement;

function put(nodes: Iterable<ChildNode>, count: string | null): void {
  const results = part(document, "results");
  results.replaceChildren(...nodes);
  results.ariaBusy = null;
  part(document, "count").textContent = count;
  kept = undefined;
}

function putPlaceholders(): void {
  const placeholders = part(document, "loading") as HTMLTemplateElement;
  const results = part(document, "results");
  const count = part(document, "count");
  kept ??= { nodes: [...results.childNodes], count: count.textContent };
  results.replaceChildren(placeholders.content.cloneNode(true));
  results.ariaBusy = "true";
  // A live region reads out only what changes.
  count.textContent = placeholders.dataset.status ?? "";
}

/** Gives up an earlier list that is under way. Without a connection the list before comes back. */
export async function showResults(address: string): Promise<"shown" | "unreachable" | undefined> {
  underWay?.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  putPlaceholders();
  const answer = await textOf(address, signal).catch(() => "unreachable" as const);
  if (signal.aborted) return undefined;
  if (answer === "unreachable") {
    if (kept) put(kept.nodes, kept.count);
    return answer;
  }
  const page = new DOMParser().parseFromString(answer.text, "text/html");
  if (!answer.ok || !part(page, "results")) {
    // The browser shows what went wrong.
    location.assign(address);
    return undefined;
  }
  put(part(page, "results").childNodes, part(page, "count").textContent);
  document.title = page.title;
  return "shown";
}

async function textOf(address: string, signal: AbortSignal): Promise<{ ok: boolean; text: string }> {
  const response = await fetch(address, { signal });
  return { ok: response.ok, text: await response.text() };
}

/** On a phone the list begins below the form. */
export function revealResults(): void {
  const results = part(document, "results");
  if (results.getBoundingClientRect().top > innerHeight * 0.75) results.scrollIntoView();
}
