import {
  isReviewFromHire,
  reviewExists,
  updateReviewHidden,
  updateReviewVerified,
} from "../../db/reviews/reviews.ts";
import { type Database, inTransaction, type Transaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { ReviewChange } from "../../shared/accounts/admin.ts";
import { audit } from "../accounts/audit.ts";

interface Change {
  action: string;
  make: (tx: Transaction, id: string) => Promise<boolean>;
}

const changes: Record<ReviewChange, Change> = {
  verify: { action: "review verified", make: verify },
  unverify: { action: "review unverified", make: (tx, id) => updateReviewVerified(tx, id, false) },
  hide: { action: "review hidden", make: (tx, id) => updateReviewHidden(tx, id, true) },
  restore: { action: "review restored", make: (tx, id) => updateReviewHidden(tx, id, false) },
};

/** Gives a mark back that was removed. Fails with 409 for a review that followed no confirmed hire. */
async function verify(tx: Transaction, id: string): Promise<boolean> {
  if (!(await isReviewFromHire(tx, id)))
    return (await reviewExists(tx, id)) ? fail("reviewNotFromHire") : false;
  return updateReviewVerified(tx, id, true);
}

export function moderateReview(sql: Database, id: string, change: ReviewChange): Promise<boolean> {
  const { action, make } = changes[change];
  return inTransaction(sql, async (tx) => {
    if (!(await make(tx, id))) return false;
    await audit(tx, "admin", action, ["review", id]);
    return true;
  });
}
