import type { RefusedDecision } from "./refused-decision.ts";

interface Props {
  id: string;
  field: RefusedDecision["field"];
  refused: RefusedDecision | undefined;
}

/** Says under the label of a field what is wrong with it. */
export function DecisionProblem({ id, field, refused }: Props) {
  if (refused?.field !== field) return null;
  return (
    <p className="error-msg" id={`${field}-${id}-error`}>
      {refused.message}
    </p>
  );
}
