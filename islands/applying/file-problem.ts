import type { DocumentField } from "../../src/shared/applying/document-fields.ts";
import { typeNames } from "../../src/shared/applying/document-fields.ts";
import { isHeic } from "../../src/shared/applying/file-signs.ts";
import { t } from "./words.ts";

/** Says why the site would refuse a chosen file. The server judges all others. */
export function fileProblem(
  { accept, acceptedTypes, maxBytes }: Pick<DocumentField, "accept" | "acceptedTypes" | "maxBytes">,
  file: { name: string; size: number },
  head: Uint8Array,
): string | undefined {
  const ending = /\.\w+$/.exec(file.name.toLowerCase())?.[0];
  if (isHeic(head) || /^\.hei[cf]$/.test(ending ?? "")) return t("fileHeic");
  // Some phones hand over a file without an ending. The server looks at its content.
  if (ending && !accept.split(",").includes(ending)) return wrongType({ acceptedTypes });
  if (file.size === 0) return t("fileEmpty");
  return file.size > maxBytes ? t("fileTooLarge") : undefined;
}

export const wrongType = ({ acceptedTypes }: Pick<DocumentField, "acceptedTypes">): string =>
  t("fileWrongType", { types: typeNames(acceptedTypes) });
