import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NewsletterForm } from "../../components/alerts/NewsletterForm.tsx";
import { Promises } from "../../components/alerts/Promises.tsx";
import { JobRow } from "../../components/jobs/JobRow.tsx";
import { RulerKey } from "../../components/jobs/PayRuler.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { BrowseJobs } from "./alerts-page.tsx";

type State = "ask" | "asked" | "problem" | "confirm" | "confirmed" | "unknown" | "leave" | "left";

interface Props {
  state: State;
  message?: string;
  typed?: string | undefined;
  token?: string;
  /** The address that the token belongs to. */
  email?: string | undefined;
  newest: PricedJob[];
}

/** Says what a form or a link has done, or what its button does. */
export function headOf({ state, typed = "", email }: Pick<Props, "state" | "typed" | "email">) {
  switch (state) {
    case "ask":
    case "problem":
      return { title: t("newsletter.meta.title"), lead: t("newsletter.meta.description") };
    case "asked":
      return { title: t("newsletter.asked.title"), lead: t("newsletter.asked.text", { email: typed }) };
    case "confirm":
    case "leave":
    case "left": {
      const address = email ? maskedEmail(email) : t("mail.address");
      return {
        title: t(`newsletter.${state}.title`),
        lead: t(`newsletter.${state}.text`, { email: address }),
      };
    }
    default:
      return { title: t(`newsletter.${state}.title`), lead: t(`newsletter.${state}.text`) };
  }
}

export function NewsletterPage({ state, message, typed, token = "", email, newest }: Props) {
  const isAbout = state === "ask" || state === "problem";
  const form = <NewsletterForm id="page-email" typed={typed} message={message} />;
  const head = headOf({ state, typed, email });
  return (
    <>
      <PageHead {...head} />
      <div className="wrap page">
        <ErrorSummary title={t("errors.summary")} issues={message ? [{ path: "page-email", message }] : []} />
        {state === "leave" && <Leave token={token} />}
        {state === "left" && <WayBackIn />}
        {state === "confirm" && (
          <div className="sign-up">
            <Confirm token={token} />
            <NewsletterPromises />
          </div>
        )}
        {state === "asked" && (
          <>
            <h2>{t("newsletter.none.title")}</h2>
            <p>{t("newsletter.asked.none")}</p>
            <p>{t("newsletter.none.text")}</p>
            <details>
              <summary>{t("saved.link.again")}</summary>
              <div className="sign-up">{form}</div>
            </details>
          </>
        )}
        {(isAbout || state === "unknown") && (
          <div className="sign-up">
            {form}
            {isAbout && <NewsletterPromises />}
          </div>
        )}
        {newest.length > 0 ? <Newest jobs={newest} /> : <WayOn state={state} />}
      </div>
    </>
  );
}

/** A page with a form or a button of its own needs no other way on. */
function WayOn({ state }: Pick<Props, "state">) {
  if (state === "unknown" || state === "asked") return <BrowseJobs />;
  return state === "confirmed" && <BrowseJobs isMain />;
}

function WayBackIn() {
  const linkTo = useLinkTo();
  return (
    <p className="actions">
      <ButtonLink href={linkTo(routes.jobs)}>{t("alerts.list.browse")}</ButtonLink>
      <QuietLink href={linkTo(routes.newsletter)}>{t("newsletter.left.again")}</QuietLink>
    </p>
  );
}

const NewsletterPromises = () => (
  <Promises
    what={t("newsletter.what.text")}
    often={t("newsletter.often.text")}
    stop={t("newsletter.stop.text")}
  />
);

function Newest({ jobs }: { jobs: PricedJob[] }) {
  return (
    <section>
      <h2>{t("country.newest")}</h2>
      <RulerKey />
      <ul className="rows">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} action={false} />
        ))}
      </ul>
      <BrowseJobs />
    </section>
  );
}

function Confirm({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <form className="inline-form" method="post" action={linkTo(routes.newsletterConfirm)}>
      <input type="hidden" name="token" value={token} />
      <button type="submit">{t("newsletter.confirm.submit")}</button>
    </form>
  );
}

function Leave({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <div className="actions">
      <PostButton action={linkTo(routes.newsletterUnsubscribe, { token })}>
        {t("newsletter.leave.submit")}
      </PostButton>
      <QuietLink href={linkTo(routes.home)}>{t("newsletter.leave.keep")}</QuietLink>
    </div>
  );
}
