const refreshed = ["results", "count"];

/** Draws the list anew, as the server sees it now, and keeps the focus where it was. */
export async function refreshResults(): Promise<void> {
  const focused = document.activeElement?.id;
  const response = await fetch(location.pathname + location.search);
  if (!response.ok) return location.reload();
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const id of refreshed) {
    const fresh = page.getElementById(id);
    if (fresh) document.getElementById(id)?.replaceChildren(...fresh.childNodes);
  }
  if (focused) document.getElementById(focused)?.focus();
}
