import { t, tn } from "../../content/words.ts";
import { longDateTime } from "../../shared/format.ts";
import { type Difference, differenceKinds, type LastRun } from "../../shared/payments/reconciliation.ts";
import { Notice } from "../shell/Notice.tsx";

/** It shows the result of the last comparison of our record with the provider's. */
export function ReconciliationReport({ run }: { run: LastRun | undefined }) {
  return (
    <section aria-labelledby="comparison">
      <h3 id="comparison">{t("admin.payments.run")}</h3>
      <div>{run ? <Report run={run} /> : <p>{t("admin.payments.run.none")}</p>}</div>
    </section>
  );
}

const needsAttention = (run: LastRun) =>
  (["disputed", "mismatched", "unknown", "failed"] as const).some((kind) => run.counts[kind]);

function Report({ run }: { run: LastRun }) {
  const { startedAt, finishedAt, compared, counts, differences } = run;
  const found = differenceKinds.flatMap((kind) => (counts[kind] ? [{ kind, n: counts[kind] }] : []));
  const total = found.reduce((sum, { n }) => sum + n, 0);
  const span = { started: longDateTime(startedAt), finished: longDateTime(finishedAt) };
  return (
    <>
      <p>
        {t("admin.payments.run.span", span)} {tn("admin.payments.run.compared", compared)}
      </p>
      {total === 0 && <p>{t("admin.payments.run.alike")}</p>}
      {total > 0 && (
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
      )}
      {total > differences.length && <p>{tn("admin.payments.run.more", total - differences.length)}</p>}
    </>
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
