import type { ReactNode } from "react";
import { t } from "../../content/words.ts";

export type Row = readonly [label: string, value: ReactNode];

/** Labels and what stands under them; an empty value says so. */
export function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="review">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="meta">{t("apply.review.none")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
