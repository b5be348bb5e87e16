import { type ReactNode, useContext } from "react";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { IslandCountContext } from "./Island.tsx";

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

/** A question with one line for its answer. The server never sends a password back. */
export function TextField({ field, value, message, required }: Props) {
  const { name, label, hint, type = "text", autoComplete, inputMode, autoCapitalize } = field;
  const isPassword = type === "password";
  const input = (
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize={isPassword ? "none" : autoCapitalize}
      spellCheck={isPassword ? false : undefined}
      defaultValue={isPassword ? undefined : value}
      required={required}
      aria-describedby={describedBy(name, Boolean(hint), message)}
      aria-invalid={message ? true : undefined}
    />
  );
  return (
    <Question name={name} label={label} message={message} {...(hint && { hint })}>
      {isPassword ? <Shown name={name} label={label} input={input} /> : input}
    </Question>
  );
}

/** The page's script shows the button (improve-fields.ts). */
function Shown({ name, label, input }: { name: string; label: string; input: ReactNode }) {
  useContext(IslandCountContext).needsScript = true;
  return (
    <span className="row">
      {input}
      <button type="button" className="btn btn-quiet" data-shows={name} aria-pressed="false" hidden>
        {t("account.password.show")}
        <span className="unseen"> {label}</span>
      </button>
    </span>
  );
}
