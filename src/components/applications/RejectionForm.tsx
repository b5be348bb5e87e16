import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { NoteTemplate } from "../../db/employers/note-templates.ts";
import * as routes from "../../routes.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { maxNote, rejectionReasons } from "../../shared/applications/rejection.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
  templates: NoteTemplate[];
  /** A refused form as it was typed. */
  answers?: Partial<Record<string, string>>;
  issues?: Issue[];
}

const reasons = () => rejectionReasons.map((value) => ({ value, label: t(`rejection.${value}.reason`) }));
const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/**
 * Rejects with a reason and the employer's words. While the email of a rejection is held, the same form adds
 * them or changes them. Afterwards it shows what was said.
 */
export function RejectionForm({ application, place, templates, answers, issues = [] }: Props) {
  const linkTo = useLinkTo();
  const { id, fullName, applicationStatus, heldUntil, rejection } = application;
  const isRejected = applicationStatus === "rejected";
  if (isRejected && !heldUntil) return rejection && <Said {...rejection} />;
  const messages = messagesByField(issues);
  const given = answers ?? { reason: rejection?.reason ?? "", note: rejection?.note ?? "" };
  const noteName = `note-${id}`;
  const message = messages.note;
  return (
    <details className="rejection" id={`rejection-${id}`} open={issues.length > 0}>
      <summary>{t(isRejected ? "rejection.form.change" : "rejection.form")}</summary>
      <form
        className="status-form"
        id={`rejecting-${id}`}
        method="post"
        action={linkTo(routes.employerApplicationStatus, { id })}
        data-application={id}
        data-name={fullName}
        noValidate
      >
        <ListPlaceFields place={place} />
        <input type="hidden" name="status" value="rejected" />
        <Question name={`reason-${id}`} label={t("rejection.reason")} message={messages.reason}>
          <select id={`reason-${id}`} name="reason" defaultValue={given.reason} autoComplete="off">
            <option value="">{t("rejection.reason.none")}</option>
            <Options of={reasons()} />
          </select>
        </Question>
        <Question
          name={noteName}
          label={t("rejection.note")}
          hint={t("rejection.note.hint", { max: maxNote })}
          message={message}
        >
          <textarea
            id={noteName}
            name="note"
            rows={3}
            maxLength={maxNote}
            defaultValue={given.note}
            autoComplete="off"
            aria-describedby={describedBy(noteName, true, message)}
            aria-invalid={message ? true : undefined}
          />
        </Question>
        {templates.length > 0 && (
          <Question name={`template-${id}`} label={t("rejection.template")} message={undefined}>
            <select id={`template-${id}`} name="template" defaultValue="" autoComplete="off">
              <option value="">{t("rejection.template.none")}</option>
              {templates.map((template) => (
                <option key={template.id} value={template.id} data-text={template.text}>
                  {shortened(template.text)}
                </option>
              ))}
            </select>
          </Question>
        )}
        <p className="actions">
          <button type="submit" className="btn btn-quiet" id={`reject-${id}`}>
            {t(isRejected ? "rejection.submit.change" : "rejection.submit")}
          </button>
          <a href={linkTo(routes.employerNoteTemplates)}>{t("noteTemplates.title")}</a>
        </p>
      </form>
    </details>
  );
}

function Said({ reason, note }: NonNullable<JobApplication["rejection"]>) {
  return (
    <>
      {reason && <p className="meta">{t("rejection.shown", { reason: t(`rejection.${reason}.reason`) })}</p>}
      {note && <p className="meta lines">{t("rejection.note.shown", { note })}</p>}
    </>
  );
}
