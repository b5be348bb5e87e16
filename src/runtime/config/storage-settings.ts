import * as formats from "./setting-formats.ts";
import type { SettingRow } from "./setting-row.ts";

export const storageSettings = {
  STORAGE: {
    purpose: "Where documents are stored: in `DATA_DIR` (`fs`) or in a store that speaks S3 (`s3`).",
    details: "A Worker always uses its R2 bucket (`r2`).",
    format: formats.choice("fs", "r2", "s3"),
    default: "fs",
    isForNode: true,
  },
  S3_ENDPOINT: {
    purpose: "The address of the store.",
    details:
      "The start writes and deletes one small object. The bucket needs no public access, because documents pass through the site.",
    format: formats.serviceUrl,
    needed: "with STORAGE=s3",
    isForNode: true,
  },
  S3_REGION: {
    purpose: "The region of the bucket.",
    details: "AWS, MinIO and R2 accept the default; a bucket of AWS elsewhere needs its own region.",
    format: formats.anyText,
    default: "us-east-1",
    isForNode: true,
  },
  S3_BUCKET: {
    purpose: "The name of the bucket.",
    format: formats.anyText,
    needed: "with STORAGE=s3",
    isForNode: true,
  },
  S3_ACCESS_KEY_ID: {
    purpose: "The id of the key to the bucket.",
    format: formats.anyText,
    needed: "with STORAGE=s3",
    isSecret: true,
    isForNode: true,
  },
  S3_SECRET_ACCESS_KEY: {
    purpose: "The key to the bucket.",
    format: formats.anyText,
    needed: "with STORAGE=s3",
    isSecret: true,
    isForNode: true,
  },
} as const satisfies Record<string, SettingRow>;
