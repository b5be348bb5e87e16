import { anEmployer } from "../support/account.ts";
import type { AuditScene } from "../support/audit-scene.ts";
import { applyAndPay, postJob, setStatus, undoStatus } from "../support/employer.ts";
import { Browser } from "../support/site.ts";

/** Changes of a status that the candidate never hears of. */
export function statusKinds({ world, administrator, employer: owner, applicationId }: AuditScene) {
  const kept = { expires: false, hasSession: true };
  return [
    {
      ...{ action: "status change taken back", by: "employer", ...kept, subject: applicationId },
      cause: async () => {
        await setStatus(owner.browser, applicationId, "rejected");
        await undoStatus(owner.browser, applicationId);
      },
      details: { from: "rejected", to: "submitted" },
    },
    {
      ...{ action: "status change dropped", by: "system", expires: false },
      cause: async () => {
        const other = await anEmployer(world);
        const { id } = await applyAndPay((await postJob(other)).id, {}, new Browser(world));
        await setStatus(other.browser, id, "rejected");
        await administrator.post(`/api/admin/employers/${other.user.id}/suspension`, { reason: "Fraud" });
      },
      details: { from: "rejected", to: "submitted" },
    },
  ];
}
