import type { RandomAccess } from "../random-access.ts";
import { objectBefore, PackedTooMuch, readObjectStream } from "./object-streams.ts";
import { readText } from "./objects.ts";

export interface PdfActions {
  launches: boolean;
  activeContent: boolean;
  isBeyondBounds: boolean;
}

const stride = 256 * 1024;
const before = 256 * 1024;
const behind = 4 * 1024;
const mostStreams = 4096;
const mostUnpacked = 64 * 1024 * 1024;

const gap = "(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n]){0,50}";
const end = "(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])";
const reference = `\\d{1,10}[\\0\\t\\n\\f\\r ]{1,20}\\d{1,5}[\\0\\t\\n\\f\\r ]{1,20}R`;

/** A PDF may write each letter of a name as its number. */
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
const bareLaunch = new RegExp(`^${gap}${name("Launch")}`);

export async function pdfActions(file: RandomAccess): Promise<PdfActions> {
  const found: PdfActions = { launches: false, activeContent: false, isBeyondBounds: false };
  const look = (text: string) => {
    found.launches ||= launch.test(text);
    found.activeContent ||= active.test(text);
  };
  let streams = 0;
  let unpacked = 0;
  for (let start = 0; start < file.bytes; start += stride) {
    const text = await readText(file, start, stride + behind);
    look(text);
    const from = Math.max(0, start - before);
    let around: string | undefined;
    for (const { index } of text.matchAll(objectStream)) {
      const isOfNextPart = index >= stride;
      if (isOfNextPart) break;
      streams += 1;
      // Few documents have such a stream in each part, so only this line reads the bytes before it.
      around ??= await readText(file, from, start - from + stride);
      const object = from + objectBefore(around, start - from + index);
      const objects = await readObjectStream(file, object).catch(tooMuch);
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
