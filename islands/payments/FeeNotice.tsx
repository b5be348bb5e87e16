import type { ReactNode } from "react";
import type { WizardProps } from "../applying/wizard-props.ts";
import { t } from "../applying/words.ts";
import { type Fee, useFee } from "./fee.ts";

/** The candidate reads what the fee does not buy before the first field. */
export function FeeLine(props: WizardProps) {
  const { feeLine, feeDetail, feeTerms } = props;
  const fee = useFee();
  const { amount, paid } = fee;
  if (paid || !amount) return <FeeNotice {...props} />;
  return (
    <details className="fold">
      <summary>
        <span>
          <strong>{feeLine}</strong> <span className="meta">{feeDetail}</span>
        </span>
      </summary>
      <p>
        {feeTerms.more} <RefundsLink {...feeTerms} />
      </p>
    </details>
  );
}

export const RefundsLink = ({ href, refunds }: WizardProps["feeTerms"]) => <a href={href}>{refunds}</a>;

export function FeeNotice({ children, ...props }: WizardProps & { children?: ReactNode }) {
  const { title, text } = noticeOf(useFee(), props);
  return (
    <div className="fee">
      <h2>{title}</h2>
      <p>
        {text} {children}
      </p>
    </div>
  );
}

function noticeOf(
  { amount, paid, waivedFor }: Fee,
  { job, feeLine, feeDetail }: WizardProps,
): { title: string; text: string } {
  if (paid) return { title: t("apply.payment.title"), text: t("apply.payment.done") };
  if (amount && job?.sample) return { title: t("fee.title"), text: `${feeLine} ${feeDetail}` };
  if (amount) return { title: t("fee.title"), text: t("fee.notice", { fee: amount }) };
  const free = t("fee.free");
  const text = waivedFor ? `${t("fee.waived", { reason: waivedFor })} ${free}` : free;
  return { title: t("fee.free.title"), text };
}
