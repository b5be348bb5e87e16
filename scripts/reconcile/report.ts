import {
  type DifferenceKind,
  differenceKinds,
  type Findings,
} from "../../src/shared/payments/reconciliation.ts";

/** Each sentence says what the provider has, what the command did, and what is left to do. */
const sentences: Record<DifferenceKind, string> = {
  settled: "The provider had taken the money. The site has settled the payment.",
  refunded: "The provider has refunded the payment. The site has recorded the refund.",
  partlyRefunded: "The provider has refunded a part. Check in its dashboard whether that was meant.",
  disputed: "The bank has a dispute, or has decided one. Answer it in the provider's dashboard.",
  canceled: "Nobody has paid, and nobody can pay any more. The site has recorded that.",
  mismatched: "The amount or the currency is wrong. Refund the payment in the provider's dashboard.",
  unknown: "The site has no application for the payment. Refund it in the provider's dashboard.",
  failed: "The comparison or a refund failed. The log or /admin/payments says why.",
};

export function reportLines(run: Findings | undefined): string[] {
  const found = differenceKinds.filter((kind) => run?.counts[kind]);
  return [
    `Payments compared with the provider: ${run?.compared ?? 0}`,
    ...found.flatMap((kind) => [
      `${kind}: ${run?.counts[kind]}. ${sentences[kind]}`,
      ...(run?.differences ?? [])
        .filter((one) => one.kind === kind)
        .map(({ intentId }) => `  ${intentId ?? "a payment whose id the provider never sent"}`),
    ]),
  ];
}
