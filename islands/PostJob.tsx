import { useRef } from "react";
import * as routes from "../src/routes.ts";
import type { Issue } from "../src/shared/issues.ts";
import { messagesByField } from "../src/shared/issues.ts";
import { PostingFields } from "./employers/PostingFields.tsx";
import type { PostingAnswers } from "./employers/posting-answers.ts";
import { t } from "./employers/posting-words.ts";
import { usePosting } from "./employers/use-posting.ts";
import { usePreview } from "./employers/use-preview.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";
import { instead } from "./lib/instead.ts";
import { useLinkTo } from "./lib/locale.ts";

export interface PostJobProps {
  edited?: { id: string; answers: PostingAnswers };
  answers: PostingAnswers;
  issues: Issue[];
  countries: string[];
  /** The unknown country that the employer was asked about. Sending it again keeps it. */
  countryConfirmed: string;
}

export default function PostJob(props: PostJobProps) {
  const linkTo = useLinkTo();
  const { edited, answers, issues: refused, countries } = props;
  const form = useRef<HTMLFormElement>(null);
  const { issues, sending, countryConfirmed, send } = usePosting({
    edited,
    refused,
    asked: props.countryConfirmed,
  });
  const preview = usePreview(form);
  const action = edited ? linkTo(routes.employerJobEdit, { id: edited.id }) : linkTo(routes.employerPostJob);
  return (
    <form
      className="posting"
      method="post"
      action={action}
      noValidate
      ref={form}
      onInput={preview.refreshSoon}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <ErrorSummary title={t("errors.summary")} issues={issues} />
      <input type="hidden" name="countryConfirmed" value={countryConfirmed} />
      <PostingFields answers={answers} messages={messagesByField(issues)} countries={countries} />
      {/* Enter presses a form's first button, so posting comes first. */}
      <p className="actions">
        <button type="submit" aria-disabled={sending || undefined}>
          {t(`employer.${edited ? "edit" : "post"}.${sending ? "submitting" : "submit"}`)}
        </button>
        <button
          type="submit"
          name="preview"
          value="1"
          formAction={`${action}#preview`}
          className="btn btn-quiet"
          aria-busy={preview.isBusy || undefined}
          onClick={instead(preview.show)}
        >
          {t("employer.preview")}
        </button>
        <a href={linkTo(routes.employerDashboard)}>{t("employer.form.cancel")}</a>
      </p>
    </form>
  );
}
