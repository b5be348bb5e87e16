import type { ReactNode } from "react";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";

/** A reason that the site refused, as it was typed. */
export interface RefusedReason {
  id: string;
  reason: string;
  message: string;
  /** The tick that also suspends the account. */
  suspend?: boolean;
}

export const reasonField = (id: string) => `reason-${id}`;

interface Props {
  id: string;
  action: string;
  /** The button sends this as `answer`. */
  answer: string;
  label: string;
  /** The label with the job's name, for people who do not see which card the button is on. */
  fullLabel: string;
  question: string;
  hint: string;
  refused: RefusedReason | undefined;
  /** Holds more questions. */
  children?: ReactNode;
}

/** Asks the administrator for the reason that the employer reads. */
export function RefusalForm(props: Props) {
  const { id, action, answer, label, fullLabel, question, hint, refused, children } = props;
  const field = reasonField(id);
  return (
    <details open={refused && true}>
      <summary>{label}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="id" value={id} />
        <Question name={field} label={question} hint={hint} message={refused?.message}>
          <textarea
            id={field}
            name="reason"
            rows={3}
            maxLength={500}
            required
            aria-describedby={describedBy(field, true, refused?.message)}
            aria-invalid={refused && true}
            defaultValue={refused?.reason}
          />
        </Question>
        {children}
        <button type="submit" name="answer" value={answer} aria-label={fullLabel}>
          {label}
        </button>
      </form>
    </details>
  );
}
