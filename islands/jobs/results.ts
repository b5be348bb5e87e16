let underWay: AbortController | undefined;

function part(page: Document, id: string): HTMLElement {
  const element = page.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

function showPlaceholders(results: HTMLElement): void {
  const placeholders = part(document, "loading") as HTMLTemplateElement;
  results.replaceChildren(placeholders.content.cloneNode(true));
  results.ariaBusy = "true";
}

function swapIn(page: Document): void {
  const results = part(document, "results");
  results.replaceChildren(...part(page, "results").childNodes);
  results.ariaBusy = null;
  // It stays in place, since a live region speaks only of what changes inside it.
  part(document, "count").textContent = part(page, "count").textContent;
  document.title = page.title;
}

/** Shows the list of that address in this page. An earlier one that is still under way is given up. */
export async function showResults(address: string): Promise<void> {
  underWay?.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  showPlaceholders(part(document, "results"));
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    swapIn(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    // The browser's own way to a page also shows what went wrong.
    if (!signal.aborted) location.assign(address);
  }
}
