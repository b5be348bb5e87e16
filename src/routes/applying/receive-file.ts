import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { t } from "../../content/words.ts";
import { newUpload, type Refused, type Stored, storeUpload } from "../../domain/applying/store-upload.ts";
import type { Env } from "../../env.ts";
import { receiveUpload } from "../../middleware/applying/upload-body.ts";
import { readFormFile } from "../../middleware/forms.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { uploadRefusal } from "./upload-refusal.ts";

export type Refusal = { status: ContentfulStatusCode; problem: string };

/** Stores the file of a form on an application's own page; no browser holds it, only the application may. */
export async function receiveFile(
  c: Context<Env>,
  acceptedTypes: readonly DocumentType[],
): Promise<Stored | Refusal> {
  const received = await receiveUpload(c, async (body) => {
    const file = await readFormFile(c, body, "file");
    if (!file) return undefined;
    const place = await newUpload(c.env, hashOfToken(newToken()));
    return storeUpload(c.env, place, file.body);
  });
  if (!received) return { status: 400, problem: t("certificates.missing") };
  if ("refused" in received) return refusalOf(received.refused, acceptedTypes);
  return acceptedTypes.includes(received.type) ? received : refusalOf("wrongType", acceptedTypes);
}

function refusalOf(refused: Refused["refused"], acceptedTypes: readonly DocumentType[]): Refusal {
  const statuses: Partial<Record<Refused["refused"], ContentfulStatusCode>> = { empty: 400, tooLarge: 413 };
  return { status: statuses[refused] ?? 415, problem: uploadRefusal(refused, acceptedTypes) };
}
