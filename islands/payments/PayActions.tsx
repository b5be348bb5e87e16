import { BackButton } from "../applying/StepForm.tsx";
import { useFee } from "./fee.ts";
import { t } from "./words.ts";

interface Props {
  paying: boolean;
  /** False while the card's fields are still loading. */
  ready?: boolean;
  onBack: () => void;
}

/** Nothing moves while a payment runs, so that a second tap on Pay meets nothing else. */
export function PayActions({ paying, ready = true, onBack }: Props) {
  const { amount = "" } = useFee();
  const labels = [t("apply.payment.pay", { fee: amount }), t("apply.payment.paying")];
  const shown = paying ? 1 : 0;
  return (
    <p className="actions">
      <button type="submit" className="btn btn-apply stacked" aria-disabled={paying || !ready || undefined}>
        {labels.map((label, index) => (
          <span key={label} className={index === shown ? undefined : "held"}>
            {label}
          </span>
        ))}
      </button>
      <BackButton onBack={onBack} held={paying} />
    </p>
  );
}

export const SecureLine = ({ id, text }: { id?: string; text: string }) => (
  <p className="meta secure" id={id}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 7h10v8H3zM5 7V5a3 3 0 0 1 6 0v2" />
    </svg>
    {text}
  </p>
);
