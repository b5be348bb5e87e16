import { useEffect, useRef, useState } from "react";
import * as routes from "../../src/routes.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { showToast } from "../lib/toast.ts";
import { isDue, useFee } from "../payments/fee.ts";
import type { Payment } from "../payments/use-payment.ts";
import { t } from "../payments/words.ts";
import { Message } from "./FieldControl.tsx";
import { BackButton } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import { Problem } from "./WizardNotice.tsx";
import type { WizardProps } from "./wizard-props.ts";

interface Props {
  terms: WizardProps["terms"];
  shown: WizardProps["shown"];
  payment: Payment;
  wizard: Wizard;
}

/** Without script the button is always enabled and the server asks for the tick. */
export function TermsForm({ terms, shown, payment, wizard }: Props) {
  const linkTo = useLinkTo();
  const fee = useFee();
  const box = useRef<HTMLInputElement>(null);
  const [accepted, setAccepted] = useState<boolean>();
  const wrong = wizard.issues.find(({ path }) => path === "terms")?.message;
  useEffect(() => setAccepted(box.current?.checked ?? false), []);

  const proceed = () => {
    if (payment.phase !== "terms") return;
    if (box.current?.checked) return void payment.prepare();
    showToast({ title: t("termsRequired"), description: t("termsRequiredText"), variant: "destructive" });
  };
  return (
    <form
      method="post"
      action={`${linkTo(routes.applyTerms)}#payment`}
      noValidate
      onSubmit={instead(proceed)}
    >
      <h2>{t("apply.terms.title")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="terms" tabIndex={0} aria-label={t("apply.terms.label")}>
        <ol>
          {terms.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <input type="hidden" name="jobId" value={wizard.jobId ?? ""} />
      {shown && <input type="hidden" name="shown" value={shown} />}
      <input type="hidden" name="draft" value={wizard.draftSaving.id ?? ""} />
      <div className={wrong ? "field has-error" : "field"}>
        <Message name="terms" text={wrong} />
        <label className="choice">
          <input
            ref={box}
            type="checkbox"
            id="terms"
            name="terms"
            value="accepted"
            required
            aria-describedby={wrong && "terms-error"}
            aria-invalid={wrong ? true : undefined}
            onChange={(event) => {
              setAccepted(event.currentTarget.checked);
              if (event.currentTarget.checked) wizard.forgive("terms");
            }}
          />
          {t("apply.terms.accept")}
        </label>
      </div>
      <Problem problem={payment.problem} />
      <p className="actions">
        <button
          type="submit"
          disabled={accepted === false}
          aria-disabled={payment.phase !== "terms" || undefined}
        >
          {t(isDue(fee) ? "apply.terms.proceed" : "apply.terms.submitFree")}
        </button>
        <BackButton onBack={wizard.back} held={payment.phase !== "terms"} />
      </p>
    </form>
  );
}
