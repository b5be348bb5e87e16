import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { longDateTime } from "../../shared/format.ts";
import { RefundRule } from "../payments/RefundRule.tsx";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { isOpen, isRefunded } from "./CourseStages.tsx";
import { TestPaymentNote } from "./TestPaymentNote.tsx";

interface Props {
  application: OwnApplication;
  token: string;
}

/** Nobody answers the application any more. */
export const isEnded = (application: OwnApplication): boolean =>
  !isOpen(application) || isRefunded(application);

/** Says how the application ended, and links the form for another one. */
export function OwnEnd({ application, token }: Props) {
  const linkTo = useLinkTo();
  const { withdrawnAt, hasEmployer, receipts, details } = application;
  if (!isEnded(application)) return null;
  return (
    <>
      {withdrawnAt && (
        <Notice title={t("withdrawal.done.title")}>
          <p>
            {t(hasEmployer ? "withdrawal.done.text" : "withdrawal.done.text.us", {
              date: longDateTime(withdrawnAt),
            })}
          </p>
          {receipts.some(({ status, provider }) => status === "succeeded" && provider !== "test") && (
            <p>
              <RefundRule />
            </p>
          )}
          {!isRefunded(application) && <TestPaymentNote receipts={receipts} />}
        </Notice>
      )}
      {isRefunded(application) && (
        <Notice title={t("application.refunded.title")}>
          <p>{t("application.refunded.text")}</p>
          <TestPaymentNote receipts={receipts} />
        </Notice>
      )}
      {details && (
        <p className="actions">
          <ButtonLink href={linkTo(routes.applicationReuse, { token })}>
            {t(withdrawnAt ? "reuse.link" : "reuse.section")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Tells a candidate who has nothing to do where news will arrive. */
export const OwnNews = () => useSendsEmail() && <p className="meta">{t("success.next.email")}</p>;
