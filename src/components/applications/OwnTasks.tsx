import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { Receipts, receiptTitle } from "../payments/Receipts.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { isRefunded } from "./CourseStages.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { OwnData, OwnErasure } from "./OwnData.tsx";
import { isEnded } from "./OwnEnd.tsx";
import { OwnReuse } from "./OwnReuse.tsx";
import { OwnWithdrawal } from "./OwnWithdrawal.tsx";

interface Props {
  application: OwnApplication;
  token: string;
  takenDownAt: Date | null;
}

/** The receipt, and what a candidate does rarely. */
export function OwnTasks({ application, token, takenDownAt }: Props) {
  const { reference, receipts, paymentStatus, details, erasure } = application;
  const sendsEmail = useSendsEmail();
  const isToldWhere = !sendsEmail && erasure.askedUntil && !erasure.hindrance;
  return (
    <div className="aside">
      <h2>{t("application.manage")}</h2>
      {paymentStatus === "waived" && <p className="meta">{t("success.receipt.waived")}</p>}
      {receipts.length > 0 && (
        <FoldedSection id="receipt" title={receiptTitle(receipts)}>
          <Receipts receipts={receipts} reference={reference} />
        </FoldedSection>
      )}
      {details && !isEnded(application) && <OwnReuse token={token} />}
      <OwnData token={token} />
      <div className="rare">
        {!takenDownAt && !application.withdrawnAt && !isRefunded(application) && (
          <OwnWithdrawal application={application} token={token} />
        )}
        {!isToldWhere && <OwnErasure {...{ token, reference, erasure }} />}
      </div>
      <p>
        <ContactText>{t("application.help", { email: site.contactEmail, reference })}</ContactText>
      </p>
    </div>
  );
}
