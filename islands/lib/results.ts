let underWay: AbortController | undefined;

function part(page: Document, id: string): HTMLElement {
  const element = page.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

function showPlaceholders(): void {
  const placeholders = part(document, "loading") as HTMLTemplateElement;
  const results = part(document, "results");
  results.replaceChildren(placeholders.content.cloneNode(true));
  results.ariaBusy = "true";
  // A live region speaks of what changes in it: the same count again would not be told.
  part(document, "count").textContent = placeholders.dataset.status ?? "";
}

function swapIn(page: Document): void {
  const results = part(document, "results");
  results.replaceChildren(...part(page, "results").childNodes);
  results.ariaBusy = null;
  part(document, "count").textContent = part(page, "count").textContent;
  document.title = page.title;
}

/** Shows the list of that address in this page. An earlier one that is still under way is given up. */
export async function showResults(address: string): Promise<void> {
  underWay?.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  showPlaceholders();
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    swapIn(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    // The browser's own way to a page also shows what went wrong.
    if (!signal.aborted) location.assign(address);
  }
}

/** On a phone the list begins below the form: who asks for it by the button wants to see it. */
export function revealResults(): void {
  const results = part(document, "results");
  if (results.getBoundingClientRect().top > innerHeight * 0.75) results.scrollIntoView();
}
