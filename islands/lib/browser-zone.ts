const nameOf = (timeZone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/**
 * Finds the zone among the listed ones. Server and browser may list it under different names, such as Asia/Calcutta
 * and Asia/Kolkata. An engine that keeps both names apart gives its own name, which the server knows, too.
 */
export function zoneAmong(own: string, listed: readonly string[]): string | undefined {
  if (listed.includes(own)) return own;
  const name = nameOf(own);
  return name && (listed.find((zone) => nameOf(zone) === name) ?? own);
}

/**
 * Chooses the browser's time zone in each list of zones where nobody chose one. A browser that names UTC hides its
 * zone, so the server's choice stays.
 */
export function chooseBrowserZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const list of document.querySelectorAll<HTMLSelectElement>("select[name=timeZone]")) {
    const { fallback } = list.dataset;
    if (list.value && (list.value !== fallback || timeZone === "UTC")) continue;
    const listed = [...list.options].map(({ value }) => value);
    const zone = zoneAmong(timeZone, listed.filter(Boolean));
    if (!zone) continue;
    if (!listed.includes(zone)) list.add(new Option(zone.replaceAll("_", " "), zone));
    list.value = zone;
  }
}
