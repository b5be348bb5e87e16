import { Children, type ReactNode } from "react";

/** A quiet line of facts. The dots are between two facts of a line, and never begin one. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <p className="meta dotted">{Children.map(children, (fact) => fact && <span>{fact}</span>)}</p>
);
