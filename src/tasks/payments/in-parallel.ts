import { type Run, saveDifferences } from "../../domain/payments/reconciliation.ts";
import type { Services } from "../../env.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { Difference } from "../../shared/payments/reconciliation.ts";

const atOnce = 5;

interface Subject {
  intentId: string | null;
  applicationId: string | null;
}

/**
 * Logs a failure and goes on. If the provider answers none of five, the rest waits for the next run. The run has saved
 * by then what the earlier ones found.
 */
export async function inParallel<T extends Subject>(
  { sql, log }: Pick<Services, "sql" | "log">,
  run: Run,
  items: readonly T[],
  work: (item: T) => Promise<Difference | undefined>,
): Promise<(Difference | undefined)[]> {
  const found: (Difference | undefined)[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const group = items.slice(start, start + atOnce);
    const failures: unknown[] = [];
    const attempt = async (item: T): Promise<Difference | undefined> => {
      try {
        return await work(item);
      } catch (error) {
        failures.push(error);
        const { intentId, applicationId } = item;
        log({ event: "payment not reconciled", intent: intentId, cause: reasonOf(error) });
        return { kind: "failed", intentId, applicationId };
      }
    };
    const foundHere = await Promise.all(group.map(attempt));
    const allAway = failures.every((failure) => failure instanceof ProviderAway);
    if (failures.length === atOnce && allAway) throw failures[0];
    await saveDifferences(sql, run, foundHere);
    found.push(...foundHere);
  }
  return found;
}
