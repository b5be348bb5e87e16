import type { DocumentField } from "../../src/shared/applying/document-fields.ts";
import { photoEndings, takesPhotoAsPdf, typeNames } from "../../src/shared/applying/document-fields.ts";
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
  if (ending && !accept.split(",").includes(ending)) return wrongType({ acceptedTypes }, ending);
  if (file.size === 0) return t("fileEmpty");
  return file.size > maxBytes ? t("fileTooLarge") : undefined;
}

/** The sentence also offers photos where the browser turns them into PDFs, unless it could not read this photo. */
export const wrongType = (field: Pick<DocumentField, "acceptedTypes">, ending?: string): string =>
  t("fileWrongType", {
    types: typeNames(
      takesPhotoAsPdf(field) && !(ending && photoEndings.includes(ending))
        ? [...field.acceptedTypes, "jpg", "png"]
        : field.acceptedTypes,
    ),
  });
