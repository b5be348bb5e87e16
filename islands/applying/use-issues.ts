import { useCallback, useRef, useState } from "react";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import { type DocumentPlace, documentLabel } from "../../src/shared/applying/document-fields.ts";
import { type Issue, issuesOf } from "../../src/shared/issues.ts";
import { t } from "./words.ts";

export interface FailedFile {
  file: File;
  waitsForLine: boolean;
  /** The server does not take this file, so only another one can help. */
  isRefused: boolean;
}

/** Holds what the candidate sees of the file of one place. */
export interface UploadState {
  running?: AbortController | undefined;
  text?: string | undefined;
  /** 0 to 1. Undefined while it is not known. */
  share?: number | undefined;
  announcement?: string | undefined;
  problem?: string | undefined;
  failed?: FailedFile | undefined;
}

/** Holds the messages of the summary and the fields. A running or failed upload keeps the third step from continuing. */
export function useIssues(drawn: readonly Issue[]) {
  const [{ issues, attempt }, setState] = useState({ issues: drawn, attempt: 0 });
  // An upload goes on while the candidate is on another step.
  const uploads = useRef(new Map<DocumentPlace, UploadState>());

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

  const tellUpload = (field: DocumentPlace, told: UploadState) => {
    uploads.current.set(field, { ...uploads.current.get(field), ...told });
    setState((before) => ({ ...before }));
  };

  const failUpload = (field: DocumentPlace, problem: string, failed: FailedFile) => {
    tellUpload(field, { problem, failed });
    amend(field, [{ path: field, message: problem }]);
  };

  const runningUploads = (): Issue[] =>
    [...uploads.current].flatMap(([path, { running }]) =>
      running ? [{ path, message: t("uploadRunning", { label: documentLabel(path) }) }] : [],
    );

  const issuesIn = (step: StepNumber, answers: Answers): Issue[] => {
    const running = step === 3 ? runningUploads() : [];
    const error = steps[step - 1]?.schema?.safeParse(answers).error;
    const wrong = (error ? issuesOf(error) : []).filter(
      ({ path }) => !running.some((upload) => upload.path === path),
    );
    const told = wrong.map(({ path, message }) => {
      const { failed, problem = message } = uploads.current.get(path as DocumentPlace) ?? {};
      return { path, message: failed ? problem : message };
    });
    return [...running, ...told];
  };

  return {
    ...{ issues, attempt, setIssues, issuesIn, forgive, forgiveMended },
    ...{ uploads, tellUpload, failUpload, runningUploads },
  };
}
