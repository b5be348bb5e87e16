import { createHash, randomUUID } from "node:crypto";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { pdf } from "../support/document-fixtures.ts";
import { chance } from "./abuse.ts";

/** Documents of 5 MB, each unlike the others, which share all bytes but their last: a thousand fit in memory. */
const random = chance("documents");
const shared = Buffer.from(pdf(5_000_000));
for (let at = 1_000; at < shared.length; at += 4) shared.writeUInt32LE(random() * 2 ** 32, at);
const sharedHash = createHash("sha256").update(shared);

export interface SentDocument {
  /** The id of the place that the document is sent to. */
  id: string;
  url: URL;
  ending: string;
  sha256: string;
}

/** A new place and a document for it. */
export async function aDocument(site: string): Promise<SentDocument> {
  const response = await fetch(`${site}/api/objects/upload`, { method: "POST" });
  if (response.status !== 200) throw new Error(`No upload link: ${response.status} ${await response.text()}`);
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  const url = new URL(uploadURL);
  const ending = `\n${randomUUID()}\n%%EOF\n`;
  const sha256 = sharedHash.copy().update(ending).digest("hex");
  return { id: url.pathname.split("/").at(-1)!, url, ending, sha256 };
}

const lengthOf = ({ ending }: SentDocument) => shared.length + Buffer.byteLength(ending);

interface Sent {
  /** 0: no answer. */
  status: number;
  retryAfterSeconds: number;
}

function send(document: SentDocument): Promise<Sent> {
  return new Promise((resolve) => {
    const headers = { "Content-Length": lengthOf(document) };
    const sent = request(document.url, { method: "PUT", agent: false, headers }, (response) => {
      const retryAfterSeconds = Number(response.headers["retry-after"] ?? 0);
      response.resume().on("end", () => resolve({ status: response.statusCode ?? 0, retryAfterSeconds }));
    });
    sent.on("error", () => resolve({ status: 0, retryAfterSeconds: 0 }));
    sent.write(shared);
    sent.end(document.ending);
  });
}

/** Over a connection of its own; gives the status. */
export const sendDocument = async (document: SentDocument) => (await send(document)).status;

/** The same, and again when it is told to: the statuses of all attempts. */
export async function insistOn(document: SentDocument): Promise<number[]> {
  const { status, retryAfterSeconds } = await send(document);
  if (status !== 503 || retryAfterSeconds === 0) return [status];
  await wait(retryAfterSeconds * 1000);
  return [status, ...(await insistOn(document))];
}

/** Sends `share` of it and hangs up, without a word. */
export function cutDocument(document: SentDocument, share: number): Promise<void> {
  const { url } = document;
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(
        `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: ${lengthOf(document)}\r\n\r\n`,
      );
      socket.write(shared.subarray(0, Math.floor(share * shared.length)), () => socket.resetAndDestroy());
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}
