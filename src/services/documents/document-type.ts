import type { DocumentType } from "../../shared/applying/document-fields.ts";
import type { Fault } from "../fault.ts";
import { listRoot } from "./compound-file.ts";
import { endsAsArchive, holdsPage, latin1, tailBytes } from "./hidden-content.ts";
import { pdfActions } from "./pdf/actions.ts";
import { pdfState } from "./pdf/pages.ts";
import { isHugeJpeg, isHugePng, isJpegHead, isPngHead } from "./picture-heads.ts";
import type { RandomAccess } from "./random-access.ts";
import { wordFault } from "./word-archive.ts";

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

export interface Judgement {
  fault: Fault | undefined;
  activeContent: boolean;
}

export async function judgeDocument(type: DocumentType, file: RandomAccess): Promise<Judgement> {
  const fault = await faults[type](file).catch(() => "wrongFileType" as const);
  if (fault || type !== "pdf") return { fault, activeContent: false };
  const state = pdfFaults[await pdfState(file).catch(() => "broken" as const)];
  if (state) return { fault: state, activeContent: false };
  const { launches, isBeyondBounds, activeContent } = await pdfActions(file);
  const action = launches
    ? ("filePdfLaunch" as const)
    : isBeyondBounds
      ? ("filePdfBroken" as const)
      : undefined;
  return { fault: action, activeContent };
}

const pdfFaults = { readable: undefined, locked: "filePdfLocked", broken: "filePdfBroken" } as const;

const faults: Record<DocumentType, (file: RandomAccess) => Promise<Fault | undefined>> = {
  pdf: (file) => hiddenFault(file, /%%EOF|startxref/g),
  png: async (file) =>
    (await hiddenFault(file, /IEND\xae\x42\x60\x82/g)) ??
    ((await isHugePng(file)) ? "filePictureHuge" : undefined),
  jpg: async (file) =>
    (await hiddenFault(file)) ?? ((await isHugeJpeg(file)) ? "filePictureHuge" : undefined),
  doc: compoundFault,
  docx: wordFault,
};

/** Phones append a video to a photo, devices pad with zeros, and readers repair a missing end. */
async function hiddenFault(file: RandomAccess, end?: RegExp): Promise<Fault | undefined> {
  const tail = await readTail(file);
  const ends = end ? [...latin1(tail).matchAll(end)] : [];
  return holdsPage(tail) || endsAsArchive(tail, ends.at(-1)?.index) ? "wrongFileType" : undefined;
}

async function compoundFault(file: RandomAccess): Promise<Fault | undefined> {
  const tail = await readTail(file);
  if (endsAsArchive(tail, tail.length)) return "wrongFileType";
  const root = (await listRoot(file)).map((entry) => ({ ...entry, name: entry.name.toUpperCase() }));
  const isWord = root.some(({ name }) => name === "WORDDOCUMENT");
  if (!isWord || root.some(({ name }) => unwelcomeStreams.includes(name))) return "wrongFileType";
  return root.some(({ name, holdsOthers }) => name === "OBJECTPOOL" && holdsOthers)
    ? "fileWordEmbeds"
    : undefined;
}

const unwelcomeStreams = ["WORKBOOK", "ENCRYPTEDPACKAGE", "MACROS", "_VBA_PROJECT_CUR"];

function readTail(file: RandomAccess): Promise<Uint8Array> {
  const length = Math.min(file.bytes, tailBytes);
  return file.read(file.bytes - length, length);
}
