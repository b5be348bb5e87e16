import { useState } from "react";
import * as routes from "../../src/routes.ts";
import { type Issue, issuesOf } from "../../src/shared/issues.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { JobChanges, JobPosting } from "../../src/shared/jobs/job-posting.ts";
import { ApiError, answerOf, api } from "../lib/api.ts";
import { markTitle } from "../lib/error-title.ts";
import { showFailure } from "../lib/failure-toast.ts";
import { useLinkTo } from "../lib/locale.ts";
import { leaveToast } from "../lib/next-page-toast.ts";
import { forgetTyped } from "./kept-posting.ts";
import { changesOf, inFormOrder, type PostingAnswers, postingOf, readPosting } from "./posting-answers.ts";
import { t } from "./posting-words.ts";

interface Posting {
  edited: { id: string; answers: PostingAnswers } | undefined;
  refused: Issue[];
  asked: string;
}

/** Checks the form and sends it. `asked` is the unknown country that the page asks about. */
export function usePosting({ edited, refused, asked }: Posting) {
  const linkTo = useLinkTo();
  const [issues, setIssues] = useState(refused);
  const [sending, setSending] = useState(false);
  const [countryConfirmed, setCountryConfirmed] = useState(asked);

  const refuse = (wrong: Issue[]) => {
    markTitle();
    setIssues(inFormOrder(wrong));
  };

  const send = async (form: HTMLFormElement) => {
    if (sending) return;
    const values = new FormData(form);
    const call = checkedCall(edited, (name) => values.get(name), countryConfirmed);
    if ("issues" in call) return refuse(call.issues);
    setSending(true);
    try {
      const { state } = await call.run();
      forgetTyped(form);
      const done = doneOf(edited !== undefined, state === "live");
      leaveToast({ title: t(`employer.${done}.title`), description: t(`employer.${done}.text`) });
      location.assign(linkTo(routes.employerDashboard));
    } catch (error) {
      setSending(false);
      // The tab keeps what was typed for this address.
      if (error instanceof ApiError && error.status === 401)
        return location.assign(linkTo(routes.signIn, { next: location.pathname }));
      if (!(error instanceof ApiError) || error.issues.length === 0)
        return showFailure(error, { failed: t(`employer.${edited ? "edit" : "post"}.failed`) });
      if (error.issues.some(({ path }) => path === "country"))
        setCountryConfirmed(String(values.get("country")));
      refuse(error.issues);
    }
  };
  return { issues, sending, countryConfirmed, send };
}

function doneOf(edited: boolean, live: boolean) {
  if (live) return edited ? "saved" : "posted";
  return edited ? "savedReview" : "review";
}

function checkedCall(
  edited: Posting["edited"],
  answerTo: (name: string) => unknown,
  countryConfirmed: string,
): { issues: Issue[] } | { run: () => Promise<Pick<Job, "state">> } {
  const answers = readPosting(answerTo);
  if (edited) {
    const changes = JobChanges.safeParse({ ...changesOf(edited.answers, answers), countryConfirmed });
    if (!changes.success) return { issues: issuesOf(changes.error) };
    return { run: () => answerOf(api.jobs[":id"].$patch({ param: { id: edited.id }, json: changes.data })) };
  }
  const posting = JobPosting.safeParse({ ...postingOf(answers), countryConfirmed });
  if (!posting.success) return { issues: issuesOf(posting.error) };
  return { run: () => answerOf(api.jobs.$post({ json: posting.data })) };
}
