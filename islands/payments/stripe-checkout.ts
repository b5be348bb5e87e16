import type { PaymentIntent, StripeElementLocale, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Attempt } from "./use-payment.ts";

export interface StripeCheckout {
  pay: () => Promise<Attempt>;
  close: () => void;
}

/** Resolves once the Payment Element can be filled in. */
export async function openStripe(
  publishableKey: string,
  clientSecret: string,
  place: HTMLElement,
  confirmation: string,
): Promise<StripeCheckout> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe cannot be loaded here");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const elements = stripe.elements({
    clientSecret,
    appearance: { theme: dark ? "night" : "stripe" },
    locale: document.documentElement.lang as StripeElementLocale,
  });
  const element = elements.create("payment");
  await new Promise<void>((shown, failed) => {
    element.on("ready", () => shown());
    element.on("loaderror", ({ error }) => failed(new Error(error.message)));
    element.mount(place);
  });

  const pay = async (): Promise<Attempt> => {
    // The answer to an earlier attempt may have been lost, and nothing is paid twice.
    const earlier = await stripe.retrievePaymentIntent(clientSecret);
    const done = earlier.paymentIntent && settledBy(earlier.paymentIntent);
    if (done) return done;
    const { error, paymentIntent } =
      earlier.paymentIntent?.status === "requires_action"
        ? await stripe.handleNextAction({ clientSecret })
        : await stripe.confirmPayment({
            elements,
            confirmParams: { return_url: new URL(confirmation, location.href).href },
            redirect: "if_required",
          });
    if (error) return (error.payment_intent && settledBy(error.payment_intent)) ?? refusalOf(error);
    return (paymentIntent && settledBy(paymentIntent)) ?? { status: "failed" };
  };

  return { pay, close: () => element.destroy() };
}

function settledBy({ status }: PaymentIntent): Attempt | undefined {
  return status === "succeeded" || status === "processing" ? { status } : undefined;
}

function refusalOf({ type, message }: StripeError): Attempt {
  if (type === "card_error" || type === "validation_error") return { status: "declined", message };
  return { status: "failed", message, unsure: type === "api_connection_error" || type === "api_error" };
}
