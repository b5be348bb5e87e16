import type { ReactNode } from "react";
import { Breadcrumbs, type Trail } from "./Breadcrumbs.tsx";

interface Props {
  /** The way to this page from the home page. */
  trail?: Trail;
  title: string;
  lead?: ReactNode;
  /** The head is low on a phone, so that the list below it is partly visible. */
  isLow?: boolean;
  children?: ReactNode;
}

/** The navy head of a page: its heading, one sentence, and what belongs to them. */
export function PageHead({ trail, title, lead, isLow = false, children }: Props) {
  return (
    <div className={isLow ? "page-head page-head-low navy" : "page-head navy"}>
      <div className="wrap">
        {trail && <Breadcrumbs trail={trail} />}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
