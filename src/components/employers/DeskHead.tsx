import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: ReactNode;
  /** Links beside the heading. */
  children?: ReactNode;
}

/** The heading of an employer's page. */
export const DeskHead = ({ title, lead, children }: Props) => (
  <div className="wrap desk-title">
    <div>
      <h1>{title}</h1>
      {lead}
    </div>
    {children}
  </div>
);
