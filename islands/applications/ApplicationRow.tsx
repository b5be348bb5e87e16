import { longDateTime, shortDate } from "../../src/shared/format.ts";
import { urls } from "../../src/shared/urls.ts";
import { fill } from "../lib/fill.ts";
import { ApplicationCards } from "./ApplicationCards.tsx";
import type { ApplicationWords, ListedApplication } from "./listed-application.ts";
import { PaymentBadge } from "./PaymentBadge.tsx";

interface Props {
  application: ListedApplication;
  words: ApplicationWords;
}

export function ApplicationRow({ application, words }: Props) {
  const { id, reference, fullName, email, paymentStatus, submittedAt, desiredPosition, jobId, withheld } =
    application;
  const { withdrawnAt, unanswered, paymentMarks } = application;
  return (
    <details name="application" id={`application-${id}`}>
      <summary>
        <span>
          <strong>{fullName}</strong>{" "}
          {unanswered && <span className="badge badge-warn">{words.unanswered}</span>}
          {withdrawnAt && <span className="badge badge-warn">{words.withdrawn}</span>}
        </span>
        <span className="row-email">{email}</span>
        <PaymentBadge status={paymentStatus} marks={paymentMarks} />
        <time dateTime={submittedAt}>{shortDate(submittedAt)}</time>
      </summary>
      <p className="meta">
        {words.reference}: {reference}
        {desiredPosition && ` · ${words.position}: `}
        {jobId && desiredPosition ? <a href={urls.job(jobId)}>{desiredPosition}</a> : desiredPosition}
      </p>
      {withdrawnAt && (
        <p className="notice">{fill(words.withdrawnText, { date: longDateTime(withdrawnAt) })}</p>
      )}
      {withheld && <p className="notice">{words.withheld[withheld]}</p>}
      <ApplicationCards application={application} words={words} />
    </details>
  );
}
