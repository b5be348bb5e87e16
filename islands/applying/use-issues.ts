import { useCallback, useRef, useState } from "react";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import type { DocumentPlace } from "../../src/shared/applying/document-fields.ts";
import { type Issue, issuesOf } from "../../src/shared/issues.ts";

/** Holds the messages of the summary and the fields. A running or failed upload keeps the third step from continuing. */
export function useIssues(drawn: readonly Issue[]) {
  const [{ issues, attempt }, setState] = useState({ issues: drawn, attempt: 0 });
  const uploads = useRef(new Map<DocumentPlace, string>());
  const failedUploads = useRef(new Map<string, string>());

  const setIssues = useCallback(
    (found: readonly Issue[]) => setState((before) => ({ issues: found, attempt: before.attempt + 1 })),
    [],
  );
  /** A running upload holds old closures, so the update itself reads the current issues. */
  const amend = (field: string, instead: Issue[]) =>
    setState((before) =>
      before.issues.some(({ path }) => path === field)
        ? { ...before, issues: before.issues.flatMap((issue) => (issue.path === field ? instead : issue)) }
        : before,
    );

  const forgive = (field: string) => amend(field, []);

  const forgiveMended = (field: string, step: StepNumber, answers: Answers) => {
    const error = steps[step - 1]?.schema?.safeParse(answers).error;
    if (!error || issuesOf(error).every(({ path }) => path !== field)) forgive(field);
  };

  const beginUpload = (field: DocumentPlace, message: string) => {
    uploads.current.set(field, message);
    failedUploads.current.delete(field);
  };

  const failUpload = (field: DocumentPlace, message: string) => {
    failedUploads.current.set(field, message);
    amend(field, [{ path: field, message }]);
  };

  const issuesIn = (step: StepNumber, answers: Answers): Issue[] => {
    const running = step === 3 ? [...uploads.current].map(([path, message]) => ({ path, message })) : [];
    const error = steps[step - 1]?.schema?.safeParse(answers).error;
    const wrong = (error ? issuesOf(error) : []).filter(
      ({ path }) => !running.some((upload) => upload.path === path),
    );
    const told = wrong.map(({ path, message }) => ({
      path,
      message: failedUploads.current.get(path) ?? message,
    }));
    return [...running, ...told];
  };

  return {
    ...{ issues, attempt, setIssues, issuesIn, forgive, forgiveMended },
    ...{ uploads, beginUpload, failUpload },
  };
}
