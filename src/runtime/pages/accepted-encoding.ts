export type Encoding = "br" | "gzip" | "identity";

const offered: readonly Encoding[] = ["br", "gzip", "identity"];

const known = new Map<string, Encoding>();
const mostKnown = 200;

/** Caches results, because browsers send few different headers. */
export function acceptedEncoding(header: string | undefined | null): Encoding {
  if (!header) return "identity";
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = negotiate(header);
    if (known.size < mostKnown) known.set(header, encoding);
  }
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
    weights.set(name === "x-gzip" ? "gzip" : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  // An Accept-Encoding header need not name plain text to accept it.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0.0001 : (weights.get("*") ?? 0));
  const [best] = [...offered].sort((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : "identity";
}
