export type ScanState = "pending" | "clean" | "infected" | "error";

export type ShownScan = ScanState | "unscanned";

export interface DocumentScan {
  url: string;
  scan: ShownScan;
  activeContent: boolean;
}

/** Without a scanner nothing is pending. A virus that was found stays. */
export function shownScan(state: ScanState | null, isScanning: boolean): ShownScan {
  if (state === "clean" || state === "infected") return state;
  return isScanning ? (state ?? "pending") : "unscanned";
}
