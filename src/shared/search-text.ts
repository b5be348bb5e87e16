import { cutText } from "./surrogates.ts";

const maxSearchLength = 200;

/** Reads what somebody searches for. The database refuses a NUL character, and a long text costs it time. */
export const searchText = (text: string | null | undefined): string | undefined =>
  cutText(text?.replace(/\p{Cc}/gu, " ").trim() ?? "", maxSearchLength) || undefined;
