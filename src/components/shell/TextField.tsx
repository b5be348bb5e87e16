import { describedBy, Question } from "../../../islands/lib/Question.tsx";

export interface TextFieldFacts {
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "email" | "password" | "url" | "tel" | "date";
  /** Browsers and password managers fill the field in by this name. */
  autoComplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: "numeric";
  autoCapitalize?: "characters";
}

interface Props {
  field: TextFieldFacts;
  value: string | undefined;
  message: string | undefined;
  required?: boolean;
}

/** A question with one line for its answer. A password is never sent back. */
export function TextField({ field, value, message, required }: Props) {
  const { name, label, hint, type = "text", autoComplete, inputMode, autoCapitalize } = field;
  return (
    <Question name={name} label={label} message={message} {...(hint && { hint })}>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        defaultValue={type === "password" ? undefined : value}
        required={required}
        aria-describedby={describedBy(name, Boolean(hint), message)}
        aria-invalid={message ? true : undefined}
      />
    </Question>
  );
}
