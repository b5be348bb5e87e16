import { type DocumentType, typeNames } from "../shared/applying/document-fields.ts";
import { say } from "../shared/say.ts";

/** These messages tell that something was done or went wrong: as toasts with script, as boxes in the page without. */
export const applyMessages = {
  error: "Error",
  uploadFailed: "Upload Failed",
  uploadFailedText: "Failed to upload document. You can enter a URL manually instead.",
  uploadFailedAgain: "Failed to upload document. Please choose the file again.",
  uploadRefused: "Upload failed: {reason}",
  uploadLinkInvalid: "Invalid upload URL format",
  uploadDone: "Upload Successful",
  uploadDoneText: "{label} uploaded successfully",
  uploadRunning: "{label} is still uploading. Please wait until it is done",
  fileMissing: "Select a file",
  fileWrongType: "The selected file must be a {types}",
  fileNoDocument: "The selected file must be a PDF, Word, JPG or PNG file.",
  fileMisnamed: "This file is not what its name says.",
  fileTooLarge: "The selected file must be smaller than 10 MB",
  fileEmpty: "The selected file is empty",
  fileHeic:
    "This is a HEIC photo, which many employers cannot open. Send a JPG: on an iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again, or send a screenshot of it.",
  certificatesFull:
    "There is no room for another certificate. Your file was not kept. Remove a certificate, then choose the file again.",
  termsRequired: "Terms Required",
  termsRequiredText: "Please accept the terms and conditions",
  general: "Send a general application",
  saveLink: "Save link",
} as const;

/** The message of a field that takes only these types. */
export const wrongTypeMessage = (types: readonly DocumentType[]): string =>
  say(applyMessages.fileWrongType, { types: typeNames(types) });

/** Why a document is refused for what is in it. Only the server says this. */
export const refusedDocuments = {
  filePdfLocked:
    "This PDF needs a password to open, so nobody else can read it. Save it without a password and send that file.",
  filePdfBroken:
    "This PDF cannot be opened, or it has no page. Open it in another program, save or print it as a new PDF and send that file.",
  filePdfLaunch:
    "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.",
  fileWordLoads: "This Word file loads content from elsewhere. Save it as PDF and choose it again.",
  fileWordEmbeds: "This Word file holds other files or objects. Save it as PDF and choose it again.",
  filePictureHuge:
    "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.",
  fileInfected: "Our scanner found a virus in this file. Please choose another file.",
} as const;
