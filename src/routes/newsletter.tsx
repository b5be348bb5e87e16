import { type Context, Hono } from "hono";
import { NewsletterForm } from "../components/NewsletterForm.tsx";
import { Notice } from "../components/Notice.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { t } from "../content/words.ts";
import { confirmNewsletter, subscribeNewsletter } from "../domain/subscribe-newsletter.ts";
import type { Env } from "../env.ts";
import { readForm } from "../middleware/forms.ts";
import { limits } from "../middleware/rate-limit.ts";
import { NewsletterSignUp } from "../shared/newsletter.ts";
import { urls } from "../shared/urls.ts";

type State = "ask" | "asked" | "problem" | "confirm" | "confirmed" | "unknown";

export const newsletterPage = new Hono<Env>()
  .get("/newsletter", (c) => page(c, { state: "ask" }))
  .post("/newsletter", limits.newsletter, async (c) => {
    const signUp = NewsletterSignUp.safeParse({ email: (await readForm(c)).get("email") });
    if (!signUp.success) {
      c.status(400);
      return page(c, { state: "problem", message: signUp.error.issues[0]!.message });
    }
    const { sql, vault, settings } = c.env;
    await subscribeNewsletter(sql, vault, settings.siteUrl, signUp.data.email);
    return page(c, { state: "asked" });
  })
  // A button, not the link itself, confirms: programs that check mails for danger open every link.
  .get("/newsletter/confirm", (c) => page(c, { state: "confirm", token: c.req.query("token") ?? "" }))
  .post("/newsletter/confirm", async (c) => {
    const token = (await readForm(c)).get("token") ?? "";
    return page(c, { state: (await confirmNewsletter(c.env.sql, token)) ? "confirmed" : "unknown" });
  });

interface Props {
  state: State;
  message?: string;
  token?: string;
}

function page(c: Context<Env>, props: Props) {
  return c.render(<Newsletter {...props} />, {
    title: t("newsletter.meta.title"),
    description: t("newsletter.meta.description"),
    private: props.state !== "ask",
    noindex: true,
  });
}

function Newsletter({ state, message, token }: Props) {
  return (
    <>
      <PageHead title={t("newsletter.meta.title")} lead={t("newsletter.meta.description")} />
      <div className="narrow page">
        {state === "problem" && (
          <Notice kind="error" title={t("newsletter.problem")}>
            {message}
          </Notice>
        )}
        {state === "unknown" && (
          <Notice kind="error" title={t("newsletter.unknown.title")}>
            {t("newsletter.unknown.text")}
          </Notice>
        )}
        {state === "asked" && (
          <Notice kind="success" title={t("newsletter.asked.title")}>
            {t("newsletter.asked.text")}
          </Notice>
        )}
        {state === "confirmed" && (
          <Notice kind="success" title={t("newsletter.confirmed.title")}>
            {t("newsletter.confirmed.text")}
          </Notice>
        )}
        {state === "confirm" && (
          <form method="post" action={urls.newsletterConfirm()}>
            <h2>{t("newsletter.confirm.title")}</h2>
            <p>{t("newsletter.confirm.text")}</p>
            <input type="hidden" name="token" value={token} />
            <button type="submit">{t("newsletter.confirm.submit")}</button>
          </form>
        )}
        {(state === "ask" || state === "problem" || state === "unknown") && (
          <NewsletterForm id="page-email" />
        )}
      </div>
    </>
  );
}
