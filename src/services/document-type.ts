import type { DocumentType } from "../shared/document-fields.ts";
import { listRoot } from "./compound-file.ts";
import { pdfState } from "./pdf-pages.ts";
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
 * all of a shorter file (`whole`). `findFault` has the last word.
 */
export function likelyType(head: Uint8Array, whole: boolean): DocumentType | undefined {
  const start = latin1(head.subarray(0, 8));
  const type = beginnings.find(([beginning]) => start.startsWith(beginning))?.[1];
  return type && isLikely[type](head, whole) ? type : undefined;
}

const beginnings: [string, DocumentType][] = [
  ["%PDF-", "pdf"],
  ["\xff\xd8\xff", "jpg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "doc"],
  ["PK\x03\x04", "docx"],
];

const isLikely: Record<DocumentType, (head: Uint8Array, whole: boolean) => boolean> = {
  pdf: (head) => /^\d$/.test(latin1(head.subarray(5, 6))) && !holdsPage(head),
  jpg: (head, whole) => isJpegHead(head, whole) && !holdsPage(head),
  png: (head) => isPngHead(head) && !holdsPage(head),
  doc: () => true,
  docx: () => true,
};

/** Whether it is a photo as iPhones take them, which is no document here. */
export function isHeic(head: Uint8Array): boolean {
  const brands = latin1(head.subarray(4, 40));
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) && !brands.includes("avif");
}

/** Why a file that may be a document is none. */
export type Fault = "wrongType" | "pdfLocked" | "pdfBroken";

/** What is wrong with a file that began as this type; undefined for a sound document that hides nothing else. */
export async function findFault(type: DocumentType, file: RandomAccess): Promise<Fault | undefined> {
  const isSound = await judges[type](file).catch(() => false);
  if (!isSound) return "wrongType";
  return type === "pdf" ? pdfFaults[await pdfState(file).catch(() => "broken" as const)] : undefined;
}

const pdfFaults = { readable: undefined, locked: "pdfLocked", broken: "pdfBroken" } as const;

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
  // Word finds a stream whatever the case of its name.
  const names = (await listRoot(file)).map((name) => name.toUpperCase());
  return names.includes("WORDDOCUMENT") && !names.some((name) => unwelcomeStreams.includes(name));
}

const unwelcomeStreams = ["WORKBOOK", "ENCRYPTEDPACKAGE", "MACROS", "_VBA_PROJECT_CUR"];

function readTail(file: RandomAccess): Promise<Uint8Array> {
  const length = Math.min(file.bytes, tailBytes);
  return file.read(file.bytes - length, length);
}
