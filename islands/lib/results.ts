const timeoutMs = 20_000;

let underWay: AbortController | undefined;
/** The list and its count while placeholders replace them. */
let kept: Results | undefined;

interface Results {
  nodes: Iterable<ChildNode>;
  count: string | null;
  submit: Iterable<ChildNode>;
}

const part = (page: Document, id: string) => page.getElementById(id) as HTMLElement;

const button = (page: Document) => page.querySelector("form.search [type=submit]");

const resultsOf = (page: Document): Results => ({
  nodes: [...part(page, "results").childNodes],
  count: part(page, "count").textContent,
  submit: [...(button(page)?.childNodes ?? [])],
});

function put({ nodes, count, submit }: Results): void {
  const results = part(document, "results");
  results.replaceChildren(...nodes);
  results.ariaBusy = null;
  part(document, "count").textContent = count;
  button(document)?.replaceChildren(...submit);
  kept = undefined;
}

function putPlaceholders(): void {
  const placeholders = part(document, "loading") as HTMLTemplateElement;
  const results = part(document, "results");
  const count = part(document, "count");
  kept ??= resultsOf(document);
  results.replaceChildren(placeholders.content.cloneNode(true));
  results.ariaBusy = "true";
  // A live region reads out only what changes.
  count.textContent = placeholders.dataset.status ?? "";
}

/** Stops loading an earlier list. Without a connection, or on a stalled one, the list before comes back. */
export async function showResults(address: string): Promise<"shown" | "unreachable" | undefined> {
  underWay?.abort();
  const loading = new AbortController();
  underWay = loading;
  putPlaceholders();
  // Some browsers lack `AbortSignal.any`, which would join this signal with one that ends by itself.
  const timer = setTimeout(() => loading.abort(), timeoutMs);
  const answer = await textOf(address, loading.signal).catch(() => "unreachable" as const);
  clearTimeout(timer);
  if (underWay !== loading) return undefined;
  if (answer === "unreachable") {
    if (kept) put(kept);
    return answer;
  }
  const page = new DOMParser().parseFromString(answer.text, "text/html");
  if (!answer.ok || !part(page, "results")) {
    location.assign(address);
    return undefined;
  }
  put(resultsOf(page));
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
