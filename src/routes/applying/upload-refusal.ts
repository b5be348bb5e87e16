import { listOf } from "../../../islands/applying/file-problem.ts";
import { fill } from "../../../islands/lib/fill.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import type { Refused } from "../../domain/applying/store-upload.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";

const messages: Record<Exclude<Refused["refused"], "wrongType">, string> = {
  empty: applyMessages.fileEmpty,
  tooLarge: applyMessages.fileTooLarge,
  heic: applyMessages.fileHeic,
  pdfLocked: applyMessages.filePdfLocked,
  pdfBroken: applyMessages.filePdfBroken,
  pdfLaunch: applyMessages.filePdfLaunch,
  wordLoads: applyMessages.fileWordLoads,
  wordEmbeds: applyMessages.fileWordEmbeds,
  pictureHuge: applyMessages.filePictureHuge,
};

/** Why a document was refused, in the words of a field that takes these types. */
export function uploadRefusal(refused: Refused["refused"], types: readonly DocumentType[]): string {
  const isWrong = refused === "wrongType" || (refused === "heic" && !types.includes("jpg"));
  return isWrong ? fill(applyMessages.fileWrongType, { types: listOf(types) }) : messages[refused];
}
