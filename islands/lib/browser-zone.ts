const nameOf = (timeZone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** Finds the zone in the list, where the server may use another of its names: Asia/Calcutta is also Asia/Kolkata. */
export function zoneAmong(own: string, listed: readonly string[]): string | undefined {
  if (listed.includes(own)) return own;
  const name = nameOf(own);
  return name && (listed.find((zone) => nameOf(zone) === name) ?? own);
}

/** Chooses the browser's zone where nobody chose one, except UTC, by which a browser hides its zone. */
export function chooseBrowserZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const list of document.querySelectorAll<HTMLSelectElement>("select[name=timeZone]")) {
    const { fallback } = list.dataset;
    if (timeZone === "UTC" || (list.value && list.value !== fallback)) continue;
    const listed = [...list.options].map(({ value }) => value);
    const zone = zoneAmong(timeZone, listed.filter(Boolean));
    if (!zone) continue;
    if (!listed.includes(zone)) list.add(new Option(zone.replaceAll("_", " "), zone));
    list.value = zone;
  }
}
