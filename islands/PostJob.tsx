import { useRef } from "react";
import type { Issue } from "../src/shared/issues.ts";
import { messagesByField } from "../src/shared/issues.ts";
import { urls } from "../src/shared/urls.ts";
import { PostingFields } from "./employers/PostingFields.tsx";
import type { PostingAnswers } from "./employers/posting-answers.ts";
import { usePosting } from "./employers/use-posting.ts";
import { usePreview } from "./employers/use-preview.ts";
import type { PostingWords } from "./employers/words.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";

export interface PostJobProps {
  /** The vacancy that is edited, as it is; absent for a new one. */
  edited?: { id: string; answers: PostingAnswers };
  /** What the fields begin with. */
  answers: PostingAnswers;
  issues: Issue[];
  countries: string[];
  /** The unknown country that the employer was asked about: sending it again keeps it. */
  countryConfirmed: string;
  words: PostingWords;
}

/** The form of a vacancy, new or edited. */
export default function PostJob(props: PostJobProps) {
  const { edited, answers, issues: refused, countries, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const { issues, sending, countryConfirmed, send } = usePosting({
    edited,
    refused,
    asked: props.countryConfirmed,
    words,
  });
  const preview = usePreview(form, words);
  const action = edited ? urls.employerJobEdit(edited.id) : urls.employerPostJob();
  return (
    <form
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
      <ErrorSummary title={words.summary} issues={issues} />
      <input type="hidden" name="countryConfirmed" value={countryConfirmed} />
      <PostingFields
        answers={answers}
        messages={messagesByField(issues)}
        countries={countries}
        words={words}
      />
      {/* Enter presses a form's first button, so posting comes first. */}
      <p className="actions">
        <button type="submit" aria-disabled={sending || undefined}>
          {sending ? words.submitting : words.submit}
        </button>
        <button
          type="submit"
          name="preview"
          value="1"
          formAction={`${action}#preview`}
          className="btn btn-quiet"
          onClick={(event) => {
            event.preventDefault();
            void preview.show();
          }}
        >
          {words.preview}
        </button>
        <a className="btn btn-quiet" href={urls.employerDashboard()}>
          {words.cancel}
        </a>
      </p>
    </form>
  );
}
