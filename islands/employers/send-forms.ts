/** Sends forms of the page by script, each once at a time. An island for each form would weigh more than the page. */
export function onFormsOf(
  selector: string,
  send: (form: HTMLFormElement, button: HTMLElement | null) => Promise<void>,
): () => void {
  // A refresh of the list replaces the element of a form that is under way.
  const underWay = new Set<string>();
  const onSubmit = async (event: SubmitEvent) => {
    const form = event.target;
    const button = event.submitter;
    // A button with an address of its own leads to a page that says more.
    if (!(form instanceof HTMLFormElement) || !form.matches(selector) || button?.hasAttribute("formaction"))
      return;
    event.preventDefault();
    const key = form.id || form.action;
    if (underWay.has(key)) return;
    underWay.add(key);
    try {
      await send(form, button);
    } finally {
      underWay.delete(key);
    }
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
}

/** Returns the form as the page shows it, after a refresh of the list too. */
export const currentForm = (form: HTMLFormElement): HTMLFormElement => {
  const shown = form.isConnected ? form : document.getElementById(form.id);
  return shown instanceof HTMLFormElement ? shown : form;
};
