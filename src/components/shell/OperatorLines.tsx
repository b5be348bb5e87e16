import { createContext, useContext } from "react";

/** The lines that name the operator. */
export const OperatorContext = createContext<readonly string[]>([]);

/** Names the operator. Renders nothing while the configuration does not. */
export function OperatorLines() {
  const lines = useContext(OperatorContext);
  if (lines.length === 0) return null;
  return <p className="lines">{lines.join("\n")}</p>;
}
