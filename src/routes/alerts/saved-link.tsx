import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { JobRow } from "../../components/jobs/JobRow.tsx";
import { RulerKey } from "../../components/jobs/PayRuler.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t, tn } from "../../content/words.ts";
import { acceptSavedLink, openSavedLink } from "../../domain/alerts/accept-saved-link.ts";
import { readJobsOf } from "../../domain/alerts/saved-list.ts";
import { remindedAddress, stopReminders } from "../../domain/alerts/saved-reminder.ts";
import type { Env } from "../../env.ts";
import { keepSavedList, savedListOf } from "../../middleware/alerts/saved-cookie.ts";
import { readForm } from "../../middleware/forms.ts";
import { keepAddress, keepToken } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { renderHeaded } from "../system/render-headed.tsx";
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
      noindex: true,
      hasFooterRow: true,
      styles: ["rows", "saving"],
    };
    const lead = isHere ? t("saved.take.here") : tn("saved.take.lead", jobs);
    const listed = isHere ? [] : await readJobsOf(c.env.sql, link.listId);
    const take = { token, isHere, jobs, listed, email: link.email && maskedEmail(link.email) };
    return renderHeaded(c, meta, <Take {...take} />, { lead, isWide: listed.length > 0 });
  })
  .post(routes.savedLink.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    // A browser with a useless link gets no cookie.
    const { isHere } = await openSavedLink(c.env, token, savedListOf(c));
    const reminds = (await readForm(c)).get("remind") === "yes";
    const left = await acceptSavedLink(c.env, token, keepSavedList(c), reminds);
    return backToSaved(c, left > 0 ? "partly" : isHere && reminds ? "reminded" : "added");
  })
  .get(routes.savedRemindersStop.path, async (c) => {
    const token = tokenIn(c);
    const action = c.var.linkTo(routes.savedRemindersStop, { token });
    const email = await remindedAddress(c.env.sql, token);
    const question = (
      <div className="actions">
        <PostButton action={action}>{t("saved.stop.submit")}</PostButton>
        <QuietLink href={c.var.linkTo(routes.saved)}>{t("saved.stop.keep")}</QuietLink>
      </div>
    );
    return renderStop(c, { title: t("saved.stop.title"), lead: stopText(email) }, { question });
  })
  // Mail programs post here by themselves, so the token is in the address.
  .post(routes.savedRemindersStop.path, async (c) => {
    await stopReminders(c.env.sql, tokenIn(c));
    const head = { title: t("saved.stopped.title"), lead: t("saved.stopped.text") };
    return renderStop(c, head, { ways: <ToSaved /> });
  });

const tokenIn = (c: Context<Env>) => c.req.query("token") ?? "";

const stopText = (email?: string) =>
  t("saved.stop.text", { email: email ? maskedEmail(email) : t("mail.address") });

const renderStop = (
  c: Context<Env>,
  { title, lead }: { title: string; lead: string },
  { question, ways }: { question?: ReactNode; ways?: ReactNode },
) =>
  renderHeaded(
    c,
    {
      title,
      description: stopText(),
      canonical: c.var.linkTo(routes.saved),
      formless: true,
      noindex: true,
      hasFooterRow: true,
      styles: ["band"],
    },
    question,
    { lead, ways },
  );

function ToSaved() {
  const linkTo = useLinkTo();
  return (
    <p className="actions">
      <ButtonLink href={linkTo(routes.saved)}>{t("saved.take.go")}</ButtonLink>
    </p>
  );
}

interface Props {
  token: string;
  isHere: boolean;
  jobs: number;
  /** The page lists the saved jobs that visitors may see. */
  listed: readonly PricedJob[];
  /** The masked address for reminders, if somebody asked for them. */
  email: string | null;
}

function Take({ token, isHere, jobs, listed, email }: Props) {
  const linkTo = useLinkTo();
  const action = linkTo(routes.savedLink, { token });
  if (!isHere)
    return (
      <>
        <form method="post" action={action}>
          {email && (
            <label className="choice">
              <input type="checkbox" name="remind" value="yes" defaultChecked />
              {t("saved.take.mail", { email })}
            </label>
          )}
          <button type="submit">{tn("saved.take.submit", jobs)}</button>
        </form>
        {listed.length > 0 && (
          <section>
            <RulerKey />
            <ul className="rows">
              {listed.map((job) => (
                <JobRow key={job.id} job={job} heading="h2" action={false} />
              ))}
            </ul>
          </section>
        )}
      </>
    );
  return email ? (
    <form method="post" action={action}>
      <p>{t("saved.take.reminds", { email })}</p>
      <button type="submit" name="remind" value="yes">
        {t("saved.take.remind")}
      </button>
    </form>
  ) : (
    <ToSaved />
  );
}
