import type { ReactNode } from "react";
import { shortDate } from "../../shared/format.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";

interface Props {
  /** A link to this id opens the row. */
  id?: string;
  company: string;
  title: string;
  facts: (string | null | false)[];
  since: Date;
  state: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** A line of the administrator's list. It opens into the details and the forms. */
export const FoldedRow = ({ id, company, title, facts, since, state, isOpen, children }: Props) => (
  <li>
    <details open={isOpen}>
      <summary className="row-summary">
        <CompanyMark company={company} />
        <h3>{title}</h3>
        <span className="row-facts">{facts.filter(Boolean).join(" · ")}</span>
        <span className="row-state">{state}</span>
        <time dateTime={since.toISOString()}>{shortDate(since)}</time>
      </summary>
      <div className="row-body" id={id}>
        {children}
      </div>
    </details>
  </li>
);
