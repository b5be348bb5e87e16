import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { EmployerOffers } from "../../components/applications/EmployerOffers.tsx";
import { OfferForm as OfferFields, type OfferFormState } from "../../components/applications/OfferForm.tsx";
import { DeskHead } from "../../components/employers/DeskHead.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import type { JobApplicationRow } from "../../db/applications/employer-applications.ts";
import { findHire, type Hire } from "../../db/applications/hires.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import { findOwnJob } from "../../db/employers/employer-jobs.ts";
import { lockShownApplication } from "../../domain/applications/lock-shown-application.ts";
import { listShownOffers } from "../../domain/applications/offers/list-shown-offers.ts";
import { makeOffer } from "../../domain/applications/offers/make-offer.ts";
import { withdrawOffer } from "../../domain/applications/offers/withdraw-offer.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { type FormState, formPage, refusalOf } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { employerMeta } from "../employers/employer-meta.tsx";
import { jobOfferOf, type OfferForm, readOfferForm } from "./read-job-offer.ts";

const outcomes = ["made", "withdrawn"] as const;
type Outcome = (typeof outcomes)[number];

declare module "hono" {
  interface ContextVariableMap {
    offer: { form: OfferForm; browserHash: Uint8Array };
  }
}

/** Like `formPage`, for a form with a file. The site does not read the file of a visitor who may not offer. */
const offerForm = createMiddleware<Env>(async (c, next) => {
  await lockShownApplication(c.env.sql, c.get("user"), c.req.param("id") ?? "");
  const browserHash = await ensureBrowser(c);
  const form = await readOfferForm(c, browserHash);
  c.set("offer", { form, browserHash });
  await next();
  if (c.error) c.res = await refused(c, { values: form.values, ...refusalOf(c.error) });
});

export const employerOfferPage = new Hono<Env>()
  .get(routes.employerOffer.path, (c) => renderOffers(c))
  .post(routes.employerOffer.path, offerForm, rateLimit, async (c) => {
    const { form, browserHash } = c.get("offer");
    if (form.failure) throw form.failure;
    const [employer, applicationId] = [c.get("user"), c.req.param("id")];
    await makeOffer(c.env, { employer, applicationId, browserHash, offer: jobOfferOf(form) });
    return done(c, "made");
  })
  .post(
    routes.employerOfferWithdrawal.path,
    formPage((c, state) => refused(c, { ...state, values: {} })),
    rateLimit,
    async (c) => {
      await withdrawOffer(c.env, c.get("user"), c.req.param("id"), c.get("form").offer);
      return done(c, "withdrawn");
    },
  );

const done = (c: Context<Env>, outcome: Outcome) =>
  c.redirect(c.var.linkTo(routes.employerOffer, { id: c.req.param("id") ?? "", done: outcome }), 303);

const refused = (c: Context<Env>, { values, issues, refusal }: FormState) =>
  renderOffers(c, { values, issues: refusal ? [{ path: "position", message: refusal.message }] : issues });

async function renderOffers(c: Context<Env>, sent?: OfferFormState) {
  const { sql } = c.env;
  const user = c.get("user");
  const application = await lockShownApplication(sql, user, c.req.param("id") ?? "");
  const job = (await findOwnJob(sql, user.id, application.jobId)) ?? fail("jobNotFound");
  const offers = await listShownOffers(c.env, application.id);
  const hire = await findHire(sql, application.id);
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "job", id: job.id },
    ids: [application.id],
    details: { way: "offer" },
  });
  const outcome = sent ? undefined : outcomes.find((one) => one === c.req.query("done"));
  const form = sent ?? { values: { position: job.title }, issues: [] };
  const base = await employerMeta(c, t("offer.meta.title", { title: job.title }));
  const meta = { ...base, styles: [...(base.styles ?? []), "interviews"] };
  return c.render(
    <Offers {...{ application, job, offers, hire, outcome, form }} />,
    sent ? { ...meta, title: t("errors.prefix", { title: meta.title }) } : meta,
  );
}

interface Props {
  application: JobApplicationRow;
  job: Job;
  offers: ShownJobOffer[];
  hire: Hire;
  outcome: Outcome | undefined;
  form: OfferFormState;
}

function Offers({ application, job, offers, hire, outcome, form }: Props) {
  const linkTo = useLinkTo();
  const { id, fullName, reference, applicationStatus } = application;
  const last = offers.at(-1)?.state;
  const mayOffer = last !== "open" && last !== "accepted" && applicationStatus !== "rejected";
  return (
    <>
      <DeskHead
        title={t("offer.title", { name: fullName })}
        lead={
          <p className="lead dotted">
            <span>{job.title}</span> <span className="whole">{reference}</span>
          </p>
        }
        back={{
          href: `${linkTo(routes.employerJob, { id: job.id, open: id })}#application-${id}`,
          text: t("employer.application.back"),
        }}
        isNarrow
      />
      <div className="narrow page interview-page">
        <div>
          {outcome && <Notice kind="success" text={t(`offer.done.${outcome}`)} />}
          {!mayOffer && <Refusal issues={form.issues} />}
          {hire.confirmedAt && <p>{t("offer.confirmed", { date: longDate(hire.confirmedAt) })}</p>}
          <EmployerOffers applicationId={id} offers={offers} country={job.country} />
        </div>
        {mayOffer ? (
          <section id="make">
            <h2>{t(offers.length > 0 ? "offer.form.more" : "offer.form.title")}</h2>
            <p>{t("offer.lead")}</p>
            <OfferFields {...form} action={linkTo(routes.employerOffer, { id })} />
          </section>
        ) : (
          applicationStatus === "rejected" && <p>{t("offer.refused.rejected")}</p>
        )}
      </div>
    </>
  );
}

/** Says why the site refused a form that the page does not show any more. */
function Refusal({ issues: [first] }: Pick<OfferFormState, "issues">) {
  return first && <Notice kind="error" text={first.message} />;
}
