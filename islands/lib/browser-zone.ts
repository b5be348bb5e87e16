/** Chooses the browser's time zone in each list of zones where nothing is chosen. */
export function chooseBrowserZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const list of document.querySelectorAll<HTMLSelectElement>("select[name=timeZone]"))
    if (!list.value && [...list.options].some(({ value }) => value === timeZone)) list.value = timeZone;
}
