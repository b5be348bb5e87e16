/** No encoding can write half of a character that takes two places in a text, such as an emoji. */
export const loneSurrogate = /\p{Surrogate}/u;

export function cutText(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, "") : text;
}
