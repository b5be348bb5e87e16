import { randomUUID } from "node:crypto";
import type { FileStore } from "../../services/files/files.ts";
import { StoreRefusal } from "../../services/files/s3-files.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { StorageConfig } from "../config/config.ts";
import { ConfigError } from "../config/config-error.ts";
import { isDiskFull } from "./data-folder.ts";

/** A broken store ends the start. Several processes may start at once, so each uses its own name. */
export async function checkStorage(files: FileStore, storage: StorageConfig): Promise<void> {
  const key = `start-${randomUUID()}`;
  try {
    await files.write(key, 0, new TextEncoder().encode("A starting site wrote this and removes it."));
    await files.remove(key);
  } catch (error) {
    throw faultOf(error instanceof Error ? error.cause : error, storage);
  }
}

function faultOf(cause: unknown, storage: StorageConfig): unknown {
  if (isDiskFull(cause)) return cause;
  if (storage.kind !== "s3")
    return new ConfigError(
      `The site cannot write to the folder for documents in DATA_DIR (${reasonOf(cause)}). Repair that disk, or set DATA_DIR to another folder.`,
      {
        cause,
      },
    );
  const reason = cause instanceof StoreRefusal ? cause.message : reasonOf(cause);
  const why = reason.replaceAll("\n", " ");
  return new ConfigError(`The S3 store did not accept a document (${why}). ${whatToDo(cause)}.`, { cause });
}

const refusals: [RegExp, string][] = [
  [/^InvalidAccessKeyId$/, "Correct S3_ACCESS_KEY_ID"],
  [/^(SignatureDoesNotMatch|InvalidSignature)$/, "Correct S3_SECRET_ACCESS_KEY"],
  [/^(NoSuchBucket|InvalidBucketName|AllAccessDisabled)$/, "Correct S3_BUCKET, or create that bucket"],
  [/^RequestTimeTooSkewed$/, "Set the clock of this machine"],
];

function whatToDo(cause: unknown): string {
  if (!(cause instanceof StoreRefusal)) return "Correct S3_ENDPOINT, or start the store that it names";
  const { code = "", status, region } = cause;
  const known = refusals.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known;
  if (region) return `Set S3_REGION=${region}`;
  if (/Region|Location|AuthorizationHeaderMalformed/.test(code)) return "Correct S3_REGION";
  if (status === 401 || status === 403)
    return "Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let that key read, write and delete in S3_BUCKET";
  if (status === 404) return "Correct S3_BUCKET and S3_ENDPOINT";
  // 501 comes from a server that is no store.
  if (status < 500 || status === 501) return "Correct S3_ENDPOINT and S3_REGION";
  return "Repair the store, or wait until it works again";
}
