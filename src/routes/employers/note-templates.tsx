import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { DeskHead } from "../../components/employers/DeskHead.tsx";
import { Refusal } from "../../components/shell/Refusal.tsx";
import { t } from "../../content/words.ts";
import { listTemplates, type NoteTemplate } from "../../db/employers/note-templates.ts";
import { addTemplate, changeTemplate } from "../../domain/employers/note-templates.ts";
import type { Env } from "../../env.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import {
  maxNote,
  mostTemplates,
  NoteTemplate as NoteTemplateForm,
} from "../../shared/applications/rejection.ts";
import type { Issue } from "../../shared/issues.ts";
import { isRefused } from "../system/render-narrow.tsx";
import { employerMeta } from "./employer-meta.tsx";

/** The templates of sentences that an employer keeps for rejections. */
export const employerNoteTemplatesPage = new Hono<Env>()
  .get(routes.employerNoteTemplates.path, (c) => renderTemplates(c, untouched))
  .post(
    routes.employerNoteTemplates.path,
    formPage((c, state) => renderTemplates(c, state)),
    async (c) => {
      await addTemplate(c.env, c.get("user"), validForm(c, NoteTemplateForm).text);
      return c.redirect(c.var.linkTo(routes.employerNoteTemplates), 303);
    },
  )
  .post(
    routes.employerNoteTemplate.path,
    formPage((c, state) => renderTemplates(c, state, c.req.param("id"))),
    async (c) => {
      const isDeleted = c.get("form").delete !== undefined;
      const text = isDeleted ? undefined : validForm(c, NoteTemplateForm).text;
      await changeTemplate(c.env, c.get("user"), c.req.param("id"), text);
      return c.redirect(c.var.linkTo(routes.employerNoteTemplates), 303);
    },
  );

/** Renders the templates. `changed` is the one whose form was refused. */
async function renderTemplates(c: Context<Env>, state: FormState, changed?: string) {
  const templates = await listTemplates(c.env.sql, c.get("user").id);
  const place = changed ?? "new";
  const meta = await employerMeta(c, t("noteTemplates.title"));
  return c.render(
    <>
      <DeskHead
        title={meta.title}
        lead={<p className="lead">{t("noteTemplates.lead")}</p>}
        back={{ href: c.var.linkTo(routes.employerDashboard), text: t("employer.applications.back") }}
        isNarrow
      />
      <div className="narrow page">
        <NoteTemplates {...{ templates, state, place }} />
      </div>
    </>,
    { ...meta, isError: isRefused(state) },
  );
}

interface Props {
  templates: NoteTemplate[];
  state: FormState;
  place: string;
}

function NoteTemplates({ templates, state, place }: Props) {
  const linkTo = useLinkTo();
  const { values, issues, refusal } = state;
  const messageOf = (id: string) => (id === place ? issues[0]?.message : undefined);
  // A template that another tab deleted has no form of its own any more.
  const typed = templates.some(({ id }) => id === place) ? undefined : values.text;
  const isFull = templates.length >= mostTemplates;
  return (
    <>
      {refusal && <Refusal message={refusal.message} />}
      <ErrorSummary
        title={t("errors.summary")}
        issues={issues.map((issue): Issue => ({ ...issue, path: `text-${place}` }))}
      />
      <section>
        <h2>{t("noteTemplates.list")}</h2>
        {templates.length === 0 && <p className="meta">{t("noteTemplates.empty")}</p>}
        {templates.map(({ id, text }, index) => (
          <form
            key={id}
            className="sentence"
            method="post"
            action={linkTo(routes.employerNoteTemplate, { id })}
            noValidate
          >
            <TemplateField
              id={id}
              label={t("noteTemplates.text.of", { n: index + 1 })}
              text={id === place ? (values.text ?? text) : text}
              message={messageOf(id)}
            />
            <p className="actions">
              <button
                type="submit"
                className="btn btn-quiet"
                aria-label={t("noteTemplates.save.of", { n: index + 1 })}
              >
                {t("noteTemplates.save")}
              </button>
              <button
                type="submit"
                className="btn btn-quiet"
                name="delete"
                value="yes"
                aria-label={t("noteTemplates.delete.of", { n: index + 1 })}
              >
                {t("noteTemplates.delete")}
              </button>
            </p>
          </form>
        ))}
      </section>
      <section>
        <h2>{t("noteTemplates.add")}</h2>
        {isFull && <p>{t("noteTemplates.full")}</p>}
        {(!isFull || typed) && (
          <form method="post" action={linkTo(routes.employerNoteTemplates)} noValidate>
            <TemplateField id="new" label={t("noteTemplates.text")} text={typed} message={messageOf("new")} />
            <button type="submit">{t("noteTemplates.add.submit")}</button>
          </form>
        )}
      </section>
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  text: string | undefined;
  message: string | undefined;
}

function TemplateField({ id, label, text, message }: FieldProps) {
  const name = `text-${id}`;
  return (
    <Question name={name} label={label} hint={t("noteTemplates.hint", { max: maxNote })} message={message}>
      <textarea
        id={name}
        name="text"
        rows={3}
        maxLength={maxNote}
        defaultValue={text}
        aria-describedby={describedBy(name, true, message)}
        aria-invalid={message ? true : undefined}
      />
    </Question>
  );
}
