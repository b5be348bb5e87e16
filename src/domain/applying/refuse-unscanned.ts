import { fail } from "../../errors.ts";
import type { Scanner } from "../../services/documents/scanner.ts";
import { type ScanState, shownScan } from "../../shared/applications/document-scan.ts";

/** Refuses a document with a virus to everybody, and one that is not scanned yet to all but its candidate. */
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
