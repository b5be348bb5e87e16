import type { Context } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { SavedJobCards } from "../../components/alerts/SavedJobCards.tsx";
import { SavedLinkForm } from "../../components/alerts/SavedLinkForm.tsx";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { MailSent } from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t, tn } from "../../content/words.ts";
import { readSavedJobs } from "../../domain/alerts/saved-list.ts";
import type { Env } from "../../env.ts";
import { savedListOf } from "../../middleware/alerts/saved-cookie.ts";
import { type FormState, untouched } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import { messagesByField } from "../../shared/issues.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { isRefused } from "../system/render-narrow.tsx";

interface Says {
  kind: "success" | "warning" | "error";
  title?: string;
  text: string;
  /** The email with the link is on its way, so the form for it is folded. */
  isLinkSent?: boolean;
}

/** Renders the list of this browser. `form` holds the typed values and their messages. */
export async function renderSaved(c: Context<Env>, says?: Says, form: FormState = untouched) {
  const { jobs, hidden, remindedAddress } = await readSavedJobs(c.env.sql, savedListOf(c));
  const [n, title] = [jobs.length + hidden.length, t("saved.title")];
  const { issues, refusal, values } = form;
  const linkForm = (
    <SavedLinkForm values={values} messages={messagesByField(issues)} asksToRemind={!remindedAddress} />
  );
  const isFolded = says?.isLinkSent || remindedAddress !== undefined;
  const isProblem = isRefused(form);
  const isFailed = isProblem || says?.kind === "error";
  const folded = (
    <details open={isProblem}>
      <summary>{t(says?.isLinkSent ? "saved.link.again" : "saved.link.elsewhere")}</summary>
      {linkForm}
    </details>
  );
  const linkSection = n > 0 && !says?.isLinkSent && (
    <section className={isFolded ? undefined : "card"}>
      {isFolded ? (
        folded
      ) : (
        <>
          <h2>{t("saved.link.title")}</h2>
          <p>{t("saved.link.text")}</p>
          {linkForm}
        </>
      )}
    </section>
  );
  return c.render(
    <>
      <PageHead title={title} lead={n > 0 ? tn("saved.count", n) : t("saved.lead")} />
      <div className="wrap page">
        {says?.isLinkSent && (
          <MailSent title={t("saved.link.sent.title")} text={says.text} inOutbox={says.text}>
            {n > 0 && folded}
          </MailSent>
        )}
        {says && !says.isLinkSent && <Notice kind={says.kind} title={says.title} text={says.text} />}
        {refusal && <Notice kind="error" text={refusal.message} />}
        <ErrorSummary title={t("errors.summary")} issues={issues} />
        {isProblem && linkSection}
        {n === 0 ? (
          <Empty button={<ButtonLink href={c.var.linkTo(routes.jobs)}>{t("saved.browse")}</ButtonLink>}>
            {t("saved.empty")}
          </Empty>
        ) : (
          <SavedJobCards jobs={jobs} hidden={hidden} feeCents={c.env.settings.feeCents} />
        )}
        {remindedAddress && <Reminders c={c} address={remindedAddress} />}
        {!isProblem && linkSection}
      </div>
    </>,
    {
      styles: ["rows", "saved", "saving"],
      title,
      isError: isFailed,
      description: t("saved.lead"),
      canonical: c.var.linkTo(routes.saved),
      noindex: true,
    },
  );
}

/** A browser may be shared, so the page shows a masked address. */
function Reminders({ c, address }: { c: Context<Env>; address: string }) {
  return (
    <section className="card">
      <h2>{t("saved.remind.title")}</h2>
      <p>{t("saved.remind.on", { address: maskedEmail(address) })}</p>
      <PostButton action={c.var.linkTo(routes.savedRemindersRemoval)} className="btn-quiet">
        {t("saved.remind.stop")}
      </PostButton>
    </section>
  );
}
