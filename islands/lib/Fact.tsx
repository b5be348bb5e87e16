import type { ReactNode } from "react";

/** A term of a list of definitions, and what it says. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
