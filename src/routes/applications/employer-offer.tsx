import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { EmployerOfferView, type OfferOutcome } from "../../components/applications/EmployerOfferView.tsx";
import type { OfferFormState } from "../../components/applications/OfferForm.tsx";
import { t } from "../../content/words.ts";
import { findHire } from "../../db/applications/hires.ts";
import { findOwnJob } from "../../db/employers/employer-jobs.ts";
import { findShownApplication } from "../../domain/applications/find-shown-application.ts";
import { listShownOffers } from "../../domain/applications/offers/list-shown-offers.ts";
import { makeOffer } from "../../domain/applications/offers/make-offer.ts";
import { withdrawOffer } from "../../domain/applications/offers/withdraw-offer.ts";
import type { Env } from "../../env.ts";
import { type Failure, fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { type FormState, formPage, refusalOf } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { wrongStart } from "../../shared/applications/job-offer.ts";
import { employerMeta } from "../employers/employer-meta.tsx";
import { jobOfferOf, type OfferForm, readOfferForm } from "./read-job-offer.ts";

const outcomes = ["made", "withdrawn"] as const;

declare module "hono" {
  interface ContextVariableMap {
    offer: { form: OfferForm; browserHash: Uint8Array };
  }
}

/** Like `formPage`, for a form with a file. The site stores no file of a visitor who may not make an offer. */
const offerPage = createMiddleware<Env>(async (c, next) => {
  await next();
  if (!c.error) return;
  const { form } = c.get("offer") ?? (await readOffer(c, refusalWith(429)(c.error)));
  c.res = await refused(c, { values: form.values, ...refusalOf(c.error) });
});

const offerForm = createMiddleware<Env>(async (c, next) => {
  await findShownApplication(c.env.sql, c.get("user"), c.req.param("id") ?? "");
  c.set("offer", await readOffer(c));
  await next();
});

async function readOffer(c: Context<Env>, refusal?: Failure) {
  const browserHash = await ensureBrowser(c);
  return { form: await readOfferForm(c, browserHash, refusal), browserHash };
}

export const employerOfferPage = new Hono<Env>()
  .get(routes.employerOffer.path, (c) => renderOffers(c))
  .post(routes.employerOffer.path, offerPage, rateLimit, offerForm, async (c) => {
    const { form, browserHash } = c.get("offer");
    if (form.failure) throw form.failure;
    const [employer, applicationId] = [c.get("user"), c.req.param("id")];
    if (form.values.step === "change") return renderOffers(c, { values: form.values, issues: [] });
    const offer = jobOfferOf(form);
    const wrong = wrongStart(offer.startsOn, c.env.clock());
    if (wrong) fail("invalidInput", { issues: [{ path: "startsOn", message: wrong }] });
    if (form.values.step === "review")
      return renderOffers(c, { values: form.values, issues: [], review: offer });
    await makeOffer(c.env, { employer, applicationId, browserHash, offer });
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

const done = (c: Context<Env>, outcome: OfferOutcome) =>
  c.redirect(c.var.linkTo(routes.employerOffer, { id: c.req.param("id") ?? "", done: outcome }), 303);

const refused = (c: Context<Env>, { values, issues, refusal }: FormState) =>
  renderOffers(c, { values, issues: refusal ? [{ path: "position", message: refusal.message }] : issues });

async function renderOffers(c: Context<Env>, sent?: OfferFormState) {
  const { sql } = c.env;
  const user = c.get("user");
  const application = await findShownApplication(sql, user, c.req.param("id") ?? "");
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
  return c.render(<EmployerOfferView {...{ application, job, offers, hire, outcome, form }} />, {
    ...meta,
    isError: form.issues.length > 0,
  });
}
