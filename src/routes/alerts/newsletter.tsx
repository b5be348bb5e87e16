import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NewsletterForm } from "../../components/alerts/NewsletterForm.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
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

type State = "ask" | "asked" | "problem" | "confirm" | "confirmed" | "unknown" | "leave" | "left";

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

function page(c: Context<Env>, props: Props) {
  return c.render(<Newsletter {...props} />, {
    title: t("newsletter.meta.title"),
    description: t("newsletter.meta.description"),
    formless: true,
    noindex: true,
    hasFooterRow: true,
  });
}

function Newsletter({ state, message, typed, token = "" }: Props) {
  return (
    <>
      <PageHead title={t("newsletter.meta.title")} lead={t("newsletter.meta.description")} />
      <div className="narrow page">
        <Outcome state={state} message={message} />
        {state === "confirm" && <Confirm token={token} />}
        {state === "leave" && <Leave token={token} />}
        {(state === "ask" || state === "problem" || state === "unknown" || state === "left") && (
          <NewsletterForm id="page-email" typed={typed} />
        )}
      </div>
    </>
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
