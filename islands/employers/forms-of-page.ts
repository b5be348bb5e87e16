/**
 * Sends the page's forms of this kind by script, each once at a time: the list around them is the server's, and an
 * island for each would weigh more than the page.
 */
export function onFormsOf(selector: string, send: (form: HTMLFormElement) => Promise<void>): () => void {
  const underWay = new Set<HTMLFormElement>();
  const onSubmit = async (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector)) return;
    event.preventDefault();
    if (underWay.has(form)) return;
    underWay.add(form);
    await send(form);
    underWay.delete(form);
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
}
