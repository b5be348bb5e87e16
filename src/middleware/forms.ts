import { Readable } from "node:stream";
import busboy from "busboy";
import type { Context } from "hono";
import type { Env } from "../env.ts";
import { Failure, fail } from "../errors.ts";
import { readBody } from "./valid.ts";

const maxFormBytes = 256 * 1024;

const mediaType = (c: Context<Env>) => c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/** A form's fields as a browser posts them without script. */
export async function readForm(c: Context<Env>): Promise<URLSearchParams> {
  const bytes = await readBody(c, maxFormBytes);
  if (bytes.byteLength > 0 && mediaType(c) !== "application/x-www-form-urlencoded") fail("wrongContentType");
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

export interface FormFile {
  /** As the candidate's device calls it. */
  fileName: string;
  body: ReadableStream<Uint8Array>;
}

/** The first file of a posted form, as it comes; undefined when none was chosen. */
export async function readFormFile(c: Context<Env>, field: string): Promise<FormFile | undefined> {
  const contentType = c.req.header("Content-Type");
  if (mediaType(c) !== "multipart/form-data" || !contentType || !c.req.raw.body)
    return fail("wrongContentType");
  const source = Readable.fromWeb(c.req.raw.body as Parameters<typeof Readable.fromWeb>[0]);
  return new Promise((resolve, reject) => {
    // Broken off by the visitor, or no form at all: nobody else's fault.
    const unreadable = (cause: unknown) => reject(new Failure("badRequest", { cause }));
    const parser = parserOf(contentType);
    parser.on("file", (name, file, { filename }) => {
      if (name !== field || !filename) return void file.resume();
      // What breaks later breaks the stream that the caller reads.
      source.on("error", (error) => file.destroy(error));
      parser.on("error", (error) => file.destroy(error as Error));
      resolve({
        fileName: filename.replace(/\p{Cc}/gu, ""),
        body: Readable.toWeb(file) as ReadableStream<Uint8Array>,
      });
    });
    parser.on("close", () => resolve(undefined));
    parser.on("error", unreadable);
    source.on("error", unreadable);
    source.pipe(parser);
  });
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
