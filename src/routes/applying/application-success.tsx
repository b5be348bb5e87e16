import { type Context, Hono } from "hono";
import { ApplicationSubmitted } from "../../components/applying/ApplicationSubmitted.tsx";
import { PaymentPending, pendingWords } from "../../components/payments/PaymentPending.tsx";
import { t } from "../../content/words.ts";
import { findApplicationJob } from "../../db/applications/application-job.ts";
import { markAcknowledged } from "../../db/applications/applications.ts";
import { showApplicationLink } from "../../domain/applications/application-link.ts";
import { type PaymentOutcome, paymentOutcome } from "../../domain/payments/payment-outcome.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import { browserOf, renewBrowser } from "../../middleware/browser.ts";
import { loggedFailureOf } from "../../middleware/failures.tsx";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { usdCents } from "../../shared/format.ts";

type Outcome = Omit<PaymentOutcome, "state"> & { state: PaymentOutcome["state"] | "unknown" };

const refreshSeconds = 10;

/** Finishes a payment that comes back from the provider, and tells the truth about it. */
export const applicationSuccessPage = new Hono<Env>().get(
  routes.applicationSuccess.path,
  rateLimit,
  async (c) => {
    const asked = {
      intentId: c.req.query("payment_intent"),
      clientSecret: c.req.query("payment_intent_client_secret"),
    };
    const outcome = await paymentOutcome(c.env, await browserOf(c), asked).catch(unknownWhenAway(c));
    const { state, application } = outcome;
    // The pages of the wizard hold what was sent, and the next person at this browser can press Back.
    renewBrowser(c);
    const meta = {
      description: t("success.meta.description"),
      keywords: t("success.meta.keywords"),
      noindex: true,
      formless: true,
      styles: ["course", "map", "sent"],
    };
    if (state === "succeeded" || state === "neutral") {
      const applied = application && (await findApplicationJob(c.env.sql, application.id));
      // From now on, other answers of this browser are another application, and no repeat of this one.
      if (application?.mayOpen) await markAcknowledged(c.env.sql, application.id);
      const link = application?.mayOpen ? await ownLink(c, application.id) : undefined;
      const receipt = {
        ...(outcome.paidCents !== undefined && { fee: usdCents(outcome.paidCents) }),
        marks: outcome.marks ?? [],
        waived: application?.waived ?? false,
        test: c.env.testGateway !== undefined,
      };
      const submitted = (
        <ApplicationSubmitted
          reference={application?.reference}
          job={applied?.job ?? undefined}
          closedBecause={applied?.closedBecause ?? undefined}
          link={link}
          sent={applied?.submittedAt ? { at: applied.submittedAt, voyage: applied } : undefined}
          receipt={receipt}
          feeCents={c.env.settings.feeCents}
        />
      );
      return c.render(submitted, {
        ...meta,
        title: t(state === "succeeded" ? "success.meta.title" : "success.neutral.title"),
      });
    }
    if (state === "unknown") c.status(503);
    return c.render(<PaymentPending state={state} reference={application?.reference} />, {
      ...meta,
      title: pendingWords(state).title,
      ...((state === "processing" || state === "unknown") && { refreshSeconds }),
    });
  },
);

/** The first page shows a secret link. Afterwards the browser's cookie opens the application. */
async function ownLink(c: Context<Env>, id: string) {
  const { sql, settings } = c.env;
  const secret = await showApplicationLink(sql, settings, c.var.linkTo, id);
  return { href: secret ?? c.var.linkTo(routes.trackMine, { id }), isSecret: secret !== undefined };
}

const unknownWhenAway =
  (c: Context<Env>) =>
  (error: unknown): Outcome => {
    const isAway = error instanceof ProviderAway || (error instanceof Failure && error.status === 503);
    if (!isAway) throw error;
    loggedFailureOf(c, error);
    return { state: "unknown" };
  };
