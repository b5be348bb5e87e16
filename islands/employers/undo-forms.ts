import { statusLabel } from "../../src/shared/applications/application-status.ts";
import { answerOf, api } from "../lib/api.ts";
import { showFailure } from "../lib/failure-toast.ts";
import { showToast } from "../lib/toast.ts";
import { t } from "./change-words.ts";
import { refreshResults } from "./refresh-results.ts";

export async function undo(form: HTMLFormElement): Promise<void> {
  const { application = "", name = "" } = form.dataset;
  try {
    const call = api.employer.applications[":id"].status;
    const { applicationStatus } = await answerOf(call.$delete({ param: { id: application } }));
    const description = t("employer.undone.text", { name, status: statusLabel(applicationStatus) });
    showToast({ title: t("employer.undone.title"), description });
  } catch (error) {
    showFailure(error, { failed: t("employer.undo.failed"), offline: t("errors.unreachable") });
  }
  await refreshResults(form);
  // The button that had the focus is gone.
  const isOpen = document.getElementById(`row-${application}`)?.hasAttribute("open");
  document.getElementById(`${isOpen ? "maybe" : "application"}-${application}`)?.focus();
}

/** Counts the seconds down from the server's figure, so the visitor's clock may be wrong. */
export function countDownUndo(): () => void {
  const ends = new WeakMap<HTMLElement, number>();
  // The page has aged since its navigation began, before the island started.
  let age = performance.now();
  const tick = () => {
    for (const shown of document.querySelectorAll<HTMLElement>("[data-left]")) {
      const end = ends.get(shown) ?? performance.now() - age + Number(shown.dataset.left) * 1000;
      ends.set(shown, end);
      const left = Math.ceil((end - performance.now()) / 1000);
      if (left > 0) shown.textContent = t("employer.undo.seconds", { time: clockTime(left) });
      else endUndo(shown);
    }
    age = 0;
  };
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function endUndo(shown: HTMLElement): void {
  delete shown.dataset.left;
  shown.textContent = t("employer.undo.gone");
  shown.parentElement?.querySelector("button")?.remove();
}
