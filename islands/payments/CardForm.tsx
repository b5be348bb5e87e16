import { useRef, useState } from "react";
import * as routes from "../../src/routes.ts";
import type { Wizard } from "../applying/use-wizard.ts";
import { Problem } from "../applying/WizardNotice.tsx";
import type { ReadyPayment } from "../applying/wizard-props.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { describedBy, Question } from "../lib/Question.tsx";
import { useFee } from "./fee.ts";
import { PayActions, SecureLine } from "./PayActions.tsx";
import type { Payment } from "./use-payment.ts";
import { t } from "./words.ts";

interface Props {
  ready: ReadyPayment;
  payment: Payment;
  wizard: Wizard;
}

export function CardForm({ ready, payment, wizard }: Props) {
  const linkTo = useLinkTo();
  const { phase, confirming, problem } = payment;
  const card = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const wrong = isMissing ? t("cardMissing") : cardProblem(wizard);
  if (phase === "paid") return <Received payment={payment} />;
  if (confirming) return <Confirmation ready={ready} payment={payment} cardNumber={confirming} />;
  return (
    <form
      method="post"
      action={`${linkTo(routes.applyPay)}#payment`}
      noValidate
      onSubmit={instead(() => {
        const number = card.current?.value.trim();
        setMissing(!number);
        if (number) return void payment.payTestCard(number);
        wizard.forgive("cardNumber");
        card.current?.focus();
      })}
    >
      <TestNotice />
      <Hidden ready={ready} jobId={wizard.jobId} />
      <Question
        name="cardNumber"
        label={t("apply.payment.card")}
        hint={t("apply.payment.test.hint")}
        message={wrong}
      >
        <input
          ref={card}
          id="cardNumber"
          name="cardNumber"
          inputMode="numeric"
          autoComplete="off"
          required
          aria-describedby={describedBy("cardNumber", true, wrong)}
          aria-invalid={wrong ? true : undefined}
        />
      </Question>
      <SecureLine text={t("apply.payment.test.secure")} />
      <Problem problem={problem} />
      <PayActions paying={phase === "paying"} onBack={wizard.back} />
    </form>
  );
}

const TestNotice = () => (
  <p className="notice notice-warning">
    <b>{t("apply.payment.test")}</b>
  </p>
);

/** The error summary has one line, so the field says that the answers are kept. */
export function cardProblem({ issues }: Wizard) {
  const issue = issues.find(({ path }) => path === "cardNumber");
  return issue?.summaryTitle ? `${issue.message} ${t("apply.payment.kept")}` : issue?.message;
}

function Hidden({ ready, jobId }: { ready: ReadyPayment; jobId: string | null }) {
  return (
    <>
      <input type="hidden" name="clientSecret" value={ready.clientSecret} />
      <input type="hidden" name="jobId" value={jobId ?? ""} />
    </>
  );
}

interface ConfirmationProps {
  ready: ReadyPayment;
  payment: Payment;
  cardNumber: string;
}

/** The test gateway's stand-in for a bank's own page. */
function Confirmation({ ready, payment, cardNumber }: ConfirmationProps) {
  const linkTo = useLinkTo();
  const { amount = "" } = useFee();
  return (
    <form method="post" action={`${linkTo(routes.applyPay)}#payment`} onSubmit={instead(() => {})}>
      <TestNotice />
      <h3>{t("apply.payment.confirm.title")}</h3>
      <p>{t("apply.payment.confirm.text", { fee: amount })}</p>
      <Hidden ready={ready} jobId={null} />
      <input type="hidden" name="cardNumber" value={cardNumber} />
      <Problem problem={payment.problem} />
      <p className="actions">
        <button
          type="submit"
          name="confirm"
          value="yes"
          className="btn btn-apply"
          aria-disabled={payment.phase === "paying" || undefined}
          onClick={() => void payment.payTestCard(cardNumber, true)}
        >
          {t("apply.payment.confirm.yes")}
        </button>
        <button
          type="submit"
          name="confirm"
          value="no"
          className={payment.phase === "paying" ? "btn btn-quiet held" : "btn btn-quiet"}
          onClick={payment.cancelConfirmation}
        >
          {t("apply.payment.confirm.no")}
        </button>
      </p>
    </form>
  );
}

export function Received({ payment }: { payment: Payment }) {
  return (
    <>
      <div className="notice notice-success" role="status">
        <p>{t("apply.payment.done")}</p>
      </div>
      {payment.problem && (
        <>
          <Problem problem={payment.problem} />
          <p className="actions">
            <button type="button" onClick={() => void payment.finish()}>
              {t("apply.payment.sendAgain")}
            </button>
          </p>
        </>
      )}
    </>
  );
}
