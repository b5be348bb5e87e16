import type { ReactNode } from "react";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { t } from "../../content/words.ts";

export type Row = readonly [label: string, value: ReactNode];

/** An empty value says that it is empty. A text has its own direction, because most candidates write in English. */
export const Facts = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="review">
    {rows.map(([label, value]) => (
      <Fact key={label} term={label}>
        {typeof value === "string" && value ? <bdi>{value}</bdi> : value || <None />}
      </Fact>
    ))}
  </dl>
);

const None = () => <span className="meta">{t("apply.review.none")}</span>;
