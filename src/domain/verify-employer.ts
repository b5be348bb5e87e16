import { insertAuditEntry } from "../db/audit-log.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import { deleteVerification, upsertVerification } from "../db/verified-employers.ts";

/** `checked` undefined takes the badge away. False when this account posts nothing for this company. */
export function verifyEmployer(
  sql: Database,
  { employerId, company, checked }: { employerId: string; company: string; checked: string | undefined },
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const done =
      checked === undefined
        ? await deleteVerification(tx, employerId, company)
        : await upsertVerification(tx, employerId, company, checked);
    if (!done) return false;
    await insertAuditEntry(tx, {
      actor: { kind: "admin" },
      action: checked === undefined ? "employer unverified" : "employer verified",
      subject: { kind: "employer", id: employerId },
      details: { company, ...(checked !== undefined && { checked }) },
    });
    return true;
  });
}
