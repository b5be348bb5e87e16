import { fail } from "../../errors.ts";
import type { Scanner } from "../../services/documents/scanner.ts";
import { type ScanState, shownScan } from "../../shared/applications/document-scan.ts";

/** Only the candidate may open a document before its scan, and nobody an infected one. */
export function refuseUnscanned(
  scanState: ScanState | null,
  reader: "admin" | "employer" | "candidate",
  scanner: Scanner | undefined,
): void {
  const scan = shownScan(scanState, scanner !== undefined);
  if (scan === "infected") fail("documentInfected");
  if (reader === "candidate") return;
  if (scan === "pending") fail("documentPending", { retryAfterSeconds: 60 });
  if (scan === "error") fail("documentUnscannable", { retryAfterSeconds: 60 * 60 });
}
