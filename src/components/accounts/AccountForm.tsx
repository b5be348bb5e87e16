import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { describedBy } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { Refusal } from "../shell/Refusal.tsx";
import { TextField, type TextFieldFacts } from "../shell/TextField.tsx";
import type { Way } from "../shell/WayBack.tsx";

interface Props {
  action: string;
  fields: readonly TextFieldFacts[];
  submit: string;
  values: Partial<Record<string, string>>;
  issues: Issue[];
  refusal?: { message: string } | undefined;
  /** The reason of the refusal leads to this field. */
  refusedAt?: string | undefined;
  /** The form sends these values without showing them. */
  hidden?: Record<string, string | undefined>;
  /** Tells the password manager whose password this is, where the form has no field for the email address. */
  username?: string;
  /** A link behind the last field. */
  help?: Way;
  /** A box that must be ticked. */
  tick?: { name: string; label: string };
  /** The action cannot be undone. */
  danger?: boolean;
  /** Another action of the page comes first. */
  isQuiet?: boolean;
  /** The page is long, so the problems are listed below its title. */
  isTold?: boolean;
}

export function AccountForm({
  action,
  fields,
  submit,
  values,
  issues,
  refusal,
  refusedAt,
  hidden = {},
  username,
  help,
  tick,
  danger,
  isQuiet,
  isTold,
}: Props) {
  const messages = messagesByField(issuesOf({ issues, refusal, refusedAt }));
  return (
    <>
      {!isTold && <Problems issues={issues} refusal={refusal} refusedAt={refusedAt} />}
      <form method="post" action={action} noValidate>
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {username && <input type="email" autoComplete="username" value={username} readOnly hidden />}
        {fields.map((field) => (
          <TextField
            key={field.name}
            field={field}
            value={values[field.name]}
            message={messages[field.name]}
            required
          />
        ))}
        {help && (
          <p>
            <a href={help.href}>{help.text}</a>
          </p>
        )}
        {tick && <Tick {...tick} message={messages[tick.name]} />}
        <button type="submit" className={danger ? "btn-danger" : isQuiet ? "btn btn-quiet" : undefined}>
          {submit}
        </button>
      </form>
    </>
  );
}

type Failed = Pick<Props, "issues" | "refusal" | "refusedAt">;

const issuesOf = ({ issues, refusal, refusedAt }: Failed): Issue[] =>
  refusal && refusedAt ? [{ path: refusedAt, message: refusal.message }] : issues;

export const Problems = (failed: Failed) => (
  <>
    {failed.refusal && !failed.refusedAt && <Refusal message={failed.refusal.message} />}
    <ErrorSummary title={t("errors.summary")} issues={issuesOf(failed)} />
  </>
);

function Tick({ name, label, message }: { name: string; label: string; message: string | undefined }) {
  return (
    <div className={message ? "field has-error" : "field"}>
      {message && (
        <p className="error-msg" id={`${name}-error`}>
          {message}
        </p>
      )}
      <label className="choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="yes"
          required
          aria-describedby={describedBy(name, false, message)}
          aria-invalid={message ? true : undefined}
        />
        {label}
      </label>
    </div>
  );
}
