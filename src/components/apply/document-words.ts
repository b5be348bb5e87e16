import type { DocumentWords } from "../../../islands/apply/words.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { t } from "../../content/words.ts";

export const documentWords: DocumentWords = {
  upload: t("apply.document.mode.upload"),
  url: t("apply.document.mode.url"),
  modeLabel: t("apply.document.mode.label", { document: "{document}" }),
  hints: {
    resumeUrl: t("apply.document.hint.resumeUrl"),
    passportCopyUrl: t("apply.document.hint.passportCopyUrl"),
    certificatesUrl: t("apply.document.hint.certificatesUrl"),
    photographUrl: t("apply.document.hint.photographUrl"),
  },
  shrinkHint: t("apply.document.hint.shrink"),
  urlHint: t("apply.document.hint.url"),
  urlLabel: t("apply.document.url"),
  saveLink: applyMessages.saveLink,
  choose: t("apply.document.choose"),
  send: t("apply.document.send"),
  uploading: t("apply.document.uploading", { name: "{name}" }),
  waiting: t("apply.document.waiting", { seconds: "{seconds}" }),
  shrinking: t("apply.document.shrinking"),
  uploaded: t("apply.document.uploaded"),
  remove: t("apply.document.remove"),
  removeLabel: t("apply.document.remove.label", { name: "{name}" }),
  retry: t("apply.document.retry"),
  cancel: t("apply.document.cancel"),
  running: applyMessages.uploadRunning,
  failed: applyMessages.uploadFailed,
  failedText: applyMessages.uploadFailedText,
  refused: applyMessages.uploadRefused,
  linkInvalid: applyMessages.uploadLinkInvalid,
  done: applyMessages.uploadDone,
  doneText: applyMessages.uploadDoneText,
  wrongType: applyMessages.fileWrongType,
  tooLarge: applyMessages.fileTooLarge,
  empty: applyMessages.fileEmpty,
};
