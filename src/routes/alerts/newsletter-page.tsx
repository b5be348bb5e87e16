import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NewsletterForm } from "../../components/alerts/NewsletterForm.tsx";
import { Promises } from "../../components/alerts/Promises.tsx";
import { BriefJobRow } from "../../components/jobs/JobRow.tsx";
import { RulerKey } from "../../components/jobs/PayRuler.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { BrowseJobs } from "./alerts-page.tsx";

type State = "ask" | "asked" | "problem" | "confirm" | "confirmed" | "unknown" | "leave" | "left";

interface Props {
  state: State;
  message?: string;
  typed?: string | undefined;
  token?: string;
  newest: PricedJob[];
}

export function NewsletterPage({ state, message, typed, token = "", newest }: Props) {
  return (
    <>
      <PageHead title={t("newsletter.meta.title")} lead={t("newsletter.meta.description")} />
      <div className="wrap page">
        <ErrorSummary title={t("errors.summary")} issues={message ? [{ path: "page-email", message }] : []} />
        <Outcome state={state} typed={typed} />
        {state === "confirm" && <Confirm token={token} />}
        {state === "leave" && <Leave token={token} />}
        {state === "asked" && (
          <>
            <h2>{t("newsletter.none.title")}</h2>
            <p>{t("newsletter.none.text")}</p>
          </>
        )}
        {asking.has(state) && (
          <div className="sign-up">
            <NewsletterForm id="page-email" typed={typed} message={message} />
            <Promises
              what={t("newsletter.what.text")}
              often={t("newsletter.often.text")}
              stop={t("newsletter.stop.text")}
            />
          </div>
        )}
        {newest.length > 0 ? (
          <Newest jobs={newest} />
        ) : (
          state !== "confirm" && state !== "leave" && <BrowseJobs />
        )}
      </div>
    </>
  );
}

const asking: ReadonlySet<State> = new Set<State>(["ask", "problem", "unknown", "left", "asked"]);

function Newest({ jobs }: { jobs: PricedJob[] }) {
  return (
    <section>
      <h2>{t("country.newest")}</h2>
      <RulerKey />
      <ul className="rows">
        {jobs.map((job) => (
          <BriefJobRow key={job.id} job={job} />
        ))}
      </ul>
      <BrowseJobs />
    </section>
  );
}

function Outcome({ state, typed = "" }: Pick<Props, "state" | "typed">) {
  switch (state) {
    case "unknown":
      return (
        <Notice kind="error" title={t("newsletter.unknown.title")} text={t("newsletter.unknown.text")} />
      );
    case "asked":
      return (
        <Notice
          kind="success"
          title={t("newsletter.asked.title")}
          text={t("newsletter.asked.text", { email: typed })}
        />
      );
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
