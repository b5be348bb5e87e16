/** No encoding can write half of a character that takes two places in a text, such as an emoji. */
export const loneSurrogate = /\p{Surrogate}/u;

/** Keeps at most `most` UTF-16 units, and no half of a character. */
export function cutText(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, "") : text;
}
