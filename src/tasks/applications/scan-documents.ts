import {
  takeUnscanned,
  type UnscannedDocument,
  updateScanState,
} from "../../db/applications/document-scans.ts";
import { recordVirus } from "../../domain/applications/record-virus.ts";
import { documentContext } from "../../domain/applying/store-upload.ts";
import type { Services } from "../../env.ts";
import { openDocument } from "../../services/documents/documents.ts";
import { type Scanner, ScannerAway } from "../../services/documents/scanner.ts";
import { FilesAway } from "../../services/files/files.ts";
import { reasonOf } from "../../shared/error-causes.ts";

const atOnce = 4;
const mostInTurn = 100;
const minute = 60_000;
/** A lease is longer than any scan. After it, another process takes over the work of one that ended. */
const leaseMs = 3 * minute;
const waitsWhileAway = [1, 2, 5, 10];
const waitsAfterError = [1, 10, 60, 24 * 60];

export async function scanDocuments(services: Services): Promise<void> {
  const { scanner } = services;
  await scanner?.run(async () => {
    const turns = Array.from({ length: atOnce }, () => scanInTurn(services, scanner));
    // A next run begins only when all turns have ended.
    await Promise.allSettled(turns);
    await Promise.all(turns);
  });
}

async function scanInTurn(services: Services, scanner: Scanner): Promise<void> {
  for (let turn = 0; turn < mostInTurn && !scanner.isStopped; turn += 1) {
    const now = services.clock();
    const document = await takeUnscanned(services.sql, now, new Date(now.getTime() + leaseMs));
    if (!document) return;
    try {
      await scanOne(services, scanner, document);
      tellBack(services, scanner);
    } catch (error) {
      const isAway = error instanceof ScannerAway || error instanceof FilesAway;
      await putOff(services, document, isAway ? "pending" : "error");
      if (error instanceof ScannerAway) return tellAway(services, scanner, error);
      services.log({ event: "document not scanned", document: document.id, cause: reasonOf(error) });
      if (isAway) return;
    }
  }
}

async function scanOne(services: Services, scanner: Scanner, document: UnscannedDocument): Promise<void> {
  const { sql, vault, files, clock } = services;
  const { id, storageKey, pieces, wrappedKey: bytes, wrappedKeyId: keyId } = document;
  const wrapped = { bytes, keyId };
  const file = await openDocument({
    storageKey,
    pieces,
    wrapped,
    vault,
    files,
    context: documentContext(id),
  });
  const verdict = await scanner.scan(file);
  if (verdict.infected) await recordVirus(services, id, { signature: verdict.signature, at: clock() });
  else await updateScanState(sql, id, { state: "clean", at: clock() });
}

function putOff(
  { sql, clock }: Services,
  { id, attempts }: UnscannedDocument,
  state: "pending" | "error",
): Promise<void> {
  const waits = state === "pending" ? waitsWhileAway : waitsAfterError;
  const minutes = waits[Math.min(attempts, waits.length) - 1]!;
  const at = clock();
  return updateScanState(sql, id, { state, at, dueAt: new Date(at.getTime() + minutes * minute) });
}

function tellAway({ log }: Services, scanner: Scanner, error: Error): void {
  if (!scanner.isAway && !scanner.isStopped)
    log({ event: "virus scanner away", cause: reasonOf(error.cause ?? error) });
  scanner.isAway = true;
}

function tellBack({ log }: Services, scanner: Scanner): void {
  if (scanner.isAway) log({ event: "virus scanner back" });
  scanner.isAway = false;
}
