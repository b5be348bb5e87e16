import { useEffect, useRef, useState } from "react";
import * as routes from "../../src/routes.ts";
import { Message } from "../applying/FieldControl.tsx";
import { BackButton } from "../applying/StepForm.tsx";
import type { Wizard } from "../applying/use-wizard.ts";
import { Problem } from "../applying/WizardNotice.tsx";
import type { ReadyPayment } from "../applying/wizard-props.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { cardProblem, Received } from "./CardForm.tsx";
import { PayActions, SecureLine } from "./PayActions.tsx";
import type { StripeCheckout } from "./stripe-checkout.ts";
import type { Payment } from "./use-payment.ts";
import { t } from "./words.ts";

interface Props {
  stripeKey: string;
  ready: ReadyPayment;
  payment: Payment;
  wizard: Wizard;
}

/** Loads Stripe's own form only now. A browser without script reads why it cannot pay here. */
export function StripeForm({ stripeKey, ready: { clientSecret }, payment, wizard }: Props) {
  const linkTo = useLinkTo();
  const confirmation = linkTo(routes.applicationSuccess);
  const place = useRef<HTMLDivElement>(null);
  const [checkout, setCheckout] = useState<StripeCheckout>();
  const [state, setState] = useState<"no script" | "loading" | "shown" | "away">("no script");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let mounted: StripeCheckout | undefined;
    let left = false;
    setState("loading");
    const load = async () => {
      const { openStripe } = await import("./stripe-checkout.ts");
      const opened = await openStripe(stripeKey, clientSecret, element, confirmation);
      if (left) return opened.close();
      mounted = opened;
      setCheckout(opened);
      setState("shown");
    };
    load().catch(() => !left && setState("away"));
    return () => {
      left = true;
      mounted?.close();
    };
  }, [stripeKey, clientSecret, confirmation, attempt]);

  if (payment.phase === "paid") return <Received payment={payment} />;
  const paying = payment.phase === "paying";
  const wrong = cardProblem(wizard);
  return (
    <form
      method="post"
      action={linkTo(routes.applyPay)}
      onSubmit={instead(() => checkout && payment.pay(checkout.pay))}
    >
      {state === "no script" && (
        <div className="notice notice-warning">
          <p>{t("apply.payment.scriptNeeded")}</p>
        </div>
      )}
      <p role="status">{state === "loading" && t("apply.payment.initializing")}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary leads here, and the fields have a fieldset of their own */}
      <div
        id="cardNumber"
        className={wrong ? "field has-error" : "field"}
        role="group"
        tabIndex={-1}
        aria-labelledby="payment-title"
        aria-describedby={wrong ? "cardNumber-error cardNumber-hint" : "cardNumber-hint"}
      >
        <Message name="cardNumber" text={wrong} />
        <div ref={place} />
      </div>
      <SecureLine id="cardNumber-hint" text={t("apply.payment.secure")} />
      {state === "away" && (
        <div className="notice notice-error" role="alert">
          <p>{t("paymentNotReady")}</p>
          <button type="button" onClick={() => setAttempt((before) => before + 1)}>
            {t("apply.payment.retry")}
          </button>
        </div>
      )}
      <Problem problem={payment.problem} />
      {state === "no script" ? (
        <p className="actions">
          <BackButton onBack={wizard.back} />
        </p>
      ) : (
        <PayActions paying={paying} ready={state === "shown"} onBack={wizard.back} />
      )}
    </form>
  );
}
