import type { PaymentStep } from "./PaymentStep.tsx";

let part: typeof PaymentStep | undefined;

export const paymentStep = () => part;

/** The last step weighs as much as all others together, so the browser loads it only at the end. */
export async function loadPaymentStep(): Promise<void> {
  part ??= (await import("./PaymentStep.tsx")).PaymentStep;
}
