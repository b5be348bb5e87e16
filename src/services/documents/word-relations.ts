import type { ZipEntry } from "unzipit";
import type { Fault } from "../fault.ts";

const MiB = 1024 * 1024;
const mostFiles = 256;
const mostPackedBytes = 512 * 1024;
const mostBytes = 4 * MiB;

const isLink = /\/hyperlink$/i;
const isEmbedding =
  /\/(oleobject|package|afchunk|control|activexcontrol(binary)?|vbaproject|wordvbadata|attachedtoolbars)$/i;

/** Finds content that the document loads or embeds. Throws when readers may disagree about it. */
export async function relationFault(entries: ZipEntry[]): Promise<Fault | undefined> {
  const files = entries.filter(({ name }) => /\.rels$/i.test(name));
  const packed = files.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > mostFiles || packed > mostPackedBytes || unpacked > mostBytes)
    throw new RangeError("Too many relations");
  for (const file of files) {
    const fault = faultIn(await file.text());
    if (fault) return fault;
  }
  return undefined;
}

const begun = /<(?:[\w.-]+:)?Relationship(?![\w.-])/g;
const whole = /<(?:[\w.-]+:)?Relationship((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function faultIn(xml: string): Fault | undefined {
  const relations = [...xml.matchAll(whole)];
  const isPlain = !/<!|\0|\ufffd|encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i.test(xml);
  if (!isPlain || relations.length !== [...xml.matchAll(begun)].length)
    throw new SyntaxError("Relations in an unusual form");
  for (const [, attributes = ""] of relations) {
    const given = new Map(
      [...attributes.matchAll(attribute)].map(([, name = "", double, single]) => [
        name.toLowerCase(),
        decoded(double ?? single ?? "").trim(),
      ]),
    );
    const type = given.get("type") ?? "";
    if (isEmbedding.test(type)) return "fileWordEmbeds";
    if (given.get("targetmode")?.toLowerCase() === "external" && !isLink.test(type)) return "fileWordLoads";
  }
  return undefined;
}

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (written, hex, decimal, name) => {
    if (name) return entities.get(name) ?? written;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
