/** Why a file that may be a document is none. */
export type Fault =
  | "wrongType"
  | "pdfLocked"
  | "pdfBroken"
  | "pdfLaunch"
  | "wordLoads"
  | "wordEmbeds"
  | "pictureHuge";
