import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** It tells of what just happened. */
  open?: boolean;
  children: ReactNode;
}

/** A row for what few readers come for. */
export const FoldedSection = ({ id, title, open = false, children }: Props) => (
  <details className="folded" id={id} open={open}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
