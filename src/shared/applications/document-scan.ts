/** What the virus scanner said of a document. */
export type ScanState = "pending" | "clean" | "infected" | "error";

/** As it is shown where somebody opens the document. */
export type ShownScan = ScanState | "unscanned";

export interface DocumentScan {
  /** `/objects/uploads/{uuid}`. */
  url: string;
  scan: ShownScan;
  /** It is a PDF that holds scripts. */
  activeContent: boolean;
}

/** Without a scanner nothing is waited for. A virus that was found is still there. */
export function shownScan(state: ScanState | null, isScanning: boolean): ShownScan {
  if (state === "clean" || state === "infected") return state;
  return isScanning ? (state ?? "pending") : "unscanned";
}
