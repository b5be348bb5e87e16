import type { Field } from "../../src/shared/applying/application-fields.ts";
import { say } from "../../src/shared/say.ts";
import { Options } from "../lib/Options.tsx";
import { t } from "./words.ts";

interface Props {
  name: string;
  field: Field;
  value: string | boolean | null | undefined;
  message: string | undefined;
}

export function FieldControl({ name, field, value, message }: Props) {
  const className = message ? "field has-error" : "field";
  if (field.control === "checkbox") return <Tick name={name} field={field} value={value} />;
  if (field.control === "radios")
    return (
      <fieldset className={className} aria-describedby={message && `${name}-error`}>
        <legend>{say(field.label)}</legend>
        <Message name={name} text={message} />
        <Choices name={name} field={field} value={value} />
      </fieldset>
    );
  return (
    <div className={className}>
      <label htmlFor={name}>
        {say(field.label)} <Optional when={field.optional} />
      </label>
      {field.hint && (
        <span className="hint" id={`${name}-hint`}>
          {say(field.hint)}
        </span>
      )}
      <Message name={name} text={message} />
      <Control name={name} field={field} value={value} message={message} />
    </div>
  );
}

export function Message({ name, text }: { name: string; text: string | undefined }) {
  return text ? (
    <p className="error-msg" id={`${name}-error`}>
      {text}
    </p>
  ) : null;
}

function Optional({ when }: { when: boolean | undefined }) {
  return when ? <span className="hint-inline">{t("apply.optional")}</span> : null;
}

function Control({ name, field, value, message }: Props) {
  const described = [field.hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(" ");
  const shared = {
    id: name,
    name,
    defaultValue: typeof value === "string" ? value : "",
    required: !field.optional,
    autoComplete: field.autoComplete,
    "aria-describedby": described || undefined,
    "aria-invalid": message ? true : undefined,
  };
  switch (field.control) {
    case "lines":
      return <textarea rows={3} {...shared} />;
    case "select":
      return (
        <select {...shared}>
          <option value="">{t("apply.choose")}</option>
          <Options of={field.options ?? []} />
        </select>
      );
    default:
      return <input type={field.control} inputMode={field.inputMode} {...shared} />;
  }
}

function Choices({ name, field, value }: Omit<Props, "message">) {
  return (
    <div className="choices">
      {field.options?.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={option.value}
            defaultChecked={value === option.value}
            required
          />
          {say(option.label)}
        </label>
      ))}
    </div>
  );
}

function Tick({ name, field, value }: Omit<Props, "message">) {
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" id={name} name={name} value="true" defaultChecked={value !== false} />
        {say(field.label)}
      </label>
    </div>
  );
}
