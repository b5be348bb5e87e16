/** Gives a page's blocks for search engines by type, cut out as a browser would. */
export function dataBlocks(html: string): Map<string, Record<string, unknown>> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return new Map(
    [...blocks].map(([, text = ""]) => {
      const data = JSON.parse(text) as Record<string, unknown>;
      return [String(data["@type"]), data];
    }),
  );
}
