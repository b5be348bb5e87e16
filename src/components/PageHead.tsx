import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The navy head of a page: its heading, one sentence, and what belongs to them. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <div className="page-head navy">
      <div className="wrap">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
