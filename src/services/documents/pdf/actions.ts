import type { RandomAccess } from "../random-access.ts";
import { objectBefore, PackedTooMuch, readObjectStream } from "./object-streams.ts";
import { readText } from "./objects.ts";

/** What a PDF does beside showing its pages. */
export interface PdfActions {
  /** It starts a program or opens a file. */
  launches: boolean;
  /** It holds scripts, or something that happens by itself. */
  activeContent: boolean;
  /** More is packed in it than anybody looks through. */
  isBeyondBounds: boolean;
}

const stride = 256 * 1024;
/** How far before the mark of a stream of objects the stream may begin. */
const before = 256 * 1024;
/** The longest that a pattern reaches beyond the end of a stride. */
const behind = 4 * 1024;
const mostStreams = 4096;
const mostUnpacked = 64 * 1024 * 1024;

const gap = "(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n]){0,50}";
const end = "(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])";
const reference = `\\d{1,10}[\\0\\t\\n\\f\\r ]{1,20}\\d{1,5}[\\0\\t\\n\\f\\r ]{1,20}R`;

/** A name, each of whose letters may be written by its number. */
const name = (text: string) =>
  `/${[...text].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16).replace(/[a-f]/, bothCases)})`).join("")}${end}`;
const bothCases = (digit: string) => `[${digit}${digit.toUpperCase()}]`;

const launch = new RegExp(`${name("S")}${gap}${name("Launch")}|\\bobj${gap}${name("Launch")}`);
const active = new RegExp(
  [
    `${name("S")}${gap}${name("JavaScript")}`,
    `${name("JavaScript")}${gap}(?:<<|${reference})`,
    `${name("JS")}${gap}${reference}`,
    `${name("AA")}${gap}(?:<<|${reference})`,
  ].join("|"),
);
const objectStream = new RegExp(name("ObjStm"), "g");
/** In a stream of objects nothing stands before a value. */
const bareLaunch = new RegExp(`^${gap}${name("Launch")}`);

/**
 * Looks through the whole file and what is packed in its streams of objects, whether anything refers to it or not. What is
 * encrypted stays unread.
 */
export async function pdfActions(file: RandomAccess): Promise<PdfActions> {
  const found: PdfActions = { launches: false, activeContent: false, isBeyondBounds: false };
  const look = (text: string) => {
    found.launches ||= launch.test(text);
    found.activeContent ||= active.test(text);
  };
  let streams = 0;
  let unpacked = 0;
  for (let start = 0; start < file.bytes; start += stride) {
    const from = Math.max(0, start - before);
    const text = await readText(file, from, start - from + stride + behind);
    look(text.slice(start - from));
    for (const { index } of text.slice(0, start - from + stride).matchAll(objectStream)) {
      if (from + index < start) continue;
      streams += 1;
      const objects = await readObjectStream(file, from + objectBefore(text, index)).catch(tooMuch);
      unpacked += objects === "tooMuch" ? 0 : (objects?.text.length ?? 0);
      found.isBeyondBounds ||= objects === "tooMuch" || streams > mostStreams || unpacked > mostUnpacked;
      if (found.isBeyondBounds || found.launches) return found;
      if (!objects || objects === "tooMuch") continue;
      look(objects.text);
      found.launches ||= objects.values.some((at) => bareLaunch.test(objects.text.slice(at, at + behind)));
    }
  }
  return found;
}

/** PDF readers cannot unpack such a stream either, so it is ignored. */
function tooMuch(error: unknown): "tooMuch" | undefined {
  return error instanceof PackedTooMuch ? "tooMuch" : undefined;
}
