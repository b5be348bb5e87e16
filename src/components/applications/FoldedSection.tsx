import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** The section tells of what just happened. */
  open?: boolean;
  children: ReactNode;
}

/** Folds what few readers look for into one row. */
export const FoldedSection = ({ id, title, open = false, children }: Props) => (
  <details className="folded" id={id} open={open}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);
