import { timeoutMs } from "../lib/api.ts";
import { currentForm } from "./send-forms.ts";

const refreshed = ["results", "count"];

/** Replaces the list and its count. Keeps the focus, open rows and changes in other forms, and the old list after a failure. */
export const refreshResults = (sent: HTMLFormElement): Promise<void> => drawResults(sent).catch(() => {});

async function drawResults(sent: HTMLFormElement): Promise<void> {
  const response = await fetch(location.pathname + location.search, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) return location.reload();
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const focused = document.activeElement?.id;
  const open = [...document.querySelectorAll<HTMLElement>("#results details[open][id]")].map(({ id }) => id);
  const changed = [...document.querySelectorAll<Field>("#results :is(textarea, select)")].filter(
    (field) => field.form !== currentForm(sent) && isChanged(field),
  );
  for (const id of refreshed) {
    const fresh = page.getElementById(id);
    if (fresh) document.getElementById(id)?.replaceChildren(...fresh.childNodes);
  }
  for (const field of changed) document.getElementById(field.id)?.replaceWith(field);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused) document.getElementById(focused)?.focus();
}

type Field = HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;
