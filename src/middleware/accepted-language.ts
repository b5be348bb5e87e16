import { type Locale, preferredOf } from "../shared/languages.ts";

/** The longest header that a browser sends has far fewer. */
const mostNamed = 20;

/** Reads Accept-Language as RFC 9110 says. A header that names no language of the site means English. */
export function acceptedLanguage(header: string | undefined, on: readonly Locale[]): Locale {
  if (!header) return "en";
  const named = header.split(",", mostNamed).map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter))?.replace(/^q\s*=\s*/i, "");
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const wanted = named.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return (
    preferredOf(
      wanted.map(({ tag }) => tag),
      on,
    ) ?? "en"
  );
}
