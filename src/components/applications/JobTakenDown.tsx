import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";
import { TestPaymentNote } from "./TestPaymentNote.tsx";

interface Props {
  application: OwnApplication;
  token: string;
}

/** Tells a waiting candidate that the vacancy was taken down, and warns of fraud. */
export function JobTakenDown({ application, token }: Props) {
  const { reference, closedBecause, paymentStatus, receipts } = application;
  const isRefundable = paymentStatus === "completed" && closedBecause !== null;
  const linkTo = useLinkTo();
  return (
    <Notice kind="warning" title={t("takenDown.title")}>
      <p>
        <b>{t("takenDown.beware")}</b>{" "}
        <ContactText>{t("takenDown.asked", { email: site.contactEmail, reference })}</ContactText>{" "}
        <a href={linkTo(routes.safety)}>{t("safety.link")}</a>
      </p>
      <p>
        {t("takenDown.text")} {isRefundable && t("takenDown.refund")}
      </p>
      {isRefundable && <TestPaymentNote receipts={receipts} />}
      <p className="actions">
        <ButtonLink href={linkTo(routes.applicationWithdrawal, { token })}>{t("withdrawal.link")}</ButtonLink>
      </p>
    </Notice>
  );
}
