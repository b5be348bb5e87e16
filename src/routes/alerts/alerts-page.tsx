import type { Context } from "hono";
import type { ReactNode } from "react";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { StopButton } from "../../components/alerts/ChangeAlert.tsx";
import { JobsNow } from "../../components/alerts/JobsNow.tsx";
import { Promises } from "../../components/alerts/Promises.tsx";
import { SearchJobs } from "../../components/jobs/SearchJobs.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { ContactText } from "../../components/shell/ContactText.tsx";
import { Instead } from "../../components/shell/NeedsMail.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { alertList } from "../../content/alert-list.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { JobAlert } from "../../db/alerts/job-alerts.ts";
import type { Env } from "../../env.ts";
import { mailPlaceOf } from "../../middleware/mail-place.ts";
import * as routes from "../../routes.ts";
import type { AlertFilter } from "../../shared/alerts/job-alert.ts";
import type { Issue } from "../../shared/issues.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { maskedEmail } from "../../shared/masked-email.ts";

interface Frame {
  /** The heading is also the title of the window. */
  title?: string;
  /** The sentence below the heading. */
  lead?: ReactNode;
  /** The page says that something failed. */
  isFailed?: boolean;
  /** Says what is wrong with the form in the content. */
  issues?: Issue[];
  isWide?: boolean;
  /** The ways on from a page that has little more than its head, which they are in. */
  ways?: ReactNode;
}

/** Renders the frame of all pages about alerts. The page of an emailed link is for one visitor, so no cache keeps it. */
export function renderAlerts(
  c: Context<Env>,
  content: ReactNode,
  {
    title = t("alerts.title"),
    lead,
    issues = [],
    isFailed = issues.length > 0,
    isWide = false,
    ways,
  }: Frame = {},
) {
  const page = (
    <>
      <PageHead title={title} lead={lead}>
        {ways}
      </PageHead>
      <div className={isWide || ways ? "wrap page" : "narrow page"}>
        <ErrorSummary title={t("errors.summary")} issues={issues} />
        {content ?? <SearchJobs />}
      </div>
    </>
  );
  return c.render(page, {
    title,
    isError: isFailed,
    description: t("alerts.lead"),
    noindex: true,
    hasFooterRow: true,
    styles: [...(isWide ? ["icons", "rows", "saving"] : []), ...(ways ? ["band"] : []), "newsletter"],
  });
}

export const renderOutcome = (c: Context<Env>, title: string, lead: string, more?: string) =>
  renderAlerts(c, more ? <p>{more}</p> : null, { title, lead, ways: <BrowseJobs isMain /> });

/** Says where the link is, or that none comes, because the site has no mail server. */
export function renderUnsent(c: Context<Env>) {
  const isFailed = mailPlaceOf(c) === "nowhere";
  return renderAlerts(c, null, {
    title: t(isFailed ? "mail.off.title" : "mail.off.check"),
    lead: <Instead />,
    isFailed,
    ways: <BrowseJobs isMain />,
  });
}

/** Tells that a link does not work any more, and what the visitor can do. */
export function renderUnknown(c: Context<Env>, isStop = false) {
  c.status(404);
  const text = isStop ? t("alerts.leave.gone", { email: site.contactEmail }) : t("alerts.unknown.text");
  const frame = { title: t("alerts.unknown.title"), lead: <ContactText>{text}</ContactText>, isFailed: true };
  if (isStop) return renderAlerts(c, null, { ...frame, ways: <BrowseJobs /> });
  const button = <ButtonLink href={c.var.linkTo(routes.alerts)}>{t("alerts.unknown.new")}</ButtonLink>;
  return renderAlerts(c, null, { ...frame, ways: <p className="actions">{button}</p> });
}

export const renderConfirm = (c: Context<Env>, token: string, alert: AlertFilter) =>
  renderAlerts(
    c,
    <div className="sign-up">
      <PostButton action={c.var.linkTo(routes.alertConfirm, { token })}>
        {t("alerts.confirm.submit")}
      </PostButton>
      <AlertPromises />
    </div>,
    {
      title: t("alerts.confirm.title"),
      lead: t("alerts.confirm.text", { list: alertList(alert) }),
      isWide: true,
    },
  );

/** Names the alert that the button stops, and links the form that changes it instead. */
export function renderStop(c: Context<Env>, token: string, alert: JobAlert) {
  const content = (
    <>
      <p>{t("alerts.leave.from", { email: maskedEmail(alert.email) })}</p>
      <div className="actions">
        <StopButton token={token} />
        <QuietLink href={c.var.linkTo(routes.jobs)}>{t("alerts.leave.keep")}</QuietLink>
        {alert.confirmed && <ChangeLink token={token} />}
      </div>
    </>
  );
  return renderAlerts(c, content, {
    title: t("alerts.leave.title"),
    lead: t("alerts.list", { list: alertList(alert) }),
  });
}

/** Says how often the emails come, and links the form that changes or stops them. */
export function renderConfirmed(c: Context<Env>, token: string, alert: JobAlert, jobs: readonly PricedJob[]) {
  const content = (
    <>
      <p className="actions">
        <ButtonLink href={c.var.linkTo(routes.jobs)}>{t("alerts.list.browse")}</ButtonLink>
        <ChangeLink token={token} />
        <a href={c.var.linkTo(routes.alertUnsubscribe, { token })}>{t("alerts.leave.submit")}</a>
      </p>
      <JobsNow jobs={jobs} />
    </>
  );
  return renderAlerts(c, content, {
    title: t("alerts.confirmed.title"),
    lead: t(`alerts.confirmed.text.${alert.frequency}`, { list: alertList(alert) }),
    isWide: true,
  });
}

function ChangeLink({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return <a href={linkTo(routes.alertChange, { token })}>{t("alerts.change.title")}</a>;
}

export const AlertPromises = () => (
  <Promises what={t("newsletter.what.text")} often={t("alerts.rules")} stop={t("alerts.stop.text")} />
);

/** `isMain` fills the button, where the page has no other. */
export function BrowseJobs({ isMain = false }: { isMain?: boolean }) {
  const linkTo = useLinkTo();
  const Link = isMain ? ButtonLink : QuietLink;
  return (
    <p className="actions">
      <Link href={linkTo(routes.jobs)}>{t("alerts.list.browse")}</Link>
    </p>
  );
}
