import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { LastRun } from "../../shared/payments/reconciliation.ts";
import { ReconciliationReport } from "./ReconciliationReport.tsx";

const report = suite("report of a reconciliation");

const found = (kind: "refunded" | "settled", intentId: string) => ({ kind, intentId, applicationId: null });

report("names each kind once, with its number and its payments", () => {
  const run: LastRun = {
    startedAt: "2027-01-03T14:00:00Z",
    finishedAt: "2027-01-03T14:01:00Z",
    compared: 3,
    counts: { settled: 2, refunded: 1 },
    differences: [found("refunded", "pi_1"), found("settled", "pi_2"), found("settled", "pi_3")],
  };
  const items = renderToStaticMarkup(<ReconciliationReport run={run} />);
  assert.match(items, "Refunded: <strong>1</strong><ul><li><code>pi_1</code></li></ul>");
  assert.match(items, "<strong>2</strong><ul><li><code>pi_2</code></li><li><code>pi_3</code></li></ul>");
  assert.is(items.split("Refunded").length, 2);
});

report.run();
