import { type RefObject, useEffect } from "react";
import {
  type DocumentField,
  documentFields,
  documentLabel,
  takesPhotoAsPdf,
} from "../../src/shared/applying/document-fields.ts";
import { isPhoto, signBytes } from "../../src/shared/applying/file-signs.ts";
import { Retriable } from "../lib/retry.ts";
import { showToast } from "../lib/toast.ts";
import { uploadFile } from "../lib/upload.ts";
import { fileProblem, wrongType } from "./file-problem.ts";
import type { Wizard } from "./use-wizard.ts";
import { t } from "./words.ts";

interface Places {
  box: RefObject<HTMLFieldSetElement | null>;
  byUrl: RefObject<HTMLInputElement | null>;
}

const unsupportedMediaType = 415;

const isPicture = ({ type }: File) => type.startsWith("image/");

export type Upload = ReturnType<typeof useUpload>;

/** When an upload fails for good, the field turns to a typed link. */
export function useUpload(field: DocumentField, wizard: Wizard, { box, byUrl }: Places) {
  const { name } = field;
  const { uploads, tellUpload } = wizard;
  const shown = uploads.current.get(name) ?? {};
  const { failed } = shown;

  const tell = (text: string, share?: number) => tellUpload(name, { text, share });

  const send = async (chosen: File, signal: AbortSignal) => {
    tell(
      t(isPicture(chosen) ? "apply.document.shrinking" : "apply.document.uploading", { name: chosen.name }),
    );
    const head = new Uint8Array(await chosen.slice(0, signBytes).arrayBuffer());
    const file = await fitted(chosen, head);
    signal.throwIfAborted();
    // A browser that can read HEIC has turned the photo into a JPEG.
    const wrong = fileProblem(field, file, file === chosen ? head : new Uint8Array());
    if (wrong) return tellUpload(name, { problem: `${chosen.name}: ${wrong}` });
    const sending = t("apply.document.uploading", { name: file.name });
    tellUpload(name, { text: sending, share: 0, announcement: sending });
    const onWait = (ms: number) => tell(t("apply.document.waiting", { seconds: Math.ceil(ms / 1000) }));
    const reference = await uploadFile(file, {
      signal,
      onProgress: (share) => tell(sending, share),
      onWait,
      words: { refused: (reason) => t("uploadRefused", { reason }), linkInvalid: t("uploadLinkInvalid") },
    });
    const document = { name: file.name, bytes: file.size };
    const result = await wizard.keepUpload(name, reference, document, { signal, onWait });
    if (result.saved) {
      // Another tab may have filled this place.
      const kept = documentLabel(result.places?.[name] ?? name);
      showToast({ title: t("uploadDone"), description: t("uploadDoneText", { label: kept }) });
    } else if (result.issues.length === 0) {
      const { passing, message } = result;
      throw passing ? new Retriable(message) : new Error(message);
    }
  };

  /** Makes a photo smaller, or a PDF when the field takes only that. */
  const fitted = async (chosen: File, head: Uint8Array): Promise<File> => {
    if (!takesPhotoAsPdf(field) || !isPhoto(head)) {
      if (!isPicture(chosen)) return chosen;
      return import("../lib/shrink-photo.ts").then(
        ({ shrinkPhoto }) => shrinkPhoto(chosen),
        () => chosen,
      );
    }
    const { wrapPhoto } = await import("../lib/photo-pdf.ts").catch(() => {
      throw new Retriable();
    });
    return wrapPhoto(chosen).catch(() => chosen);
  };

  const start = async (file: File) => {
    uploads.current.get(name)?.running?.abort();
    const running = new AbortController();
    tellUpload(name, { running, problem: undefined, failed: undefined });
    keepFocusIn(box.current);
    try {
      await send(file, running.signal);
    } catch (error) {
      if (running.signal.aborted) wizard.forgive(name);
      else giveUp(file, error);
    } finally {
      if (uploads.current.get(name)?.running === running)
        tellUpload(name, { running: undefined, text: undefined, announcement: undefined });
    }
  };

  const reasonOf = (error: unknown) => {
    const failed = t(name in documentFields ? "uploadFailedText" : "uploadFailedAgain");
    if (!(error instanceof Error)) return failed;
    // The server knows what documents are, but not which of them this field takes.
    if (error.message === t("fileNoDocument")) return `${t("fileMisnamed")} ${wrongType(field)}`;
    return error.message || failed;
  };

  const giveUp = (file: File, error: unknown) => {
    const description = reasonOf(error);
    const isRefused = error instanceof Error && error.cause === unsupportedMediaType;
    const shown = isRefused ? `${file.name}: ${description}` : description;
    wizard.failUpload(name, shown, { file, waitsForLine: error instanceof Retriable, isRefused });
    showToast({ title: t("uploadFailed"), description, variant: "destructive" });
  };

  useEffect(() => {
    if (failed && byUrl.current) byUrl.current.checked = true;
  }, [failed, byUrl]);

  useEffect(() => {
    if (!failed?.waitsForLine) return;
    const resume = () => {
      // The candidate may have given a link instead.
      if (!wizard.answers.current[name]) void start(failed.file);
    };
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  });

  return {
    ...shown,
    start,
    again: () => failed && start(failed.file),
    cancel() {
      keepFocusIn(box.current);
      shown.running?.abort();
    },
  };
}

/** Moves the focus before its element disappears, because the page would scroll to its top. */
export function keepFocusIn(box: HTMLElement | null) {
  if (box?.contains(document.activeElement)) box.focus();
}
