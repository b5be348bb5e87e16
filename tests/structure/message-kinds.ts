import type { AuditKind, AuditScene } from "../support/audit-scene.ts";
import { Browser } from "../support/site.ts";

export function messageKinds({
  world,
  administrator,
  employer: owner,
  applicationId,
  path,
}: AuditScene): AuditKind[] {
  const view = { expires: true, hasSession: true };
  const kept = { expires: false, hasSession: true };
  const some = { ids: [applicationId] };
  const messages = `/api/employer/applications/${applicationId}/messages`;
  const written = async (address: string, text: string) =>
    (await (await owner.browser.post(address, { text })).json()) as { id: string };
  return [
    {
      ...{ action: "messages viewed", by: "employer", ...view, subject: applicationId },
      cause: () => owner.browser.send(messages),
      details: { way: "call", count: 0 },
    },
    {
      ...{ action: "messages viewed", by: "employer", ...view, subject: applicationId },
      cause: () => owner.browser.send(`/employer/applications/${applicationId}/messages`),
      details: { way: "page", count: 0 },
    },
    {
      ...{ action: "message reported", by: "employer", ...kept },
      cause: async () => {
        const { id } = await written(`${path}/messages`, "Rude words");
        await owner.browser.post(`${messages}/${id}/report`, { reason: "It is rude" });
      },
      details: {},
    },
    {
      ...{ action: "message reported", by: "candidate", expires: false },
      cause: async () => {
        const { id } = await written(messages, "Send us a deposit of 200 USD");
        await new Browser(world).post(`${path}/messages/${id}/report`, { reason: "It is fraud" });
      },
      details: {},
    },
    {
      ...{ action: "messages viewed", by: "admin", ...view, ...some },
      cause: () => administrator.send("/admin/messages"),
      details: { way: "page", count: 1, page: 1 },
    },
    {
      ...{ action: "message decided", by: "admin", ...kept },
      cause: async () => {
        const { id } = await written(messages, "Send us a deposit of 300 USD");
        await administrator.submit("/admin/messages", { id, answer: "keep" });
      },
      details: { decision: "kept" },
    },
  ];
}
