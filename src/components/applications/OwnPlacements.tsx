import { useLinkTo } from "../../../islands/lib/locale.ts";
import { contractText } from "../../content/fact-texts.ts";
import { monthlyPay } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { PlacementRow } from "../../db/applications/placements.ts";
import * as routes from "../../routes.ts";
import { placementState } from "../../shared/applications/placement.ts";
import { longDate } from "../../shared/format.ts";
import { receiverText } from "../jobs/VerifiedEmployer.tsx";
import { Badge } from "../shell/Badge.tsx";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { PostButton } from "../shell/PostButton.tsx";
import { WholeReferences } from "../shell/WholeReferences.tsx";
import { isOpen, isRefunded } from "./CourseStages.tsx";
import { badges } from "./placement-badges.ts";

/** An answer that was just refused, and why. */
export interface PlacementOutcome {
  id: string;
  problem: string | undefined;
}

interface Props {
  application: OwnApplication;
  token: string;
  outcome: PlacementOutcome | undefined;
  /** With 0, the site does not refund an application by itself. */
  refundDays: number;
}

/** The jobs that were offered to a general application, newest first. */
export function OwnPlacements({ application, token, outcome, refundDays }: Props) {
  const { placements, origin, paymentStatus, jobId, withdrawnAt, applicationStatus } = application;
  if (origin) return <Notice text={t("placement.origin", { reference: origin })} />;
  const isRefundable =
    !jobId && paymentStatus === "completed" && !withdrawnAt && applicationStatus !== "accepted";
  if (placements.length === 0)
    return refundDays > 0 && isRefundable ? (
      <Notice text={t("placement.refund", { days: refundDays })} />
    ) : null;
  const isKnown = placements.some(({ id }) => id === outcome?.id);
  return (
    <section id="placements" className="interviews">
      <h2>{t("placement.section")}</h2>
      {outcome?.problem && !isKnown && <Notice kind="error" text={outcome.problem} />}
      {[...placements].reverse().map((placement) => (
        <div key={placement.id} className="card interview" id={`placement-${placement.id}`}>
          <Offer
            {...{ placement, token }}
            isLooking={isOpen(application) && !isRefunded(application) && applicationStatus !== "accepted"}
            problem={outcome?.id === placement.id ? outcome.problem : undefined}
          />
        </div>
      ))}
    </section>
  );
}

interface OfferProps {
  placement: PlacementRow;
  token: string;
  /** The application is still open for another job. */
  isLooking: boolean;
  /** Says why the answer was refused. */
  problem: string | undefined;
}

function Offer({ placement, token, isLooking, problem }: OfferProps) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const { jobId, offeredAt, answeredAt, reference, isJobOpen, contractMonths } = placement;
  const state = placementState(placement);
  const name = t("placement.job", placement);
  return (
    <>
      <p>
        <Badge kind={badges[state]}>{t(`placement.state.${state}`)}</Badge>{" "}
        <strong>{isJobOpen ? <a href={linkTo(routes.job, { id: jobId })}>{name}</a> : name}</strong>
        <br />
        <span className="pay">{monthlyPay(placement)}</span>
        {contractMonths && ` · ${contractText(contractMonths)}`}
      </p>
      <p className="meta">
        {answeredAt
          ? t("placement.answered", { date: longDate(answeredAt) })
          : t("placement.offered", { date: longDate(offeredAt) })}
      </p>
      {problem && <Notice kind="error" text={problem} />}
      {state === "open" && <AnswerForm placement={placement} token={token} />}
      {state === "gone" && !problem && <p>{t("placement.gone.text")}</p>}
      {state === "gone" && isLooking && <p>{t("placement.looking")}</p>}
      {state === "no" && <p>{t("placement.thanks.no")}</p>}
      {reference && (
        <>
          <p>
            <WholeReferences>{t("placement.made", { reference })}</WholeReferences>{" "}
            {sendsEmail && t("placement.made.mailed")}
          </p>
          <PostButton action={linkTo(routes.applicationPlaced, { token, placementId: placement.id })}>
            {t("placement.made.link")}
          </PostButton>
        </>
      )}
    </>
  );
}

function AnswerForm({ placement, token }: { placement: PlacementRow; token: string }) {
  const linkTo = useLinkTo();
  const { id: placementId } = placement;
  return (
    <form method="post" action={linkTo(routes.applicationPlacement, { token, placementId })}>
      <p>{t("placement.lead")}</p>
      <Notice
        kind={placement.verification ? "info" : "warning"}
        text={receiverText({ ...placement, sample: false })}
      />
      <p className="actions">
        <button type="submit" name="answer" value="yes" aria-label={t("placement.yes.of", placement)}>
          {t("placement.yes")}
        </button>
        <button
          type="submit"
          name="answer"
          value="no"
          className="btn-quiet"
          aria-label={t("placement.no.of", placement)}
        >
          {t("placement.no")}
        </button>
      </p>
    </form>
  );
}
