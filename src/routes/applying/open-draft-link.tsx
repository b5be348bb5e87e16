import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { DraftFacts } from "../../components/applying/DraftFacts.tsx";
import { Badge } from "../../components/shell/Badge.tsx";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { reuseFailures } from "../../content/reuse-failures.ts";
import { t } from "../../content/words.ts";
import { type DraftDescription, describeDraft } from "../../domain/applying/describe-draft.ts";
import { findMovableDraft, moveDraft } from "../../domain/applying/move-draft.ts";
import type { Env } from "../../env.ts";
import { browserOf, ensureBrowser } from "../../middleware/browser.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { say } from "../../shared/say.ts";
import { renderNarrow } from "../system/render-narrow.tsx";

/** Continues an application that was begun in another browser, by the link that we emailed. */
export const openDraftLink = new Hono<Env>()
  .use(routes.draftLink.path, keepAddress)
  .get(routes.draftLink.path, async (c) => {
    const token = c.req.param("token");
    const { draft, isHere, other } = await findMovableDraft(c.env, token, await browserOf(c));
    const linked = await describeDraft(c.env, draft);
    const meta = {
      title: t(!isHere && other ? "moveDraft.two" : "moveDraft.title"),
      description: t("moveDraft.meta.description"),
      canonical: c.var.linkTo(routes.apply),
      noindex: true,
      hasFooterRow: true,
      styles: ["apply", "own"],
    };
    return renderNarrow(c, meta, isHere ? <AlreadyHere /> : <Resume {...{ token, linked, other }} />);
  })
  .post(routes.draftLink.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    // A visitor with an unknown link gets no cookie.
    await findMovableDraft(c.env, token, await browserOf(c));
    await moveDraft(c.env, token, await ensureBrowser(c));
    return c.redirect(c.var.linkTo(routes.apply), 303);
  });

const AlreadyHere = () => {
  const linkTo = useLinkTo();
  return (
    <>
      <p className="lead">{t("moveDraft.here")}</p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.apply)}>{t("moveDraft.go")}</ButtonLink>
      </p>
    </>
  );
};

const newest = () => <Badge kind="info">{t("moveDraft.newest")}</Badge>;

interface Props {
  token: string;
  linked: DraftDescription;
  other: DraftDescription | undefined;
}

/** Programs that check emails open every link, so a button moves the draft and not the link itself. */
const Resume = ({ token, linked, other }: Props) => {
  const linkTo = useLinkTo();
  const action = linkTo(routes.draftLink, { token });
  return (
    <>
      {!other?.isPaid && <p className="lead">{t(other ? "moveDraft.choose" : "moveDraft.lead")}</p>}
      {other ? (
        <div className="drafts">
          <section>
            <h2>
              {t("moveDraft.local")} {other.usedAt > linked.usedAt && newest()}
            </h2>
            <DraftFacts draft={other} />
            <p className="actions">
              <ButtonLink href={linkTo(routes.apply)}>{t("moveDraft.keep")}</ButtonLink>
            </p>
          </section>
          <section>
            <h2>
              {t("moveDraft.linked")} {linked.usedAt > other.usedAt && newest()}
            </h2>
            <DraftFacts draft={linked} />
            {other.isPaid ? (
              <Notice kind="warning" text={say(reuseFailures.paidDraftHere[1])} />
            ) : (
              <form method="post" action={action}>
                <p>{t("moveDraft.moves")}</p>
                <Notice kind="warning" text={t("moveDraft.another")} />
                <p className="actions">
                  <button type="submit" className="btn-quiet btn-remove">
                    <span>{t("moveDraft.discard")}</span>
                  </button>
                </p>
              </form>
            )}
          </section>
        </div>
      ) : (
        <>
          <DraftFacts draft={linked} />
          <p>{t("moveDraft.moves")}</p>
          <PostButton action={action}>{t("moveDraft.submit")}</PostButton>
        </>
      )}
    </>
  );
};
