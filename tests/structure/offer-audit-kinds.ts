import { anEmployer } from "../support/account.ts";
import type { AuditKind, AuditScene } from "../support/audit-scene.ts";
import { applyAndPay, confirmMailbox, postJob, setStatus } from "../support/employer.ts";
import { mailsTo, ownPageIn } from "../support/mailbox.ts";
import { anOffer } from "../support/offers.ts";
import { Browser } from "../support/site.ts";

export function offerKinds({ world }: AuditScene): AuditKind[] {
  const { sql } = world;
  const candidate = new Browser(world);
  const aScene = async () => {
    const employer = await anEmployer(world);
    await confirmMailbox(employer.user.email, sql);
    const job = await postJob(employer);
    const { id, application } = await applyAndPay(job.id, {}, new Browser(world));
    const mails = await mailsTo(application.email, sql);
    const path = mails.map(({ body }) => ownPageIn(body)).find(Boolean)!;
    return { employer, id, path, calls: `/api/employer/applications/${id}/offer` };
  };
  let offered: Awaited<ReturnType<typeof aScene>>;
  const byEmployer = { by: "employer", expires: false, hasSession: true };
  const byCandidate = { by: "candidate", expires: false };
  const answer = (answer: string) => candidate.post(`${offered.path}/offer`, { answer });
  return [
    {
      ...{ action: "offer made", ...byEmployer },
      cause: async () => {
        offered = await aScene();
        await offered.employer.browser.post(offered.calls, anOffer());
      },
      details: {},
    },
    {
      ...{ action: "offer withdrawn", ...byEmployer },
      cause: () => offered.employer.browser.send(offered.calls, { method: "DELETE" }),
    },
    {
      ...{ action: "offer declined", ...byCandidate },
      cause: async () => {
        await offered.employer.browser.post(offered.calls, anOffer());
        await answer("decline");
      },
    },
    {
      ...{ action: "offer accepted", ...byCandidate },
      cause: async () => {
        await offered.employer.browser.post(offered.calls, anOffer());
        await answer("accept");
      },
    },
    {
      ...{ action: "hire denied", ...byCandidate },
      cause: async () => {
        offered = await aScene();
        await setStatus(offered.employer.browser, offered.id, "accepted");
        await sql`update status_notices set told_at = now() where application_id = ${offered.id}`;
        await candidate.post(`${offered.path}/hire`, { answer: "no" });
      },
    },
    {
      ...{ action: "hire confirmed", ...byCandidate },
      cause: () => candidate.post(`${offered.path}/hire`, { answer: "yes" }),
      details: {},
    },
    {
      ...{ action: "verified review written", ...byCandidate },
      cause: () =>
        candidate.post(`${offered.path}/review`, {
          candidateName: "Maria",
          rating: 5,
          review: "They kept me informed at every step.",
        }),
    },
  ];
}
