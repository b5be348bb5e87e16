import { fileTypeFromBuffer } from "file-type/core";
import type { DocumentType } from "../shared/document-fields.ts";
import { holdsWordHeader, listRoot } from "./compound-file.ts";
import { listZip } from "./zip-listing.ts";

export const documentTypes: Record<DocumentType, { contentType: string; extension: string }> = {
  pdf: { contentType: "application/pdf", extension: "pdf" },
  doc: { contentType: "application/msword", extension: "doc" },
  docx: {
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extension: "docx",
  },
  jpg: { contentType: "image/jpeg", extension: "jpg" },
  png: { contentType: "image/png", extension: "png" },
};

/** Far above any letter or CV of 10 MB; an archive that declares more is meant to fill someone's memory. */
const mostUnpackedBytes = 200 * 1024 * 1024;

/** What the content is, whatever its name says. `head`: the first 512 KiB, or all of a shorter file (`whole`). */
export async function documentType(head: Uint8Array, whole: boolean): Promise<DocumentType | undefined> {
  // Its parsers meet whatever strangers send: one that stumbles has not recognised a document.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  switch (found?.ext) {
    case "jpg":
    case "png":
      return found.ext;
    case "pdf":
      return isPlainPdf(head) ? "pdf" : undefined;
    case "cfb":
      return isWordCompound(head, whole) ? "doc" : undefined;
    case "docx":
    case "zip":
      return isWordArchive(head, whole, found.ext === "docx") ? "docx" : undefined;
    default:
      return undefined;
  }
}

/** Not one that a browser could take for a page as well. */
function isPlainPdf(head: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(head.subarray(0, 1024));
  return /^%PDF-\d/.test(start) && !/<(html|script|!doctype html)\b/i.test(start);
}

/** A long file may hold its directory at the end; then its text stream, which comes early, must be recognisable. */
function isWordCompound(head: Uint8Array, whole: boolean): boolean {
  const names = listRoot(head);
  if (names.includes("Workbook")) return false;
  return names.includes("WordDocument") || (!whole && holdsWordHeader(head));
}

/**
 * `typed`: [Content_Types].xml was read and says a Word document without macros. Some writers put that entry at the
 * end, where a long file's head does not reach; then the names that are at hand decide.
 */
function isWordArchive(head: Uint8Array, whole: boolean, typed: boolean): boolean {
  const listing = listZip(head);
  if (!listing || listing.encrypted || listing.unpackedBytes > mostUnpackedBytes) return false;
  const { names, directory } = listing;
  if (names.some((name) => /^(mimetype$|(xl|ppt|visio|META-INF)\/|word\/vbaProject)/.test(name)))
    return false;
  if (whole) return typed && isPackage(directory ?? []);
  return hasWordPart(names) && (typed || !names.includes(contentTypes));
}

const contentTypes = "[Content_Types].xml";

function isPackage(names: string[]): boolean {
  return names.includes(contentTypes) && hasWordPart(names);
}

function hasWordPart(names: string[]): boolean {
  return names.some((name) => name.startsWith("word/"));
}
