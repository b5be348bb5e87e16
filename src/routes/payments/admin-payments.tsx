import { Hono } from "hono";
import { PaymentList } from "../../components/payments/PaymentList.tsx";
import { ReconciliationReport } from "../../components/payments/ReconciliationReport.tsx";
import { t } from "../../content/words.ts";
import {
  listDisputed,
  listFailedRefunds,
  listIncompletePaid,
  listPartlyRefunded,
  listRefundsUnderWay,
  type PaymentInFocus,
} from "../../db/payments/payments-attention.ts";
import { findLastRun } from "../../domain/payments/reconciliation.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { renderAdmin } from "../system/render-admin.tsx";

export const adminPaymentsPage = new Hono<Env>().get(routes.adminPayments.path, async (c) => {
  const { sql } = c.env;
  const [run, disputed, partial, failed, incomplete, refunding] = await Promise.all([
    findLastRun(sql),
    listDisputed(sql),
    listPartlyRefunded(sql),
    listFailedRefunds(sql),
    listIncompletePaid(sql),
    listRefundsUnderWay(sql),
  ]);
  return renderAdmin(
    c,
    { section: routes.adminPayments, title: t("admin.payments.title") },
    <div className="split">
      <ReconciliationReport run={run} />
      {sections({ disputed, partial, failed, incomplete, refunding }).map((section) => (
        <PaymentList key={section.id} {...section} />
      ))}
    </div>,
  );
});

interface Lists {
  disputed: PaymentInFocus[];
  partial: PaymentInFocus[];
  failed: PaymentInFocus[];
  incomplete: PaymentInFocus[];
  refunding: PaymentInFocus[];
}

const sections = ({ disputed, partial, failed, incomplete, refunding }: Lists) => [
  {
    id: "disputes",
    title: t("admin.payments.disputes"),
    text: t("admin.payments.disputes.text"),
    empty: t("admin.payments.disputes.none"),
    reasonLabel: t("admin.payments.dispute"),
    payments: disputed,
  },
  {
    id: "partial-refunds",
    title: t("admin.payments.partial"),
    text: t("admin.payments.partial.text"),
    empty: t("admin.payments.partial.none"),
    reasonLabel: t("admin.payments.reason"),
    payments: partial,
  },
  {
    id: "failed-refunds",
    title: t("admin.payments.failedRefunds"),
    text: t("admin.payments.failedRefunds.text"),
    empty: t("admin.payments.failedRefunds.none"),
    reasonLabel: t("admin.payments.reason"),
    payments: failed,
  },
  {
    id: "incomplete",
    title: t("admin.payments.incomplete"),
    text: t("admin.payments.incomplete.text"),
    empty: t("admin.payments.incomplete.none"),
    reasonLabel: t("admin.payments.reason"),
    payments: incomplete,
  },
  {
    id: "refunds",
    title: t("admin.payments.refunding"),
    text: t("admin.payments.refunding.text"),
    empty: t("admin.payments.refunding.none"),
    reasonLabel: t("admin.payments.reason"),
    payments: refunding,
  },
];
