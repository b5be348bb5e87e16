import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { MailLead, MailSent, NeedsMail, WriteToUs } from "../../components/shell/NeedsMail.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t } from "../../content/words.ts";
import { findCandidateOfOldLink, renewApplicationLink } from "../../domain/applications/application-link.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { renderNarrow } from "../system/render-narrow.tsx";

/** The page of an expired link offers a new link instead of an error. */
const offerNewLink = createMiddleware<Env>(async (c, next) => {
  await next();
  if (!(c.error instanceof Failure && c.error.code === "linkOver")) return;
  const token = c.req.param("token") ?? "";
  const candidate = await findCandidateOfOldLink(c.env.sql, token);
  if (candidate) c.res = await oldLinkPage(c, token, candidate.email);
});

export const applicationLink = new Hono<Env>()
  .use(`${routes.application.path}/*`, keepAddress, offerNewLink)
  .post(routes.applicationLink.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    await renewApplicationLink(c.env, token);
    return c.redirect(c.var.linkTo(routes.application, { token, sent: 1 }), 303);
  });

/** Renders the page of an expired link, which tells nothing about the application. */
function oldLinkPage(c: Context<Env>, token: string, email: string) {
  const address = maskedEmail(email);
  const isSent = c.req.query("sent") !== undefined;
  const meta = {
    title: t("oldLink.title"),
    description: t("oldLink.meta.description"),
    // The address of the page is a secret, so the page names another one.
    canonical: c.var.linkTo(routes.track),
    noindex: true,
    hasFooterRow: true,
  };
  return renderNarrow(
    c,
    meta,
    <>
      {isSent ? (
        <MailSent title={t("oldLink.sent.title")} text={t("oldLink.sent.text", { address })} />
      ) : (
        <>
          <MailLead>{t("oldLink.lead", { address })}</MailLead>
          <NeedsMail instead={<WriteToUs />}>
            <PostButton action={c.var.linkTo(routes.applicationLink, { token })}>
              {t("oldLink.submit")}
            </PostButton>
          </NeedsMail>
        </>
      )}
      <p className="actions">
        <a href={c.var.linkTo(routes.track)}>{t("oldLink.track")}</a>
      </p>
    </>,
  );
}
