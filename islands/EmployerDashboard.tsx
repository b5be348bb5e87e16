import { useEffect } from "react";
import { t } from "./employers/change-words.ts";
import { refreshResults } from "./employers/refresh-results.ts";
import { currentForm, onFormsOf } from "./employers/send-forms.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { showFailure } from "./lib/failure-toast.ts";
import { showLeftToast } from "./lib/next-page-toast.ts";
import { showToast } from "./lib/toast.ts";

export default function EmployerDashboard() {
  useEffect(showLeftToast, []);
  useEffect(() => onFormsOf(".own-job form", setClosed), []);
  return null;
}

async function setClosed(form: HTMLFormElement): Promise<void> {
  const { closed = "", job = "" } = form.dataset;
  const closure = api.jobs[":id"].closure;
  const param = { id: job };
  try {
    await answerOf(closed ? closure.$post({ param, json: {} }) : closure.$delete({ param }));
    const change = closed ? "closed" : "reopened";
    showToast({ title: t(`employer.${change}.title`), description: t(`employer.${change}.text`) });
    await refreshResults(form);
  } catch (error) {
    // The closing day is past, so the page that the form leads to asks for a new one.
    if (error instanceof ApiError && error.status === 409) currentForm(form).submit();
    else showFailure(error, { failed: t("employer.closure.failed"), offline: t("errors.unreachable") });
  }
}
