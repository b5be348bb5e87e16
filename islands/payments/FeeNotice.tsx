import { t } from "../applying/words.ts";
import { type Fee, useFee } from "./fee.ts";

/** The candidate reads what the fee does not buy before the first field. */
export function FeeLine({ text, buysNothing }: { text: string; buysNothing?: string | undefined }) {
  const fee = useFee();
  const { amount, paid } = fee;
  if (paid || !amount) return <FeeNotice />;
  return (
    <details className="fold">
      <summary>
        <span>
          <strong>{text}</strong> <span className="meta">{buysNothing}</span>
        </span>
      </summary>
      <p>{t("fee.more")}</p>
    </details>
  );
}

export function FeeNotice() {
  const { title, text } = noticeOf(useFee());
  return (
    <div className="fee">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function noticeOf({ amount, paid, waivedFor }: Fee): { title: string; text: string } {
  if (paid) return { title: t("apply.payment.title"), text: t("apply.payment.done") };
  if (amount) return { title: t("fee.title"), text: t("fee.notice", { fee: amount }) };
  const free = t("fee.free");
  const text = waivedFor ? `${t("fee.waived", { reason: waivedFor })} ${free}` : free;
  return { title: t("fee.free.title"), text };
}
