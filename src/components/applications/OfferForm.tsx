import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { type JobOffer, maxOfferNote, payers } from "../../shared/applications/job-offer.ts";
import { documentFields } from "../../shared/applying/document-fields.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { TextField } from "../shell/TextField.tsx";

export interface OfferFormState {
  values: Partial<Record<string, string>>;
  issues: Issue[];
  /** The offer that the employer looks at before it is sent. */
  review?: JobOffer;
}

interface Props extends OfferFormState {
  action: string;
}

const choices = () => payers.map((value) => ({ value, label: t(`offer.payer.${value}`) }));

export function OfferForm({ action, values, issues }: Props) {
  const messages = messagesByField(issues);
  const line = (name: string) => ({ value: values[name], message: messages[name] });
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate>
      <TextField field={{ name: "position", label: t("offer.form.position") }} {...line("position")} />
      <div className="side-by-side three">
        <TextField
          field={{ name: "salary", label: t("offer.form.salary"), inputMode: "numeric" }}
          {...line("salary")}
        />
        <TextField
          field={{ name: "months", label: t("offer.form.months"), inputMode: "numeric" }}
          {...line("months")}
        />
        <TextField
          field={{ name: "startsOn", label: t("offer.form.startsOn"), type: "date" }}
          {...line("startsOn")}
        />
      </div>
      <div className="side-by-side">
        {(["visa", "flight"] as const).map((name) => (
          <Question key={name} name={name} label={t(`offer.form.${name}`)} message={messages[name]}>
            <select
              id={name}
              name={name}
              defaultValue={values[name] ?? ""}
              aria-describedby={describedBy(name, false, messages[name])}
              aria-invalid={messages[name] ? true : undefined}
            >
              <option value="">{t("offer.form.payer.none")}</option>
              <Options of={choices()} />
            </select>
          </Question>
        ))}
      </div>
      <Question
        name="note"
        label={<Optional label={t("offer.form.note")} />}
        hint={t("offer.form.note.hint", { max: maxOfferNote })}
        message={messages.note}
      >
        <textarea
          id="note"
          name="note"
          rows={4}
          maxLength={maxOfferNote}
          defaultValue={values.note}
          aria-describedby={describedBy("note", true, messages.note)}
          aria-invalid={messages.note ? true : undefined}
        />
      </Question>
      <FileField kept={values.document} message={messages.file ?? messages.document} />
      <button type="submit" name="step" value="review">
        {t("offer.review")}
      </button>
      <p className="meta">{t("offer.review.hint")}</p>
    </form>
  );
}

const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className="hint-inline">{t("apply.optional")}</span>
  </>
);

/** A refused form keeps the file that the employer has uploaded with it. */
function FileField({ kept, message }: { kept: string | undefined; message: string | undefined }) {
  return (
    <Question
      name="file"
      label={<Optional label={t("offer.form.document")} />}
      hint={t(kept ? "offer.form.document.kept" : "offer.form.document.hint")}
      message={message}
    >
      {kept && <input type="hidden" name="document" value={kept} />}
      <input
        id="file"
        type="file"
        name="file"
        accept={documentFields.certificatesUrl.accept}
        aria-describedby={describedBy("file", true, message)}
        aria-invalid={message ? true : undefined}
      />
    </Question>
  );
}
