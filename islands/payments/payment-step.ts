import type { PaymentStep } from "./PaymentStep.tsx";

let part: typeof PaymentStep | undefined;

export const paymentStep = () => part;

/** The last step is as large as all others. A candidate needs it only at the end. */
export async function loadPaymentStep(): Promise<void> {
  part ??= (await import("./PaymentStep.tsx")).PaymentStep;
}
