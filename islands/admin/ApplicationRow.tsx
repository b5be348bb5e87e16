import { shortDate } from "../../src/shared/format.ts";
import { urls } from "../../src/shared/urls.ts";
import { ApplicationCards } from "./ApplicationCards.tsx";
import type { ApplicationWords, ListedApplication } from "./listed-application.ts";
import { PaymentBadge } from "./PaymentBadge.tsx";

interface Props {
  application: ListedApplication;
  words: ApplicationWords;
}

export function ApplicationRow({ application, words }: Props) {
  const { id, reference, fullName, email, paymentStatus, submittedAt, desiredPosition, jobId } = application;
  return (
    <details name="application" id={`application-${id}`}>
      <summary>
        <strong>{fullName}</strong>
        <span className="row-email">{email}</span>
        <PaymentBadge status={paymentStatus} />
        <time dateTime={submittedAt}>{shortDate(submittedAt)}</time>
      </summary>
      <p className="meta">
        {words.reference}: {reference} · {words.position}:{" "}
        {jobId ? <a href={urls.job(jobId)}>{desiredPosition}</a> : desiredPosition}
      </p>
      <ApplicationCards application={application} words={words} />
    </details>
  );
}
