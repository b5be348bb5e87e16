import type { AuditKind, AuditScene } from "../support/audit-scene.ts";
import { applyAndPay, confirmMailbox, postJob } from "../support/employer.ts";
import { unique } from "../support/fixtures.ts";
import { ownPageIn, receivedMailTo } from "../support/mailbox.ts";
import { Browser, json, send } from "../support/site.ts";

/** The application is for no job in particular. */
export function placementKinds({ world, administrator, employer }: AuditScene): AuditKind[] {
  const kept = { expires: false, hasSession: true };
  const { sql } = world;

  async function aPlacing() {
    const email = `${unique("maria").replace(" ", ".")}@example.com`;
    const { id } = await applyAndPay("", { email }, new Browser(world));
    await confirmMailbox(employer.user.email, sql);
    const job = await postJob(employer);
    const offer = () => administrator.post(`/api/admin/applications/${id}/placement`, { jobId: job.id });
    return { id, email, offer };
  }

  async function answered(answer: string) {
    const { email, offer } = await aPlacing();
    const placement = (await (await offer()).json()) as { id: string };
    const path = ownPageIn((await receivedMailTo(email, sql)).body);
    await send(`${path}/placements/${placement.id}`, json({ answer }, "POST"), world);
  }

  return [
    {
      ...{ action: "placement offered", by: "admin", ...kept },
      cause: async () => (await aPlacing()).offer(),
    },
    {
      ...{ action: "placement accepted", by: "candidate", expires: false },
      cause: () => answered("yes"),
    },
    {
      ...{ action: "placement refused", by: "candidate", expires: false },
      cause: () => answered("no"),
    },
    {
      ...{ action: "general application answered", by: "admin", ...kept },
      cause: async () => {
        const { id } = await aPlacing();
        await administrator.send(
          `/api/admin/applications/${id}/status`,
          json({ status: "under_review" }, "PATCH"),
        );
      },
      details: { from: "submitted", to: "under_review" },
    },
  ];
}
