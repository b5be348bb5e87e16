import { type SubmitEvent, useRef, useState } from "react";
import { type Issue, issuesOf, messagesByField } from "../src/shared/issues.ts";
import { type ReviewAnswers, ReviewSubmission, reviewOf } from "../src/shared/reviews/review.ts";
import { urls } from "../src/shared/urls.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";
import { showResults } from "./lib/results.ts";
import { showToast } from "./lib/toast.ts";
import { ReviewFields } from "./reviews/ReviewFields.tsx";
import type { ReviewWords } from "./reviews/review-words.ts";

interface Props {
  /** What was typed into a form that the server refused, and why. */
  answers: ReviewAnswers;
  issues: Issue[];
  words: ReviewWords;
}

/** The form behind its toggle; a review that was taken stands in the list at once. */
export default function ReviewForm({ answers, issues: refused, words }: Props) {
  const toggle = useRef<HTMLDetailsElement>(null);
  const [fresh, setFresh] = useState({ round: 0, answers });
  const [issues, setIssues] = useState(refused);
  const [sending, setSending] = useState(false);

  function refuse(wrong: Issue[]): void {
    document.title = words.errorTitle;
    setIssues(wrong);
  }

  async function send(review: ReviewSubmission): Promise<void> {
    setSending(true);
    try {
      await answerOf(api.reviews.$post({ json: review }));
      finish();
    } catch (error) {
      const { issues: wrong = [], said = words.offline } = error instanceof ApiError ? error : {};
      if (wrong.length > 0) refuse(wrong);
      else
        showToast({
          title: words.failed,
          description: said,
          variant: "destructive",
          close: words.closeToast,
        });
    } finally {
      setSending(false);
    }
  }

  function finish(): void {
    setIssues([]);
    setFresh(({ round }) => ({ round: round + 1, answers: {} }));
    showToast({ title: words.submitted, description: words.thanks, close: words.closeToast });
    if (toggle.current) toggle.current.open = false;
    // The button that had the focus is out of sight now.
    toggle.current?.querySelector("summary")?.focus();
    history.replaceState(null, "", urls.reviews());
    void showResults(urls.reviews());
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as ReviewAnswers;
    const review = ReviewSubmission.safeParse(reviewOf(typed));
    if (review.success) void send(review.data);
    else refuse(issuesOf(review.error));
  }

  return (
    <details className="form-toggle" ref={toggle} open={refused.length > 0}>
      {/* biome-ignore lint/a11y/useSemanticElements: it looks like a button and is announced as one; browsers add its state */}
      <summary className="btn" role="button">
        <span>{words.share}</span>
        <span>{words.close}</span>
      </summary>
      <form method="post" action={urls.reviews()} noValidate onSubmit={onSubmit}>
        <ErrorSummary title={words.summary} issues={issues} />
        <p>{words.public}</p>
        <ReviewFields
          key={fresh.round}
          answers={fresh.answers}
          messages={messagesByField(issues)}
          words={words}
        />
        <button type="submit" aria-disabled={sending}>
          {sending ? words.submitting : words.submit}
        </button>
      </form>
    </details>
  );
}
