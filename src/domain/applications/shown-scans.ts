import type { ScansColumn } from "../../db/applications/document-scans.ts";
import { type DocumentScan, shownScan } from "../../shared/applications/document-scan.ts";
import type { World } from "../../world.ts";

export function shownScans(
  { scanner }: Pick<World, "scanner">,
  { documentScans }: ScansColumn,
): DocumentScan[] {
  return documentScans.map((document) => ({
    ...document,
    scan: shownScan(document.scan, scanner !== undefined),
  }));
}
