import { type Context, Hono } from "hono";
import type { Shown } from "../../components/applications/ApplicationCard.tsx";
import { findOwnApplicationJob } from "../../db/applications/employer-applications.ts";
import { findOwnJob } from "../../db/employers/employer-jobs.ts";
import { listTemplates } from "../../db/employers/note-templates.ts";
import { changeApplicationStatus } from "../../domain/applications/change-application-status.ts";
import { discloseApplication } from "../../domain/applications/disclose-application.ts";
import { takeStatusBack } from "../../domain/applications/take-back-status.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { type FormState, formPage } from "../../middleware/form-page.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus } from "../../shared/applications/application-status.ts";
import { DisclosureRequest } from "../../shared/applications/disclosure.ts";
import { StatusAnswer } from "../../shared/applications/rejection.ts";
import { issuesOf } from "../../shared/issues.ts";
import { pageNumber } from "../../shared/page-number.ts";
import { visibleText } from "../../shared/text.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderInbox } from "./employer-job-applications.tsx";

type Form = FormState["values"];

/** The forms of a card in the employer's list, for a browser without script. */
export const employerApplicationForms = new Hono<Env>()
  .post(routes.employerApplicationStatus.path, formPage(showRefused), rateLimit, async (c) => {
    const form = c.get("form");
    const id = c.req.param("id");
    const note = await chosenNote(c, form);
    const reason = form.reason || undefined;
    const answer = StatusAnswer.safeParse({ status: form.status, reason, note });
    if (!answer.success) return fail("invalidInput", { issues: issuesOf(answer.error) });
    const { jobId } = await changeApplicationStatus(c.env, c.get("user"), id, answer.data);
    const invite = c.req.query("invite") ? 1 : undefined;
    if (replyIn(form)) return listWithReply(c, form, { updated: id, invites: invite !== undefined });
    return backToList(c, form, { id: jobId, updated: id, invite });
  })
  .post(routes.employerApplicationUndo.path, rateLimit, async (c) => {
    const form = Object.fromEntries(await readForm(c));
    const id = c.req.param("id");
    const changed = isApplicationStatus(form.changed) ? form.changed : undefined;
    const { application, isDone } = await takeStatusBack(c.env, c.get("user"), id, changed);
    return backToList(c, form, { id: application.jobId, open: id, undone: isDone ? 1 : undefined });
  })
  .post(routes.employerApplicationDisclosures.path, formPage(showRefusedDisclosure), rateLimit, async (c) => {
    const form = c.get("form");
    const request = DisclosureRequest.safeParse({ reason: form.reason ?? null });
    if (!request.success) return fail("invalidInput", { issues: issuesOf(request.error) });
    const id = c.req.param("id");
    const { jobId } = await discloseApplication(c.env, c.get("user"), id, request.data.reason);
    if (replyIn(form)) return listWithReply(c, form);
    return backToList(c, form, { id: jobId, open: id });
  });

/** A typed sentence counts more than a chosen template. */
async function chosenNote(c: Context<Env>, form: Form): Promise<string | undefined> {
  const { note: typed, template: chosen } = form;
  if (visibleText(typed ?? "") || !chosen) return typed || undefined;
  return (await listTemplates(c.env.sql, c.get("user").id)).find(({ id }) => id === chosen)?.text;
}

/**
 * Renders the list again, with the refused form as it was typed. A status that does not exist has no form in the
 * list.
 */
async function showRefused(c: Context<Env>, { values, issues, refusal }: FormState) {
  if ((refusal && c.res.status !== 429) || issues.some(({ path }) => path === "status")) return c.res;
  const path = "note" in values ? "note" : "status";
  const shown = refusal ? [{ path, message: refusal.message }] : issues;
  return listWithReply(c, values, { refused: { id: idIn(c), answers: values, issues: shown } });
}

/** Leads from the reason to the buttons that open what is masked. */
function showRefusedDisclosure(c: Context<Env>, { values, issues, refusal }: FormState) {
  if (refusal && c.res.status !== 429) return c.res;
  const message = refusal?.message ?? issues[0]?.message ?? "";
  return listWithReply(c, values, {
    refused: { id: idIn(c), answers: {}, issues: [{ path: "show", message }] },
  });
}

const idIn = (c: Context<Env>) => c.req.param("id") ?? "";

const replyIn = ({ text }: Form) => (text?.trim() ? text : undefined);

/** Renders the list around the open application, with the reply that was typed to its candidate. */
async function listWithReply(c: Context<Env>, form: Form, shown: Partial<Shown> = {}) {
  const id = idIn(c);
  const { sql } = c.env;
  const employerId = c.get("user").id;
  const jobId = isUuid(id) ? await findOwnApplicationJob(sql, employerId, id) : undefined;
  const job = (jobId && (await findOwnJob(sql, employerId, jobId))) || fail("applicationNotFound");
  return renderInbox(c, job, { ...placeIn(form), open: id, reply: replyIn(form), ...shown });
}

const placeIn = ({ filter, page }: Form) => ({
  status: isApplicationStatus(filter) ? filter : undefined,
  page: pageNumber(page),
});

/** Leads back to the same place in the list. */
function backToList(
  c: Context<Env>,
  form: Form,
  list: Record<string, string | number | undefined> & { id: string },
) {
  return c.redirect(
    `${c.var.linkTo(routes.employerJob, { ...list, ...placeIn(form) })}#application-${c.req.param("id")}`,
    303,
  );
}
