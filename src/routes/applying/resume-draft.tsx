import { Hono } from "hono";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t } from "../../content/words.ts";
import { findResumable, resumeDraft } from "../../domain/applying/resume-draft.ts";
import type { Env } from "../../env.ts";
import { browserOf, ensureBrowser } from "../../middleware/browser.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { renderNarrow } from "../system/render-narrow.tsx";

/** Goes on with an application that was begun in another browser, by the link that was mailed from there. */
export const resumePage = new Hono<Env>()
  .use(routes.resume.path, keepAddress)
  .get(routes.resume.path, async (c) => {
    const token = c.req.param("token");
    const { isHere, hasAnother } = await findResumable(c.env, token, await browserOf(c));
    const meta = {
      title: t("resume.title"),
      description: t("resume.meta.description"),
      canonical: linkTo(routes.apply),
      noindex: true,
    };
    return renderNarrow(c, meta, isHere ? <AlreadyHere /> : <Resume token={token} hasAnother={hasAnother} />);
  })
  .post(routes.resume.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    // Whose link leads nowhere is given no cookie.
    await findResumable(c.env, token, await browserOf(c));
    await resumeDraft(c.env, token, await ensureBrowser(c));
    return c.redirect(linkTo(routes.apply), 303);
  });

const AlreadyHere = () => (
  <>
    <p className="lead">{t("resume.here")}</p>
    <p className="actions">
      <ButtonLink href={linkTo(routes.apply)}>{t("resume.go")}</ButtonLink>
    </p>
  </>
);

/** A button, not the link itself, takes the draft over: programs that check mails open every link. */
const Resume = ({ token, hasAnother }: { token: string; hasAnother: boolean }) => (
  <>
    <p className="lead">{t("resume.lead")}</p>
    {hasAnother && <Notice kind="warning" text={t("resume.another")} />}
    <p>{t("resume.moves")}</p>
    <PostButton action={linkTo(routes.resume, { token })}>{t("resume.submit")}</PostButton>
  </>
);
