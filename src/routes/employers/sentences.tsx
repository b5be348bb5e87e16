import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
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
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { employerMeta } from "./employer-meta.tsx";

/** The sentences that an employer keeps for rejections. */
export const employerSentencesPage = new Hono<Env>()
  .get(routes.employerSentences.path, (c) => renderSentences(c, untouched))
  .post(
    routes.employerSentences.path,
    formPage((c, state) => renderSentences(c, state)),
    async (c) => {
      await addTemplate(c.env, c.get("user"), validForm(c, NoteTemplateForm).text);
      return c.redirect(c.var.linkTo(routes.employerSentences), 303);
    },
  )
  .post(
    routes.employerSentence.path,
    formPage((c, state) => renderSentences(c, state, c.req.param("id"))),
    async (c) => {
      const isDeleted = c.get("form").delete !== undefined;
      const text = isDeleted ? undefined : validForm(c, NoteTemplateForm).text;
      await changeTemplate(c.env, c.get("user"), c.req.param("id"), text);
      return c.redirect(c.var.linkTo(routes.employerSentences), 303);
    },
  );

/** `changed` is the kept sentence whose form was refused. */
async function renderSentences(c: Context<Env>, state: FormState, changed?: string) {
  const templates = await listTemplates(c.env.sql, c.get("user").id);
  const place = changed ?? "new";
  return renderNarrow(
    c,
    await employerMeta(c, t("sentences.title")),
    <Sentences {...{ templates, state, place }} />,
    isRefused(state),
  );
}

interface Props {
  templates: NoteTemplate[];
  state: FormState;
  place: string;
}

function Sentences({ templates, state, place }: Props) {
  const linkTo = useLinkTo();
  const { values, issues, refusal } = state;
  const messageOf = (id: string) => (id === place ? issues[0]?.message : undefined);
  // A sentence that another tab deleted has no form of its own any more.
  const typed = templates.some(({ id }) => id === place) ? undefined : values.text;
  const isFull = templates.length >= mostTemplates;
  return (
    <>
      <p className="lead">{t("sentences.lead")}</p>
      {refusal && <Notice kind="error" title={t("errors.summary")} text={refusal.message} />}
      <ErrorSummary
        title={t("errors.summary")}
        issues={issues.map((issue): Issue => ({ ...issue, path: `text-${place}` }))}
      />
      <section>
        <h2>{t("sentences.list")}</h2>
        {templates.length === 0 && <p className="meta">{t("sentences.empty")}</p>}
        {templates.map(({ id, text }, index) => (
          <form
            key={id}
            className="sentence"
            method="post"
            action={linkTo(routes.employerSentence, { id })}
            noValidate
          >
            <SentenceField
              id={id}
              label={t("sentences.text.of", { n: index + 1 })}
              text={id === place ? (values.text ?? text) : text}
              message={messageOf(id)}
            />
            <p className="actions">
              <button
                type="submit"
                className="btn btn-quiet"
                aria-label={t("sentences.save.of", { n: index + 1 })}
              >
                {t("sentences.save")}
              </button>
              <button
                type="submit"
                className="btn btn-quiet"
                name="delete"
                value="yes"
                aria-label={t("sentences.delete.of", { n: index + 1 })}
              >
                {t("sentences.delete")}
              </button>
            </p>
          </form>
        ))}
      </section>
      <section>
        <h2>{t("sentences.add")}</h2>
        {isFull && <p>{t("sentences.full")}</p>}
        {(!isFull || typed) && (
          <form method="post" action={linkTo(routes.employerSentences)} noValidate>
            <SentenceField id="new" label={t("sentences.text")} text={typed} message={messageOf("new")} />
            <button type="submit">{t("sentences.add.submit")}</button>
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

function SentenceField({ id, label, text, message }: FieldProps) {
  const name = `text-${id}`;
  return (
    <Question name={name} label={label} hint={t("sentences.hint", { max: maxNote })} message={message}>
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
