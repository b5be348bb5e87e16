import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ReplaceDraft } from "../../components/applications/ReplaceDraft.tsx";
import { ReuseForms } from "../../components/applications/ReuseForms.tsx";
import { useSendsEmail } from "../../components/shell/NeedsMail.tsx";
import { Refusal } from "../../components/shell/Refusal.tsx";
import { WholeReferences } from "../../components/shell/WholeReferences.tsx";
import { t } from "../../content/words.ts";
import { openReusable, reuseApplication } from "../../domain/applications/reuse-application.ts";
import { describeDraftOf } from "../../domain/applying/describe-draft.ts";
import { fittingJobsIfReadable } from "../../domain/jobs/find-fitting-jobs.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { privateViewOf } from "../../middleware/applications/tracking-cookies.ts";
import { browserOf, ensureBrowser, renewBrowser } from "../../middleware/browser.ts";
import { type FormState, formPage, untouched } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { linkedId, ownPageMeta } from "./application-page.tsx";

/** Begins another application with the answers and documents of this one. */
export const applicationReuse = new Hono<Env>()
  .get(routes.applicationReuse.path, (c) => page(c, untouched))
  .post(routes.applicationReuse.path, formPage(page), rateLimit, async (c) => {
    const form = c.get("form");
    const applicationId = await linkedId(c);
    const jobId = form.list ? undefined : jobIn(form.jobId ?? "");
    // A visitor who may not use the answers gets no cookie.
    await openReusable(c.env, applicationId, privateViewOf(c));
    await reuseApplication(c.env, {
      ...{ applicationId, jobId, browserHash: await ensureBrowser(c), view: privateViewOf(c) },
      replaces: form.replace !== undefined,
      language: c.var.locale,
    });
    renewBrowser(c);
    return c.redirect(c.var.linkTo(jobId ? routes.apply : routes.jobs), 303);
  });

/** Finds the job's id in a text, which may be the id alone or the address of the job's page. */
function jobIn(text: string): string {
  if (text.trim() === "")
    fail("invalidInput", { issues: [{ path: "jobId", message: t("reuse.job.missing") }] });
  const [id] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(text) ?? fail("jobNotFound");
  return id.toLowerCase();
}

async function page(c: Context<Env>, form: FormState) {
  const { sql, settings, payments } = c.env;
  const token = c.req.param("token") ?? "";
  const reusable = await openReusable(c.env, await linkedId(c), privateViewOf(c));
  const { reference, answers, jobId, isMasked } = reusable;
  const isAsked = form.refusal?.code === "draftHere";
  const meta = {
    ...ownPageMeta(c, t(isAsked ? "reuse.draft.title" : "reuse.title")),
    description: t("reuse.meta.description"),
    styles: ["apply", "own", "wizard"],
  };
  if (isAsked) {
    const browserHash = await browserOf(c);
    const draft = browserHash && (await describeDraftOf(c.env, browserHash));
    return renderNarrow(
      c,
      meta,
      <ReplaceDraft {...{ token, reference, draft }} message={form.refusal?.message} values={form.values} />,
    );
  }
  const fitting = (await fittingJobsIfReadable(sql, answers, jobId)) ?? [];
  const shown = {
    ...{ token, reference, isMasked, form },
    fitting: fitting.filter(({ sample }) => !(sample && payments.live)),
    fee: settings.feeCents > 0 ? usdCents(settings.feeCents) : undefined,
  };
  return renderNarrow(c, meta, <Reuse {...shown} />, isRefused(form));
}

interface Props {
  token: string;
  reference: string;
  isMasked: boolean;
  form: FormState;
  fitting: Parameters<typeof ReuseForms>[0]["fitting"];
  fee: string | undefined;
}

function Reuse({ token, reference, isMasked, form, fitting, fee }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const { issues, refusal, values } = form;
  return (
    <>
      <p className="lead">{t("reuse.lead")}</p>
      {refusal && (
        <Refusal message={refusal.message}>
          {refusal.code === "paidDraftHere" && (
            <p>
              <a href={linkTo(routes.apply)}>{t("reuse.draft.keep")}</a>
            </p>
          )}
        </Refusal>
      )}
      <ErrorSummary title={t("errors.summary")} issues={issues} />
      {fee && (
        <p>
          <strong>{t("reuse.fee", { fee })}</strong>
        </p>
      )}
      <div className="folds">
        <details className="fold">
          <summary>{t("reuse.more")}</summary>
          <p>
            <WholeReferences>{t("reuse.copied", { reference })}</WholeReferences>
          </p>
          <p>
            {t(isMasked ? "reuse.masked" : "reuse.unmasked")}{" "}
            {isMasked && sendsEmail && (
              <a href={linkTo(routes.applicationPrivate, { token })}>{t("reuse.masked.code")}</a>
            )}
          </p>
        </details>
      </div>
      <ReuseForms
        {...{ fitting, issues, typed: values.jobId }}
        action={linkTo(routes.applicationReuse, { token })}
      />
      <p className="actions">
        <a href={linkTo(routes.application, { token })}>{t("reuse.back")}</a>
      </p>
    </>
  );
}
