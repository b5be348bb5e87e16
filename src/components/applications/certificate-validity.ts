import { t } from "../../content/words.ts";
import { longDate } from "../../shared/format.ts";

/** Both days are `YYYY-MM-DD`. A certificate is valid until the end of its last day. */
export const validityText = (validUntil: string, today: string): string =>
  t(validUntil < today ? "certificates.expiredOn" : "certificates.validUntil", {
    date: longDate(validUntil),
  });
