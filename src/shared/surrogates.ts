/** Half of a character that takes two places in a text, such as an emoji: no encoding can write it. */
export const loneSurrogate = /\p{Surrogate}/u;

/** The beginning of a text, at most so long, which never ends within a character. */
export function cutText(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, "") : text;
}
