import { changeWords } from "../../src/content/en/employer-changes.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";
import { timeoutMs } from "../lib/api.ts";

export const t = translator({ ...formWords, ...changeWords });

/** Sends forms of the page by script, each once at a time. An island for each form would weigh more than the page. */
export function onFormsOf(
  selector: string,
  send: (form: HTMLFormElement, button: HTMLElement | null) => Promise<void>,
): () => void {
  const underWay = new Set<HTMLFormElement>();
  const onSubmit = async (event: SubmitEvent) => {
    const form = event.target;
    const button = event.submitter;
    // A button with an address of its own leads to a page that says more.
    if (!(form instanceof HTMLFormElement) || !form.matches(selector) || button?.hasAttribute("formaction"))
      return;
    event.preventDefault();
    if (underWay.has(form)) return;
    underWay.add(form);
    try {
      await send(form, button);
    } finally {
      underWay.delete(form);
    }
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
}

const refreshed = ["results", "count"];

/** Replaces the list and its count. Keeps the focus, open rows and notes in other forms, and the old list after a failure. */
export const refreshResults = (sent: HTMLFormElement): Promise<void> => drawResults(sent).catch(() => {});

async function drawResults(sent: HTMLFormElement): Promise<void> {
  const response = await fetch(location.pathname + location.search, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) return location.reload();
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const focused = document.activeElement?.id;
  const open = [...document.querySelectorAll<HTMLElement>("#results details[open][id]")].map(({ id }) => id);
  const typed = [...document.querySelectorAll<Typed>("#results :is(textarea, [name=reason])")].filter(
    (field) => field.form !== sent && isChanged(field),
  );
  for (const id of refreshed) {
    const fresh = page.getElementById(id);
    if (fresh) document.getElementById(id)?.replaceChildren(...fresh.childNodes);
  }
  for (const field of typed) document.getElementById(field.id)?.replaceWith(field);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused) document.getElementById(focused)?.focus();
}

type Typed = HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Typed): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;
