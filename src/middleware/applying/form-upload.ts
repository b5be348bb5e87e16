import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { applyMessages, refusedDocuments, wrongTypeMessage } from "../../content/apply-messages.ts";
import { newUpload, type Stored, storeUpload } from "../../domain/applying/store-upload.ts";
import type { Env } from "../../env.ts";
import { failures } from "../../errors.ts";
import type { Fault } from "../../services/fault.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { readFormFile } from "../forms.ts";
import { receiveUpload } from "./upload-body.ts";

interface Wanted {
  acceptedTypes: readonly DocumentType[];
  missing: string;
  browserHash?: Uint8Array;
}

interface Refusal {
  status: ContentfulStatusCode;
  problem: string;
}

export async function receiveFormUpload(
  c: Context<Env>,
  { acceptedTypes, missing, browserHash = hashOfToken(newToken()) }: Wanted,
): Promise<(Stored & { fileName: string }) | Refusal> {
  const received = await receiveUpload(c, async (body) => {
    const file = await readFormFile(c, body, "file");
    if (!file) return undefined;
    const id = await newUpload(c.env, browserHash);
    return { ...(await storeUpload(c.env, id, file.body)), fileName: file.fileName };
  });
  if (!received) return { status: 400, problem: missing };
  if ("refused" in received) return refusalOf(received.refused, acceptedTypes);
  return acceptedTypes.includes(received.type) ? received : refusalOf("wrongFileType", acceptedTypes);
}

const messages = { ...applyMessages, ...refusedDocuments };

function refusalOf(fault: Fault, types: readonly DocumentType[]): Refusal {
  const isWrongType = fault === "wrongFileType" || (fault === "fileHeic" && !types.includes("jpg"));
  return { status: failures[fault][0], problem: isWrongType ? wrongTypeMessage(types) : messages[fault] };
}
