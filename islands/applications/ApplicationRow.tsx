import * as routes from "../../src/routes.ts";
import { listedDate } from "../../src/shared/applications/listed-dates.ts";
import { silenceDays } from "../../src/shared/applications/silence.ts";
import { longDateTime } from "../../src/shared/format.ts";
import { useLinkTo } from "../lib/locale.ts";
import { NameMark } from "../lib/NameMark.tsx";
import { ApplicationCards } from "./ApplicationCards.tsx";
import { t } from "./application-words.ts";
import type { ListedApplication } from "./listed-application.ts";
import { PaymentBadge } from "./PaymentBadge.tsx";

interface Props {
  application: ListedApplication;
}

export function ApplicationRow({ application }: Props) {
  const linkTo = useLinkTo();
  const { id, reference, fullName, email, paymentStatus, submittedAt, desiredPosition, jobId, withheld } =
    application;
  const { withdrawnAt, unanswered, paymentMarks, placements } = application;
  return (
    <details name="application" id={`application-${id}`}>
      <summary className="row-summary">
        <NameMark name={withheld === "erased" ? null : fullName} isPerson />
        <span>
          <strong>{fullName}</strong>{" "}
          {unanswered && (
            <span className="badge badge-warn">{t("silence.badge", { days: silenceDays.last })}</span>
          )}
          {withdrawnAt && <span className="badge badge-warn">{t("withdrawal.byCandidate")}</span>}
        </span>
        <span className="row-email">{email}</span>
        {desiredPosition && (
          <span className="row-work">
            {desiredPosition}
            {!jobId && ` · ${t("admin.application.general")}`}
          </span>
        )}
        <PaymentBadge status={paymentStatus} marks={paymentMarks} />
        <time dateTime={submittedAt}>{listedDate(submittedAt)}</time>
      </summary>
      <p className="meta">
        {desiredPosition && `${t("admin.application.position")}: `}
        {jobId && desiredPosition ? (
          <a href={linkTo(routes.job, { id: jobId })}>{desiredPosition}</a>
        ) : (
          desiredPosition
        )}
        {desiredPosition && " · "}
        {t("admin.application.reference")}: <span className="whole">{reference}</span>
      </p>
      {withdrawnAt && <p className="notice">{t("withdrawal.admin", { date: longDateTime(withdrawnAt) })}</p>}
      {placements.length > 0 && (
        <ul>
          {placements.map((placement) => (
            <li key={placement.title + placement.company}>
              {t(`admin.placement.${placement.state}`, { ...placement })}
            </li>
          ))}
        </ul>
      )}
      {!jobId && withheld !== "erased" && (
        <p>
          <a className="btn" href={linkTo(routes.adminPlacement, { id })}>
            {t("admin.placement.link")}
          </a>
        </p>
      )}
      {withheld && <p className="notice">{t(`erasure.${withheld}.admin`)}</p>}
      <ApplicationCards application={application} />
    </details>
  );
}
