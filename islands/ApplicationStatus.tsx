import { useEffect } from "react";
import {
  type ApplicationStatus as Status,
  statusLabel,
} from "../src/shared/applications/application-status.ts";
import { showFailure } from "./employers/failure-toast.ts";
import { onFormsOf, refreshResults, t } from "./employers/forms-of-page.ts";
import { moveByKeys } from "./employers/row-keys.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { showToast } from "./lib/toast.ts";

/**
 * Sends a choice by pointer at once. From the keyboard each arrow is a choice and would send an email: there
 * the button sends.
 */
export default function ApplicationStatus() {
  useEffect(() => onFormsOf(".status-form", change), []);
  useEffect(sendPointedChoices, []);
  useEffect(moveByKeys, []);
  return null;
}

async function change(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const { application = "", name = "" } = form.dataset;
  form.querySelector(".error-msg")?.remove();
  const status = new FormData(form, button).get("status") as Status;
  try {
    const call = api.employer.applications[":id"].status;
    await answerOf(call.$patch({ param: { id: application }, json: { status } }));
    const description = t("employer.status.updated.text", { name, status: statusLabel(status) });
    showToast({ title: t("employer.status.updated"), description });
    await refreshResults();
  } catch (error) {
    const failed = t("employer.status.failed");
    const offline = t("errors.unreachable");
    showFailure(error, { failed, offline });
    // The page came with the stored choice.
    form.reset();
    const said = error instanceof ApiError ? (error.said ?? "") : offline;
    const sentence = document.createElement("p");
    sentence.className = "error-msg";
    sentence.textContent = `${failed}. ${said}`;
    form.append(sentence);
  }
}

function sendPointedChoices(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let byKeyboard = false;
  const noteHand = ({ type }: Event) => {
    byKeyboard = type === "keydown";
  };
  addEventListener("keydown", noteHand, options);
  addEventListener("pointerdown", noteHand, options);
  addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.form?.matches(".status-form") && !byKeyboard)
        target.form.requestSubmit();
    },
    options,
  );
  return () => listening.abort();
}
