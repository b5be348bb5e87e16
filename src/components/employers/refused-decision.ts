/** A decision as it was typed, and why it was not taken. */
export interface RefusedDecision {
  id: string;
  message: string;
  /** The field that is wrong. */
  field: "reason" | "validUntil" | "email" | "done" | "decision";
  decision: string;
  done: string[];
  note: string;
  reason: string;
  validUntil: string;
  email: string;
}
