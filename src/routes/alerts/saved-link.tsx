import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t, tn } from "../../content/words.ts";
import { stopReminders } from "../../domain/alerts/saved-reminder.ts";
import { openSavedLink, useSavedLink } from "../../domain/alerts/take-saved-link.ts";
import type { Env } from "../../env.ts";
import { keepSavedList, savedListOf } from "../../middleware/alerts/saved-cookie.ts";
import { keepAddress, keepToken } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { renderNarrow } from "../system/render-narrow.tsx";
import { backToSaved } from "./saved.tsx";

/** The links in emails about saved jobs open these pages. */
export const savedLinks = new Hono<Env>()
  .use(routes.savedLink.path, keepAddress)
  .use(routes.savedRemindersStop.path, keepToken)
  // Programs that check emails for danger open every link. Therefore a button adds the jobs, and not the link
  // itself.
  .get(routes.savedLink.path, async (c) => {
    const token = c.req.param("token");
    const { link, isHere, jobs } = await openSavedLink(c.env, token, savedListOf(c));
    const meta = {
      title: t("saved.take.title"),
      description: t("saved.take.description"),
      canonical: c.var.linkTo(routes.saved),
      formless: true,
      noindex: true,
    };
    return renderNarrow(c, meta, <Take {...{ token, isHere, jobs, reminds: link.email !== null }} />);
  })
  .post(routes.savedLink.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    // A browser with a useless link gets no cookie.
    const { isHere } = await openSavedLink(c.env, token, savedListOf(c));
    const left = await useSavedLink(c.env, token, keepSavedList(c));
    return backToSaved(c, left > 0 ? "partly" : isHere ? "reminded" : "added");
  })
  .get(routes.savedRemindersStop.path, (c) => renderStop(c, <Stop token={tokenIn(c)} />))
  // Mail programs post here by themselves, so the token is in the address.
  .post(routes.savedRemindersStop.path, async (c) => {
    await stopReminders(c.env.sql, tokenIn(c));
    const text = t("saved.stopped.text");
    return renderStop(c, <Notice kind="success" title={t("saved.stopped.title")} text={text} />);
  });

const tokenIn = (c: Context<Env>) => c.req.query("token") ?? "";

const renderStop = (c: Context<Env>, content: ReactNode) =>
  renderNarrow(
    c,
    {
      title: t("saved.stop.title"),
      description: t("saved.stop.text"),
      canonical: c.var.linkTo(routes.saved),
      formless: true,
      noindex: true,
    },
    content,
  );

interface Props {
  token: string;
  isHere: boolean;
  jobs: number;
  reminds: boolean;
}

function Take({ token, isHere, jobs, reminds }: Props) {
  const linkTo = useLinkTo();
  const isNeeded = !isHere || reminds;
  const submit = isHere
    ? t("saved.take.remind")
    : t(reminds ? "saved.take.submit.reminds" : "saved.take.submit");
  return (
    <>
      <p className="lead">{isHere ? t("saved.take.here") : tn("saved.take.lead", jobs)}</p>
      {reminds && <p>{t("saved.take.reminds")}</p>}
      {isNeeded ? (
        <PostButton action={linkTo(routes.savedLink, { token })}>{submit}</PostButton>
      ) : (
        <p className="actions">
          <ButtonLink href={linkTo(routes.saved)}>{t("saved.take.go")}</ButtonLink>
        </p>
      )}
    </>
  );
}

function Stop({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <>
      <p>{t("saved.stop.text")}</p>
      <PostButton action={linkTo(routes.savedRemindersStop, { token })} className="btn-quiet">
        {t("saved.stop.submit")}
      </PostButton>
    </>
  );
}
