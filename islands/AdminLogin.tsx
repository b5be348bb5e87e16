import { useEffect, useRef, useState } from "react";
import * as routes from "../src/routes.ts";
import { t } from "./accounts/login-words.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";
import { instead } from "./lib/instead.ts";
import { useLinkTo } from "./lib/locale.ts";
import { leaveToast, showLeftToast } from "./lib/next-page-toast.ts";
import { describedBy, Question } from "./lib/Question.tsx";

export interface Problem {
  message: string;
  /** True when somebody checked the password and refused it. */
  isRefused: boolean;
}

interface Props {
  problem?: Problem;
  withCode: boolean;
  /** The message when the server gives no other. */
  invalid: string;
}

/** Without script the button is always there and the server answers with this form again. */
export default function AdminLogin({ problem: said, withCode, invalid }: Props) {
  const linkTo = useLinkTo();
  const input = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState<boolean>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(said);
  useEffect(() => {
    setEmpty(input.current?.value === "");
    showLeftToast();
  }, []);

  const submit = async () => {
    if (sending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const password = input.current?.value ?? "";
      const json = { password, ...(code.current && { code: code.current.value }) };
      await answerOf(api.admin.login.$post({ json }));
      leaveToast({ title: t("admin.login.done.title"), description: t("admin.login.done.text") });
      location.assign(linkTo(routes.adminApplications));
    } catch (error) {
      setProblem(
        error instanceof ApiError
          ? { message: error.said ?? invalid, isRefused: error.status === 401 }
          : { message: t("admin.login.failed"), isRefused: false },
      );
      setSending(false);
      input.current?.select();
    }
  };
  const refusal = problem?.isRefused ? problem.message : undefined;
  return (
    <form method="post" action={linkTo(routes.adminLogin)} onSubmit={instead(submit)}>
      <ErrorSummary
        title={t("errors.summary")}
        issues={problem ? [{ path: "password", message: problem.message }] : []}
        attempt={problem}
      />
      <Question name="password" label={t("admin.login.password")} message={refusal}>
        <input
          ref={input}
          id="password"
          type="password"
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1000}
          aria-describedby={describedBy("password", false, refusal)}
          aria-invalid={refusal ? true : undefined}
          onChange={(event) => setEmpty(event.currentTarget.value === "")}
        />
      </Question>
      {withCode && (
        <Question
          name="code"
          label={t("admin.login.code")}
          hint={t("admin.login.code.hint")}
          message={undefined}
        >
          <input
            ref={code}
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            aria-describedby="code-hint"
          />
        </Question>
      )}
      <p className="actions">
        <button type="submit" disabled={empty || sending}>
          {sending ? t("admin.login.submitting") : t("admin.login.submit")}
        </button>
      </p>
    </form>
  );
}
