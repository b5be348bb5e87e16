import type { ReactNode } from "react";
import { shortDate } from "../../shared/format.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";

interface Props {
  /** A link to this id opens the row. */
  id?: string;
  company: string;
  title: string;
  facts: (string | null | false)[];
  /** A second line of facts. */
  more?: ReactNode;
  since: Date;
  /** Stands in place of the date. */
  age?: string;
  state: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** A line of the administrator's list. It opens into the details and the forms. */
export const FoldedRow = ({
  id,
  company,
  title,
  facts,
  more,
  since,
  age,
  state,
  isOpen,
  children,
}: Props) => (
  <li>
    <details open={isOpen}>
      <summary className="row-summary">
        <CompanyMark company={company} />
        <h3>{title}</h3>
        <span className="row-facts">
          {facts.filter(Boolean).join(" · ")}
          {more && <small>{more}</small>}
        </span>
        <span className="row-state">{state}</span>
        <time dateTime={since.toISOString()}>{age ?? shortDate(since)}</time>
      </summary>
      <div className="row-body" id={id}>
        {children}
      </div>
    </details>
  </li>
);
