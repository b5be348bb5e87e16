import { listed } from "../../src/shared/format.ts";
import { ApplicationFor } from "../applying/ApplicationFor.tsx";
import { FittingJobs } from "../applying/FittingJobs.tsx";
import { FriendlyWarnings } from "../applying/FriendlyWarnings.tsx";
import { labelOf, Review } from "../applying/Review.tsx";
import { TermsForm } from "../applying/TermsForm.tsx";
import type { Wizard } from "../applying/use-wizard.ts";
import { Attention } from "../applying/WizardNotice.tsx";
import type { WizardProps } from "../applying/wizard-props.ts";
import { Bill } from "./Bill.tsx";
import { CardForm } from "./CardForm.tsx";
import { FeeNotice, RefundsLink } from "./FeeNotice.tsx";
import { isDue, useFee } from "./fee.ts";
import { StripeForm } from "./StripeForm.tsx";
import { usePayment } from "./use-payment.ts";
import { t } from "./words.ts";

export function PaymentStep(props: WizardProps & { wizard: Wizard }) {
  const { wizard, job, terms, stripeKey, feeTerms, today, shown, mailsReceipt } = props;
  const payment = usePayment(props, wizard);
  const { phase, ready, changed } = payment;
  const fee = useFee();
  const leadKey = !isDue(fee)
    ? "apply.step.payment.leadFree"
    : ready
      ? "apply.step.payment.leadReady"
      : "apply.step.payment.lead";
  return (
    <>
      <p className="lead">{t(leadKey)}</p>
      <ApplicationFor job={job} isLast />
      {changed.length > 0 && (
        <Attention
          title={t("apply.review.changed.fields", { fields: listed(changed.map(labelOf)) })}
          text={t("apply.review.changed.text")}
        />
      )}
      {!ready && <Review wizard={wizard} isFolded={false} />}
      {!job && !ready && wizard.fitting && <FittingJobs jobs={wizard.fitting} />}
      <FriendlyWarnings today={today} wizard={wizard} />
      {!ready && (
        <>
          <FeeNotice {...props}>{isDue(fee) && <RefundsLink {...feeTerms} />}</FeeNotice>
          <TermsForm terms={terms} shown={shown} payment={payment} wizard={wizard} />
        </>
      )}
      <p role="status">{phase === "preparing" && t("apply.payment.initializing")}</p>
      {ready && (
        <section className="payment" id="payment" aria-labelledby="payment-title">
          <h2 id="payment-title" className="unseen">
            {t("apply.payment.title")}
          </h2>
          <Bill {...props} />
          <div>
            {stripeKey ? (
              <StripeForm {...{ stripeKey, ready, payment, wizard }} />
            ) : (
              <CardForm ready={ready} payment={payment} wizard={wizard} />
            )}
            {mailsReceipt && (
              <p className="meta">
                {t("apply.payment.receipt", { email: wizard.answers.current.email ?? "" })}
              </p>
            )}
          </div>
        </section>
      )}
      {ready && <Review wizard={wizard} isFolded />}
    </>
  );
}
