import type { DocumentField } from "../../src/shared/applying/document-fields.ts";
import { typeNames } from "../../src/shared/applying/document-fields.ts";
import { fill } from "../lib/fill.ts";
import type { DocumentWords } from "./words.ts";

/** Why a chosen file need not even be sent; undefined when it may be right, which the server decides. */
export function fileProblem(
  { accept, acceptedTypes, maxBytes }: Pick<DocumentField, "accept" | "acceptedTypes" | "maxBytes">,
  file: { name: string; size: number },
  words: Pick<DocumentWords, "wrongType" | "tooLarge" | "empty" | "heic">,
): string | undefined {
  const ending = /\.\w+$/.exec(file.name.toLowerCase())?.[0];
  // Some phones hand over a file without an ending: the server looks at what is in it.
  if (/^\.hei[cf]$/.test(ending ?? "") && acceptedTypes.includes("jpg")) return words.heic;
  if (ending && !accept.split(",").includes(ending)) return wrongType({ acceptedTypes }, words);
  if (file.size === 0) return words.empty;
  return file.size > maxBytes ? words.tooLarge : undefined;
}

/** In the words of the field. */
export const wrongType = (
  { acceptedTypes }: Pick<DocumentField, "acceptedTypes">,
  words: Pick<DocumentWords, "wrongType">,
): string => fill(words.wrongType, { types: typeNames(acceptedTypes) });
