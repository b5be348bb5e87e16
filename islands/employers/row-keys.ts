const steps: Record<string, number> = { j: 1, k: -1 };

/** While a row of the list has the focus, j and k move to the next and the one before. Enter opens, as anywhere. */
export function moveByKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const step = steps[key];
    if (!step || ctrlKey || metaKey || altKey) return;
    const rows = [...document.querySelectorAll<HTMLElement>(".applicants summary.applicant-head")];
    const at = rows.indexOf(target as HTMLElement);
    const row = at < 0 ? undefined : rows[at + step];
    if (!row) return;
    event.preventDefault();
    row.focus();
    // The pane follows the focus once it shows something.
    if (
      rows.some((other) => other.parentElement?.hasAttribute("open")) &&
      !row.parentElement?.hasAttribute("open")
    )
      row.click();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/** The way back from an opened row leads to the row in the list, without another request. */
export function closeInPlace(): () => void {
  const onClick = (event: MouseEvent) => {
    const way = event.target instanceof Element && event.target.closest(".list-way a");
    const row = document.querySelector<HTMLElement>(".applicants [open] > summary.applicant-head");
    if (!way || !row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    row.click();
    row.focus();
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}
