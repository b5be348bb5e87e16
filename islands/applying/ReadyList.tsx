import { isDue, useFee } from "../payments/fee.ts";
import { t } from "./words.ts";

/** Names the papers that a candidate needs, before the first question. */
export function ReadyList() {
  const fee = useFee();
  const needed = [
    t("apply.ready.passport"),
    t("apply.ready.resume"),
    t("apply.ready.certificates"),
    ...(isDue(fee) ? [t("apply.ready.card")] : []),
  ];
  return (
    <details className="fold">
      <summary>{t("apply.ready.title")}</summary>
      <ul>
        {needed.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </details>
  );
}
