import type { ReactNode } from "react";

interface Props {
  name: string;
  label: ReactNode;
  hint?: string;
  message: string | undefined;
  /** The question has several controls, as a choice does. */
  group?: boolean;
  children: ReactNode;
}

export function describedBy(name: string, hint: boolean, message: string | undefined): string | undefined {
  return [hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(" ") || undefined;
}

export function Question({ name, label, hint, message, group = false, children }: Props) {
  const className = message ? "field has-error" : "field";
  const notes = (
    <>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {message && (
        <p className="error-msg" id={`${name}-error`}>
          {message}
        </p>
      )}
    </>
  );
  if (group)
    return (
      <fieldset className={className} aria-describedby={describedBy(name, Boolean(hint), message)}>
        <legend>{label}</legend>
        {notes}
        {children}
      </fieldset>
    );
  return (
    <div className={className}>
      <label htmlFor={name}>{label}</label>
      {notes}
      {children}
    </div>
  );
}
