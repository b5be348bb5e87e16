import { type SubmitEvent, useRef, useState } from "react";
import * as routes from "../src/routes.ts";
import { type Issue, issuesOf, messagesByField } from "../src/shared/issues.ts";
import { type ReviewAnswers, ReviewSubmission, reviewOf } from "../src/shared/reviews/review.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";
import { markTitle } from "./lib/error-title.ts";
import { useLinkTo } from "./lib/locale.ts";
import { showResults } from "./lib/results.ts";
import { showToast } from "./lib/toast.ts";
import { ReviewFields } from "./reviews/ReviewFields.tsx";
import { t } from "./reviews/words.ts";

interface Props {
  answers: ReviewAnswers;
  issues: Issue[];
}

export default function ReviewForm({ answers, issues: refused }: Props) {
  const linkTo = useLinkTo();
  const toggle = useRef<HTMLDetailsElement>(null);
  const [fresh, setFresh] = useState({ round: 0, answers });
  const [issues, setIssues] = useState(refused);
  const [sending, setSending] = useState(false);

  function refuse(wrong: Issue[]): void {
    markTitle();
    setIssues(wrong);
  }

  async function send(review: ReviewSubmission): Promise<void> {
    setSending(true);
    try {
      await answerOf(api.reviews.$post({ json: review }));
      finish();
    } catch (error) {
      const { issues: wrong = [], said = t("errors.offline") } = error instanceof ApiError ? error : {};
      if (wrong.length > 0) refuse(wrong);
      else
        showToast({
          title: t("reviews.failed"),
          description: said,
          variant: "destructive",
        });
    } finally {
      setSending(false);
    }
  }

  function finish(): void {
    setIssues([]);
    setFresh(({ round }) => ({ round: round + 1, answers: {} }));
    showToast({ title: t("reviews.submitted.title"), description: t("reviews.submitted.text") });
    if (toggle.current) toggle.current.open = false;
    // The button that had the focus is hidden now.
    toggle.current?.querySelector("summary")?.focus();
    history.replaceState(null, "", linkTo(routes.reviews));
    void showResults(linkTo(routes.reviews));
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
        <span>{t("reviews.share")}</span>
        <span>{t("reviews.close")}</span>
      </summary>
      <form method="post" action={linkTo(routes.reviews)} noValidate onSubmit={onSubmit}>
        <ErrorSummary title={t("errors.summary")} issues={issues} />
        <p>{t("reviews.form.public")}</p>
        <ReviewFields key={fresh.round} answers={fresh.answers} messages={messagesByField(issues)} />
        <button type="submit" aria-disabled={sending}>
          {sending ? t("reviews.submitting") : t("reviews.submit")}
        </button>
      </form>
    </details>
  );
}
