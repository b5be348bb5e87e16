/** What a page says to search engines, by type; each block as a browser would cut it out of the page. */
export function dataBlocks(html: string): Map<string, Record<string, unknown>> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return new Map(
    [...blocks].map(([, text = ""]) => {
      const data = JSON.parse(text) as Record<string, unknown>;
      return [String(data["@type"]), data];
    }),
  );
}
