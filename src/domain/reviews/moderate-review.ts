import { updateReviewHidden, updateReviewVerified } from "../../db/reviews/reviews.ts";
import { type Database, inTransaction, type Transaction } from "../../db/sql.ts";
import type { ReviewChange } from "../../shared/accounts/admin.ts";
import { audit } from "../accounts/audit.ts";

interface Change {
  action: string;
  make: (tx: Transaction, id: string) => Promise<boolean>;
}

const changes: Record<ReviewChange, Change> = {
  verify: { action: "review verified", make: (tx, id) => updateReviewVerified(tx, id, true) },
  unverify: { action: "review unverified", make: (tx, id) => updateReviewVerified(tx, id, false) },
  hide: { action: "review hidden", make: (tx, id) => updateReviewHidden(tx, id, true) },
  restore: { action: "review restored", make: (tx, id) => updateReviewHidden(tx, id, false) },
};

export function moderateReview(sql: Database, id: string, change: ReviewChange): Promise<boolean> {
  const { action, make } = changes[change];
  return inTransaction(sql, async (tx) => {
    if (!(await make(tx, id))) return false;
    await audit(tx, "admin", action, ["review", id]);
    return true;
  });
}
