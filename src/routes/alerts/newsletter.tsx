import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NewsletterForm } from "../../components/alerts/NewsletterForm.tsx";
import { BriefJobRow } from "../../components/jobs/JobRow.tsx";
import { RulerKey } from "../../components/jobs/PayRuler.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Icon } from "../../components/shell/Icon.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import { listOpenJobs } from "../../db/jobs/jobs.ts";
import { withTradePay } from "../../db/jobs/trade-pay.ts";
import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from "../../domain/alerts/subscribe-newsletter.ts";
import type { Env } from "../../env.ts";
import { readForm } from "../../middleware/forms.ts";
import { keepToken } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { NewsletterSignUp } from "../../shared/alerts/newsletter.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";

type State = "ask" | "asked" | "problem" | "confirm" | "confirmed" | "unknown" | "leave" | "left";

const newestShown = 3;

export const newsletterPage = new Hono<Env>()
  .use(routes.newsletterConfirm.path, keepToken)
  .use(routes.newsletterUnsubscribe.path, keepToken)
  .get(routes.newsletter.path, (c) => page(c, { state: "ask" }))
  .post(routes.newsletter.path, rateLimit, async (c) => {
    const typed = (await readForm(c)).get("email") ?? undefined;
    const signUp = NewsletterSignUp.safeParse({ email: typed });
    if (!signUp.success) {
      c.status(400);
      return page(c, { state: "problem", message: signUp.error.issues[0]!.message, typed });
    }
    await subscribeNewsletter(c.env, { email: signUp.data.email, language: c.var.locale });
    return page(c, { state: "asked" });
  })
  // Programs that check emails for danger open every link. Therefore a button confirms, and not the link itself.
  .get(routes.newsletterConfirm.path, (c) => page(c, { state: "confirm", token: tokenIn(c) }))
  .post(routes.newsletterConfirm.path, async (c) => {
    const token = (await readForm(c)).get("token") ?? "";
    if (await confirmNewsletter(c.env.sql, token)) return page(c, { state: "confirmed" });
    c.status(404);
    return page(c, { state: "unknown" });
  })
  .get(routes.newsletterUnsubscribe.path, (c) => page(c, { state: "leave", token: tokenIn(c) }))
  // Mail programs post here by themselves. Their body says nothing new, because the address holds the token.
  .post(routes.newsletterUnsubscribe.path, async (c) => {
    await unsubscribeNewsletter(c.env.sql, tokenIn(c));
    return page(c, { state: "left" });
  });

const tokenIn = (c: Context<Env>) => c.req.query("token") ?? "";

interface Props {
  state: State;
  message?: string;
  typed?: string | undefined;
  token?: string;
}

async function page(c: Context<Env>, props: Props) {
  const { sql } = c.env;
  const newest = asksForAddress(props.state)
    ? await withTradePay(sql, await listOpenJobs(sql, {}, { limit: newestShown }))
    : [];
  return c.render(<Newsletter {...props} newest={newest} />, {
    title: t("newsletter.meta.title"),
    description: t("newsletter.meta.description"),
    formless: true,
    noindex: true,
    hasFooterRow: true,
    styles: ["rows", "newsletter"],
  });
}

const asksForAddress = (state: State) =>
  state === "ask" || state === "problem" || state === "unknown" || state === "left";

function Newsletter({ state, message, typed, token = "", newest }: Props & { newest: PricedJob[] }) {
  return (
    <>
      <PageHead title={t("newsletter.meta.title")} lead={t("newsletter.meta.description")} />
      <div className="wrap page">
        <Outcome state={state} message={message} />
        {state === "confirm" && <Confirm token={token} />}
        {state === "leave" && <Leave token={token} />}
        {asksForAddress(state) && (
          <>
            <div className="sign-up">
              <NewsletterForm id="page-email" typed={typed} />
              <Promises />
            </div>
            {newest.length > 0 && <Newest jobs={newest} />}
          </>
        )}
      </div>
    </>
  );
}

const promises = [
  ["what", "mail"],
  ["often", "calendar"],
  ["stop", "check"],
] as const;

function Promises() {
  return (
    <ul className="plain promises">
      {promises.map(([promise, icon]) => (
        <li key={promise}>
          <Icon name={icon} />
          <h2>{t(`newsletter.${promise}.title`)}</h2>
          <p>{t(`newsletter.${promise}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Newest({ jobs }: { jobs: PricedJob[] }) {
  const linkTo = useLinkTo();
  return (
    <section>
      <h2>{t("country.newest")}</h2>
      <RulerKey />
      <ul className="rows">
        {jobs.map((job) => (
          <BriefJobRow key={job.id} job={job} />
        ))}
      </ul>
      <p className="actions">
        <QuietLink href={linkTo(routes.jobs)}>{t("alerts.list.browse")}</QuietLink>
      </p>
    </section>
  );
}

function Outcome({ state, message }: { state: State; message: string | undefined }) {
  switch (state) {
    case "problem":
      return <Notice kind="error" title={t("newsletter.problem")} text={message} />;
    case "unknown":
      return (
        <Notice kind="error" title={t("newsletter.unknown.title")} text={t("newsletter.unknown.text")} />
      );
    case "asked":
    case "confirmed":
    case "left":
      return (
        <Notice kind="success" title={t(`newsletter.${state}.title`)} text={t(`newsletter.${state}.text`)} />
      );
    default:
      return null;
  }
}

function Confirm({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <form method="post" action={linkTo(routes.newsletterConfirm)}>
      <h2>{t("newsletter.confirm.title")}</h2>
      <p>{t("newsletter.confirm.text")}</p>
      <input type="hidden" name="token" value={token} />
      <button type="submit">{t("newsletter.confirm.submit")}</button>
    </form>
  );
}

function Leave({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <form method="post" action={linkTo(routes.newsletterUnsubscribe, { token })}>
      <h2>{t("newsletter.leave.title")}</h2>
      <p>{t("newsletter.leave.text")}</p>
      <button type="submit">{t("newsletter.leave.submit")}</button>
    </form>
  );
}
