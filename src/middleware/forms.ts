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

/** Fails with 413 above the limit of forms, and with 415 for a body that is not URL-encoded. */
export async function readForm(c: Context<Env>): Promise<URLSearchParams> {
  const bytes = await readBody(c, maxFormBytes);
  if (bytes.byteLength > 0 && mediaType(c) !== "application/x-www-form-urlencoded") fail("wrongContentType");
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

export const isMultipart = (c: Context<Env>): boolean => mediaType(c) === "multipart/form-data";

export interface FormFile {
  fileName: string;
  body: ReadableStream<Uint8Array>;
}

/** Returns the first file of `field`, or undefined without one. Fails with 413 when too much comes before it. */
export async function readFormFile(
  c: Context<Env>,
  body: ReadableStream<Uint8Array>,
  field: string,
): Promise<FormFile | undefined> {
  const parser = parserOf(c, { files: 1, fields: 10 });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  return new Promise((resolve, reject) => {
    const broken = (cause: unknown) => reject(asSent(cause));
    let found = false;
    parser.on("file", (name, file, { filename }) => {
      if (found || name !== field || !filename) return void file.resume();
      found = true;
      source.on("error", (error) => file.destroy(error));
      resolve({ fileName: nameOf(filename), body: bodyOf(file).body });
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

/** Calls `take` with each chosen file as it arrives, and fills `fields` with the other values. */
export async function readFormFiles(
  c: Context<Env>,
  body: ReadableStream<Uint8Array>,
  take: (field: string, file: FormFile) => Promise<void> | undefined,
  fields = new URLSearchParams(),
): Promise<URLSearchParams> {
  const parser = parserOf(c, { files: 20, fields: 60 });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  return new Promise((resolve, reject) => {
    const broken = (cause: unknown) => reject(asSent(cause));
    const works: Promise<void>[] = [];
    let taking = 0;
    parser.on("field", (name, value) => fields.append(name, value));
    parser.on("file", (name, file, { filename }) => {
      const { body, skip } = bodyOf(file);
      const work = filename ? take(name, { fileName: nameOf(filename), body }) : undefined;
      // The limit of a form counts no byte of a chosen file, also when nobody takes the file.
      if (filename) {
        taking += 1;
        file.once("close", () => {
          taking -= 1;
        });
      }
      if (!work) return void file.resume();
      source.on("error", (error) => file.destroy(error));
      const done = work.then(skip);
      done.catch((error) => {
        reject(error);
        source.destroy();
      });
      works.push(done);
    });
    parser.on("close", () => Promise.all(works).then(() => resolve(fields), reject));
    parser.on("error", broken);
    source.on("error", broken);
    source.pipe(parser);
    let beside = 0;
    source.on("data", (chunk: Uint8Array) => {
      beside += taking > 0 ? 0 : chunk.length;
      if (beside > maxFormBytes) source.destroy(new Failure("tooLarge"));
    });
  });
}

const nameOf = (fileName: string) => fileName.replace(/\p{Cc}/gu, "");

function bodyOf(file: Readable) {
  // Without a listener, an early error would end the process.
  file.on("error", () => {});
  const chunks = file.iterator({ destroyOnReturn: false });
  const next = () =>
    chunks.next().catch((cause) => {
      throw asSent(cause);
    });
  /** The parts behind the file arrive only after its rest is read. */
  const skip = async () => {
    await chunks.return?.();
    file.resume();
  };
  return { body: lazyStream(next, skip), skip };
}

function asSent(cause: unknown): unknown {
  const isKnown = cause instanceof Failure || cause instanceof UploadTooSlow;
  return isKnown ? cause : new Failure("badRequest", { cause });
}

function parserOf(c: Context<Env>, most: { files: number; fields: number }): busboy.Busboy {
  const contentType = c.req.header("Content-Type");
  if (!isMultipart(c) || !contentType) return fail("wrongContentType");
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { ...most, fieldSize: maxFormBytes, headerPairs: 20 },
    });
  } catch (cause) {
    return fail("badRequest", { cause });
  }
}
