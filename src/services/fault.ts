export type Fault =
  | "wrongType"
  | "pdfLocked"
  | "pdfBroken"
  | "pdfLaunch"
  | "wordLoads"
  | "wordEmbeds"
  | "pictureHuge";
