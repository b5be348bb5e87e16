import { Readable } from "node:stream";
import busboy from "busboy";
import type { Context } from "hono";
import type { Env } from "../env.ts";
import { Failure, fail } from "../errors.ts";
import { UploadTooSlow } from "../services/uploads/minimum-speed.ts";
import { lazyStream } from "../shared/lazy-stream.ts";
import { bodies } from "../shared/route.ts";
import { readBody } from "./valid.ts";

const { maxBytes: maxFormBytes } = bodies.form;

const mediaType = (c: Context<Env>) => c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();

export async function readForm(c: Context<Env>): Promise<URLSearchParams> {
  const bytes = await readBody(c, maxFormBytes);
  if (bytes.byteLength > 0 && mediaType(c) !== "application/x-www-form-urlencoded") fail("wrongContentType");
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

interface FormFile {
  fileName: string;
  body: ReadableStream<Uint8Array>;
}

export async function readFormFile(
  c: Context<Env>,
  body: ReadableStream<Uint8Array>,
  field: string,
): Promise<FormFile | undefined> {
  const contentType = c.req.header("Content-Type");
  if (mediaType(c) !== "multipart/form-data" || !contentType) return fail("wrongContentType");
  const parser = parserOf(contentType);
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  return new Promise((resolve, reject) => {
    const broken = (cause: unknown) => reject(asSent(cause));
    let found = false;
    parser.on("file", (name, file, { filename }) => {
      if (found || name !== field || !filename) return void file.resume();
      found = true;
      source.on("error", (error) => file.destroy(error));
      resolve({ fileName: filename.replace(/\p{Cc}/gu, ""), body: bodyOf(file) });
    });
    parser.on("close", () => resolve(undefined));
    parser.on("error", broken);
    source.on("error", broken);
    source.pipe(parser);
    let before = 0;
    // The parser comes first, because it may find the file in this chunk.
    source.on("data", (chunk: Uint8Array) => {
      before += found ? 0 : chunk.length;
      if (before > maxFormBytes) source.destroy(new Failure("tooLarge"));
    });
  });
}

function bodyOf(file: Readable): ReadableStream<Uint8Array> {
  // Without a listener an early error would end the process.
  file.on("error", () => {});
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]();
  const next = () =>
    chunks.next().catch((cause) => {
      throw asSent(cause);
    });
  return lazyStream(next, () => void file.destroy());
}

/** The visitor broke off or sent no form. */
function asSent(cause: unknown): unknown {
  const isKnown = cause instanceof Failure || cause instanceof UploadTooSlow;
  return isKnown ? cause : new Failure("badRequest", { cause });
}

function parserOf(contentType: string): busboy.Busboy {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { files: 1, fields: 10, fieldSize: 10_000, headerPairs: 20 },
    });
  } catch (cause) {
    return fail("badRequest", { cause });
  }
}
