import { fileTypeFromBuffer } from "file-type/core";
import type { DocumentType } from "../shared/document-fields.ts";
import { listRoot } from "./compound-file.ts";
import { isJpegHead, isPngHead } from "./picture-heads.ts";
import type { RandomAccess } from "./random-access.ts";
import { endsAsArchive, holdsPage, latin1, tailBytes } from "./stowaways.ts";
import { isWordArchive } from "./word-archive.ts";

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

/**
 * What it begins as, whatever its name says; undefined when it cannot become a document. `head`: the first 512 KiB, or
 * all of a shorter file (`whole`). `isSound` has the last word.
 */
export async function likelyType(head: Uint8Array, whole: boolean): Promise<DocumentType | undefined> {
  // Its parsers meet whatever strangers send: one that stumbles has not recognised a document.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  switch (found?.ext) {
    case "pdf":
      return /^%PDF-\d/.test(latin1(head.subarray(0, 16))) && !holdsPage(head) ? "pdf" : undefined;
    case "jpg":
      return isJpegHead(head, whole) && !holdsPage(head) ? "jpg" : undefined;
    case "png":
      return isPngHead(head) && !holdsPage(head) ? "png" : undefined;
    case "cfb":
      return "doc";
    case "docx":
    case "zip":
      return "docx";
    default:
      return undefined;
  }
}

/** Whether what began as this type is such a document to its end, and nothing else besides. */
export function isSound(type: DocumentType, file: RandomAccess): Promise<boolean> {
  return judges[type](file).catch(() => false);
}

const judges: Record<DocumentType, (file: RandomAccess) => Promise<boolean>> = {
  pdf: (file) => hidesNothing(file, /%%EOF|startxref/g),
  png: (file) => hidesNothing(file, /IEND\xae\x42\x60\x82/g),
  jpg: (file) => hidesNothing(file),
  doc: isWordCompound,
  docx: isWordArchive,
};

/**
 * What stands behind the end is no reason to refuse: phones put a film behind a photo, devices fill up with zeros, and
 * every viewer copes. Nor is a missing end: readers rebuild what was cut. `end`: the mark behind which an archive is none
 * of the document's own.
 */
async function hidesNothing(file: RandomAccess, end?: RegExp): Promise<boolean> {
  const tail = await readTail(file);
  const ends = end ? [...latin1(tail).matchAll(end)] : [];
  return !holdsPage(tail) && !endsAsArchive(tail, ends.at(-1)?.index);
}

async function isWordCompound(file: RandomAccess): Promise<boolean> {
  const tail = await readTail(file);
  if (endsAsArchive(tail, tail.length)) return false;
  const names = await listRoot(file);
  return names.includes("WordDocument") && !names.some((name) => unwelcomeStreams.includes(name));
}

const unwelcomeStreams = ["Workbook", "EncryptedPackage", "Macros"];

function readTail(file: RandomAccess): Promise<Uint8Array> {
  const length = Math.min(file.bytes, tailBytes);
  return file.read(file.bytes - length, length);
}
