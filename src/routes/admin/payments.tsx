import { Hono } from "hono";
import { AdminPage } from "../../components/admin/AdminPage.tsx";
import { PaymentList } from "../../components/admin/PaymentList.tsx";
import { ReconciliationReport } from "../../components/admin/ReconciliationReport.tsx";
import { t } from "../../content/words.ts";
import {
  listDisputed,
  listIncompletePaid,
  listRefundsUnderWay,
  type PaymentInFocus,
} from "../../db/payments-attention.ts";
import { findLastRun } from "../../domain/reconciliation.ts";
import type { Env } from "../../env.ts";
import { requireAdminPage } from "../../middleware/admin.ts";
import { urls } from "../../shared/urls.ts";
import { renderAdmin } from "./render-admin.ts";

/** What of the payments the administrator should know of. */
export const adminPaymentsPage = new Hono<Env>().get("/admin/payments", requireAdminPage, async (c) => {
  const { sql } = c.env;
  const [run, disputed, incomplete, refunding] = await Promise.all([
    findLastRun(sql),
    listDisputed(sql),
    listIncompletePaid(sql),
    listRefundsUnderWay(sql),
  ]);
  const title = t("admin.payments.title");
  return renderAdmin(
    c,
    title,
    <AdminPage section={urls.adminPayments()} title={title}>
      <ReconciliationReport run={run} />
      {sections(disputed, incomplete, refunding).map((section) => (
        <PaymentList key={section.id} {...section} />
      ))}
    </AdminPage>,
  );
});

const sections = (disputed: PaymentInFocus[], incomplete: PaymentInFocus[], refunding: PaymentInFocus[]) => [
  {
    id: "disputes",
    title: t("admin.payments.disputes"),
    text: t("admin.payments.disputes.text"),
    empty: t("admin.payments.disputes.none"),
    reasonLabel: t("admin.payments.dispute"),
    payments: disputed,
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
