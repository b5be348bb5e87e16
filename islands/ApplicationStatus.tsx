import { useEffect } from "react";
import {
  type ApplicationStatus as Status,
  statusLabel,
} from "../src/shared/applications/application-status.ts";
import type { RejectionReason } from "../src/shared/applications/rejection.ts";
import { t } from "./employers/change-words.ts";
import { refreshResults } from "./employers/refresh-results.ts";
import { closeInPlace, moveByKeys } from "./employers/row-keys.ts";
import { currentForm, onFormsOf } from "./employers/send-forms.ts";
import { countDownUndo, undo } from "./employers/undo-forms.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { showFailure } from "./lib/failure-toast.ts";
import { showToast } from "./lib/toast.ts";

/** A pointer's choice is sent at once. Each arrow key would also change the status, so keyboard users press the button. */
export default function ApplicationStatus() {
  useEffect(nameList, []);
  useEffect(() => onFormsOf(".status-form", change), []);
  useEffect(() => onFormsOf(".undo-form", undo), []);
  useEffect(countDownUndo, []);
  useEffect(sendPointedChoices, []);
  useEffect(fillNotes, []);
  useEffect(moveByKeys, []);
  useEffect(closeInPlace, []);
  return null;
}

/** Gives the answer to a form the address of its list, which a reload and a refresh then ask for. */
function nameList() {
  const address = document.getElementById("results")?.dataset.address;
  if (address) history.replaceState(history.state, "", address);
}

async function change(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const { application = "", name = "" } = form.dataset;
  form.querySelector(".error-msg")?.remove();
  const given = new FormData(form, button);
  const status = given.get("status") as Status;
  const [reason, note] = ["reason", "note"].map((field) => given.get(field) || undefined);
  try {
    const call = api.employer.applications[":id"].status;
    const json = { status, reason: reason as RejectionReason | undefined, note: note as string | undefined };
    const answer = await answerOf(call.$patch({ param: { id: application }, json }));
    const said =
      "heldUntil" in answer && answer.heldUntil ? "employer.status.held" : "employer.status.updated.text";
    const description = t(said, { name, status: statusLabel(status) });
    showToast({ title: t("employer.status.updated"), description });
    await refreshResults(form);
  } catch (error) {
    const failed = t("employer.status.failed");
    const offline = t("errors.unreachable");
    showFailure(error, { failed, offline });
    // A form without a note shows the stored choice again. A typed note stays.
    const shown = currentForm(form);
    if (!shown.querySelector("textarea")) shown.reset();
    const said = error instanceof ApiError ? (error.issues[0]?.message ?? error.said ?? "") : offline;
    const sentence = document.createElement("p");
    sentence.className = "error-msg";
    sentence.textContent = `${failed}. ${said}`;
    shown.append(sentence);
  }
}

/** A chosen sentence goes into the note, where the employer can change it. */
function fillNotes(): () => void {
  const listening = new AbortController();
  const fill = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== "template") return;
    const note = target.form?.querySelector("textarea");
    const text = target.selectedOptions[0]?.dataset.text;
    if (!note || !text) return;
    const isKept = [...target.options].some((option) => option.dataset.text === note.value);
    note.value = note.value.trim() && !isKept ? `${note.value}\n${text}` : text;
  };
  addEventListener("change", fill, { signal: listening.signal });
  return () => listening.abort();
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
      if (target instanceof HTMLSelectElement && target.name === "status" && !byKeyboard)
        target.form?.requestSubmit();
    },
    options,
  );
  return () => listening.abort();
}
