import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { applyMessages, refusedDocuments, wrongTypeMessage } from "../../content/apply-messages.ts";
import { newUpload, type Stored, storeUpload } from "../../domain/applying/store-upload.ts";
import type { Env } from "../../env.ts";
import { type Failure, failures } from "../../errors.ts";
import type { Fault } from "../../services/fault.ts";
import { FilesAway } from "../../services/files/files.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import type { Issue } from "../../shared/issues.ts";
import { bodies } from "../../shared/route.ts";
import { say } from "../../shared/say.ts";
import { loggedFailureOf, refusalWith } from "../failures.tsx";
import { type FormFile, readFormFile, readFormFiles } from "../forms.ts";
import { receiveUpload } from "./upload-body.ts";

interface Wanted {
  acceptedTypes: readonly DocumentType[];
  missing: string;
}

interface Refusal {
  status: ContentfulStatusCode;
  problem: string;
}

/** Stores the one file of a form. No browser owns it, so only this request can attach it. */
export async function receiveFormUpload(
  c: Context<Env>,
  { acceptedTypes, missing }: Wanted,
): Promise<(Stored & { fileName: string }) | Refusal> {
  const received = await receiveUpload(c, async (body) => {
    const file = await readFormFile(c, body, "file");
    if (!file) return undefined;
    const id = await newUpload(c.env, hashOfToken(newToken()));
    return { ...(await storeUpload(c.env, id, file.body)), fileName: file.fileName };
  });
  if (!received) return { status: 400, problem: missing };
  if ("refused" in received) return refusalOf(received.refused, acceptedTypes);
  return acceptedTypes.includes(received.type) ? received : refusalOf("wrongFileType", acceptedTypes);
}

interface WantedFiles<Place extends string> {
  placeOf: (field: string, fileName: string) => Place | undefined;
  typesOf: (place: Place) => readonly DocumentType[];
  /** The place that shows the message of a limit, as long as no file has arrived. */
  pressed: Place;
  /** A form of at most `bodies.form.maxBytes` waits for no place among the uploads. */
  skipsQueue?: boolean;
}

interface FormUploads<Place extends string> {
  form: URLSearchParams;
  kept: { place: Place; id: string; fileName: string }[];
  issues: (Issue & { fileName?: string })[];
  failure: Failure | undefined;
  /** True when a limit ended the reading, so that the fields behind it are missing. */
  isCut: boolean;
}

/** Stores the files of a form while it arrives. A refused file is an issue, and the others are stored. */
export async function receiveFormUploads<Place extends string>(
  c: Context<Env>,
  browserHash: Uint8Array,
  { placeOf, typesOf, pressed, skipsQueue = false }: WantedFiles<Place>,
): Promise<FormUploads<Place>> {
  const kept: FormUploads<Place>["kept"] = [];
  const issues: FormUploads<Place>["issues"] = [];
  const works: Promise<void>[] = [];
  let failure: Failure | undefined;
  let away: Failure | undefined;
  const store = async (place: Place, { fileName, body }: FormFile) => {
    const refuse = (message: string) => void issues.push({ path: place, message, fileName });
    // While the store does not answer, each further file would wait as long as the first.
    if (away) return refuse(away.message);
    const acceptedTypes = typesOf(place);
    try {
      const stored = await storeUpload(c.env, await newUpload(c.env, browserHash), body);
      const fault = "refused" in stored ? stored.refused : "wrongFileType";
      if ("id" in stored && acceptedTypes.includes(stored.type))
        kept.push({ place, id: stored.id, fileName });
      else refuse(refusalOf(fault, acceptedTypes).problem);
    } catch (error) {
      if (error instanceof FilesAway) away = loggedFailureOf(c, error);
      failure = away ?? refusalWith(429)(error);
      refuse(failure.message);
    }
  };
  const take = (field: string, file: FormFile) => {
    const place = placeOf(field, file.fileName);
    if (!place) return undefined;
    // The files are stored in turn, so that a limit refuses the last ones and not any of them.
    const work = Promise.allSettled(works).then(() => store(place, file));
    works.push(work);
    return work;
  };
  const form = new URLSearchParams();
  let isCut = false;
  const read = (body: ReadableStream<Uint8Array>) => readFormFiles(c, body, take, form);
  const { body } = c.req.raw;
  await (body && skipsQueue && isSmall(c) ? read(body) : receiveUpload(c, read)).catch(async (error) => {
    failure = refusalWith(429)(error);
    isCut = true;
    await Promise.allSettled(works);
  });
  if (failure && issues.length === 0) issues.push({ path: pressed, message: failure.message });
  return { form, kept, issues, failure, isCut };
}

const isSmall = (c: Context<Env>) =>
  Number(c.req.header("Content-Length") ?? "Infinity") <= bodies.form.maxBytes;

const messages = { ...applyMessages, ...refusedDocuments };

function refusalOf(fault: Fault, types: readonly DocumentType[]): Refusal {
  const isWrongType = fault === "wrongFileType" || (fault === "fileHeic" && !types.includes("jpg"));
  return {
    status: failures[fault][0],
    problem: isWrongType ? wrongTypeMessage(types) : say(messages[fault]),
  };
}
