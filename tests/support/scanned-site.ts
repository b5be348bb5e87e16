import { listUnsentEmails } from "../../src/db/mail/outbox.ts";
import { type EmailMessage, openEmail } from "../../src/domain/mail/open-email.ts";
import { type Scan, Scanner } from "../../src/services/documents/scanner.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { scanDocuments } from "../../src/tasks/applications/scan-documents.ts";
import type { LogEntry } from "../../src/world.ts";
import { migratedDatabase } from "./database.ts";
import { memoryFiles } from "./memory-files.ts";
import { testServices } from "./site.ts";

/** A site whose documents are scanned by `scan`, with a database and a store of its own. */
export async function scannedSite(scan: Scan) {
  const { sql, close } = await migratedDatabase();
  const real = await testServices();
  const gateway = testPayments(sql, real.vault);
  const log: LogEntry[] = [];
  const world = {
    sql,
    files: memoryFiles(),
    scanner: new Scanner(scan),
    payments: gateway,
    testGateway: gateway,
    log: (entry: LogEntry) => void log.push(entry),
  };
  return {
    world,
    log,
    sql,
    close,
    /** Scans what is due in so many minutes. */
    scanDue: (minutes = 0) =>
      scanDocuments({ ...real, ...world, clock: () => new Date(Date.now() + minutes * 60_000) }),
    /** Gives the scanner's result for an uploaded document. */
    async stateOf(reference: string): Promise<string | null> {
      const [row] = await sql<{ scanState: string | null }[]>`
        select scan_state from documents where id = ${reference.split("/").at(-1)!}`;
      return row!.scanState;
    },
    async mailsTo(recipient: string): Promise<(EmailMessage & { kind: string })[]> {
      const unsent = await listUnsentEmails(sql, 1000);
      const mails = await Promise.all(
        unsent.map(async (mail) => ({ kind: mail.kind, ...(await openEmail(real.vault, mail)) })),
      );
      return mails.filter((mail) => mail.recipient === recipient);
    },
  };
}
