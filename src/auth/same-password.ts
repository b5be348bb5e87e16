import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

export const samePassword = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));
