import { type AgreementRow, listAgreements } from "../../db/applications/agreements.ts";
import { listJobApplications, listStatusChanges } from "../../db/applications/employer-applications.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { Agreement, AnsweredApplication } from "../../shared/applications/job-application.ts";
import type { World } from "../../world.ts";
import { openConversations } from "../applications/conversation.ts";
import { viewForEmployer } from "../applications/employer-view.ts";

export async function answeredApplications(
  world: Pick<World, "sql" | "vault" | "scanner" | "log">,
  jobId: string,
  {
    company,
    ...page
  }: { company: string; status?: ApplicationStatus | undefined; id?: string; limit: number; offset?: number },
): Promise<AnsweredApplication[]> {
  const { sql } = world;
  const rows = await listJobApplications(sql, jobId, page);
  const ids = rows.map(({ id }) => id);
  const changes = ids.length > 0 ? await listStatusChanges(sql, ids) : [];
  const shown = rows.filter(({ withheld }) => withheld === null);
  const agreements = await listAgreements(
    sql,
    shown.map(({ id }) => id),
  );
  const conversations = await openConversations(
    world,
    shown.map(({ id, fullName }) => ({ applicationId: id, closed: null, candidate: fullName, company })),
    "employer",
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...(await viewForEmployer(world, row)),
      agreement: agreementOf(agreements.find(({ applicationId }) => applicationId === row.id)),
      conversation: conversations.get(row.id)!,
      history: changes
        .filter(({ applicationId }) => applicationId === row.id)
        .map(({ applicationId: _, changedAt, ...change }) => ({
          ...change,
          changedAt: changedAt.toISOString(),
        })),
    })),
  );
}

function agreementOf(row: AgreementRow | undefined): Agreement {
  const { offerState, offerChangedAt, interviewAt, interviewZone } = row ?? {};
  return {
    offer:
      offerState && offerChangedAt ? { state: offerState, changedAt: offerChangedAt.toISOString() } : null,
    interview:
      interviewAt && interviewZone ? { at: interviewAt.toISOString(), timeZone: interviewZone } : null,
  };
}
