import type { ScansColumn } from "../../db/applications/document-scans.ts";
import type { Scanner } from "../../services/documents/scanner.ts";
import { type DocumentScan, shownScan } from "../../shared/applications/document-scan.ts";
import type { SealWorld } from "./open-private-details.ts";

/** What showing an application with its documents needs of the outside world. */
export interface ScanWorld extends SealWorld {
  scanner: Scanner | undefined;
}

export function shownScans(
  { scanner }: Pick<ScanWorld, "scanner">,
  { documentScans }: ScansColumn,
): DocumentScan[] {
  return documentScans.map((document) => ({
    ...document,
    scan: shownScan(document.scan, scanner !== undefined),
  }));
}
