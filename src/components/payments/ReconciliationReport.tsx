import { t, tn } from "../../content/words.ts";
import { type Difference, differenceKinds, type LastRun } from "../../shared/payments/reconciliation.ts";
import { Notice } from "../shell/Notice.tsx";

export const countDifferences = (run: LastRun | undefined): number =>
  differenceKinds.reduce((sum, kind) => sum + (run?.counts[kind] ?? 0), 0);

const needsAttention = (run: LastRun) =>
  (["disputed", "mismatched", "unknown", "failed"] as const).some((kind) => run.counts[kind]);

/** It shows where our record differed from the provider's in the last comparison. */
export function ReconciliationReport({ run }: { run: LastRun }) {
  const { counts, differences } = run;
  const found = differenceKinds.flatMap((kind) => (counts[kind] ? [{ kind, n: counts[kind] }] : []));
  const unnamed = countDifferences(run) - differences.length;
  return (
    <section aria-labelledby="comparison">
      <h3 id="comparison">{t("admin.payments.run")}</h3>
      <div>
        <Notice kind={needsAttention(run) ? "warning" : "info"}>
          <ul className="plain difference-list">
            {found.map(({ kind, n }) => (
              <li key={kind}>
                {t(`admin.payments.difference.${kind}`)}: <strong>{n}</strong>
                <Intents of={differences.filter((difference) => difference.kind === kind)} />
              </li>
            ))}
          </ul>
        </Notice>
        {unnamed > 0 && <p>{tn("admin.payments.run.more", unnamed)}</p>}
      </div>
    </section>
  );
}

function Intents({ of }: { of: Difference[] }) {
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map(({ intentId }) => (
        <li key={intentId}>
          <code>{intentId ?? t("admin.payments.noIntent")}</code>
        </li>
      ))}
    </ul>
  );
}
