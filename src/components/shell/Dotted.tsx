import { Children, type ReactNode } from "react";

/** Renders a quiet line of facts. A dot separates two facts, and never begins a line. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <p className="meta dotted">{Children.map(children, (fact) => fact && <span>{fact}</span>)}</p>
);
