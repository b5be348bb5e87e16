import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { QuietLink } from "../shell/ButtonLink.tsx";
import { hasAcceptedOffer } from "./AcceptedOffer.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { TestPaymentNote } from "./TestPaymentNote.tsx";

interface Props {
  application: OwnApplication;
  token: string;
}

/** The fold is open where the page says that the candidate can withdraw below. */
export const OwnWithdrawal = ({ application, token }: Props) => (
  <FoldedSection id="withdrawal" title={t("withdrawal.section")} open={application.closedBecause !== null}>
    <Withdrawal application={application} token={token} />
  </FoldedSection>
);

function Withdrawal({ application, token }: Props) {
  const { applicationStatus, hasEmployer, closedBecause, paymentStatus, receipts } = application;
  const linkTo = useLinkTo();
  const isRefundable = closedBecause && paymentStatus === "completed";
  if (applicationStatus === "rejected") return <p>{t("withdrawal.rejected")}</p>;
  return (
    <>
      <p>
        {t(
          hasAcceptedOffer(application)
            ? "withdrawal.text.hired"
            : hasEmployer
              ? "withdrawal.text"
              : "withdrawal.text.us",
        )}
      </p>
      {isRefundable && <p>{t("takenDown.refund")}</p>}
      {isRefundable && <TestPaymentNote receipts={receipts} />}
      <p className="actions">
        <QuietLink href={linkTo(routes.applicationWithdrawal, { token })}>{t("withdrawal.link")}</QuietLink>
      </p>
    </>
  );
}
