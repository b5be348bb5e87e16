import { Hono } from "hono";
import { PaymentList } from "../../components/payments/PaymentList.tsx";
import { countDifferences, ReconciliationReport } from "../../components/payments/ReconciliationReport.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t, tn } from "../../content/words.ts";
import {
  listDisputed,
  listFailedRefunds,
  listIncompletePaid,
  listPartlyRefunded,
  listRefundsElsewhere,
  listRefundsUnderWay,
  mostInFocus,
  type PaymentInFocus,
} from "../../db/payments/payments-attention.ts";
import { findLastRun } from "../../domain/payments/reconciliation.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { listedDateTime } from "../../shared/applications/listed-dates.ts";
import { countedText } from "../../shared/counted.ts";
import { inOneLine } from "../../shared/format.ts";
import type { LastRun } from "../../shared/payments/reconciliation.ts";
import { renderAdmin } from "../system/render-admin.tsx";

export const adminPaymentsPage = new Hono<Env>().get(routes.adminPayments.path, async (c) => {
  const { sql, payments } = c.env;
  const [run, disputes, partial, failedRefunds, elsewhere, incomplete, refunding] = await Promise.all([
    findLastRun(sql),
    listDisputed(sql),
    listPartlyRefunded(sql),
    listFailedRefunds(sql),
    listRefundsElsewhere(sql, payments.name),
    listIncompletePaid(sql),
    listRefundsUnderWay(sql, payments.name),
  ]);
  const differences = countDifferences(run);
  const lists = sections({ disputes, partial, failedRefunds, elsewhere, incomplete, refunding });
  const listed = lists.filter(({ payments }) => payments.length > 0);
  const foundNothing = differences === 0 && listed.length === 0;
  return renderAdmin(
    c,
    {
      section: routes.adminPayments,
      title: t("admin.payments.title"),
      lead: run ? comparisonText(run) : t("admin.payments.run.none"),
    },
    <>
      {run && foundNothing && <NothingFound {...run} />}
      {!(run?.compared === 0 && foundNothing) && (
        <ul className="plain checks" aria-label={t("admin.payments.checks")}>
          <Check id="comparison" title={t("admin.payments.run")} found={differences} />
          {lists.map(({ id, title, payments }) => (
            <Check
              key={id}
              id={id}
              title={title}
              found={Math.min(payments.length, mostInFocus)}
              isCut={payments.length > mostInFocus}
            />
          ))}
        </ul>
      )}
      {!foundNothing && (
        <div className="split">
          {run && differences > 0 && <ReconciliationReport run={run} />}
          {listed.map((section) => (
            <PaymentList key={section.id} {...section} payments={section.payments.slice(0, mostInFocus)} />
          ))}
        </div>
      )}
    </>,
  );
});

function comparisonText({ finishedAt, compared }: LastRun): string {
  const time = t("admin.payments.run.at", { date: inOneLine(listedDateTime(finishedAt)) });
  return compared > 0 ? `${time} ${tn("admin.payments.run.compared", compared)}` : time;
}

/** A comparison that found no payments proves nothing. */
const NothingFound = ({ compared }: LastRun) =>
  compared > 0 ? (
    <Notice kind="success" title={t("admin.payments.clear")} text={t("admin.payments.clear.text")} />
  ) : (
    <Empty next={t("admin.payments.uncompared.text")}>{t("admin.payments.uncompared")}</Empty>
  );

/** Says how much a check found, and links it. */
const Check = ({
  id,
  title,
  found,
  isCut = false,
}: {
  id: string;
  title: string;
  found: number;
  isCut?: boolean;
}) => (
  <li>
    {found > 0 ? <a href={`#${id}`}>{title}</a> : title}
    <b className="number">{countedText({ total: found, capped: isCut })}</b>
  </li>
);

interface Lists {
  disputes: PaymentInFocus[];
  partial: PaymentInFocus[];
  failedRefunds: PaymentInFocus[];
  elsewhere: PaymentInFocus[];
  incomplete: PaymentInFocus[];
  refunding: PaymentInFocus[];
}

const anchors: Record<keyof Lists, string> = {
  disputes: "disputes",
  partial: "partial-refunds",
  failedRefunds: "failed-refunds",
  elsewhere: "elsewhere",
  incomplete: "incomplete",
  refunding: "refunds",
};

const sections = (lists: Lists) =>
  (Object.keys(anchors) as (keyof Lists)[]).map((kind) => ({
    id: anchors[kind],
    title: t(`admin.payments.${kind}`),
    text: t(`admin.payments.${kind}.text`),
    reasonLabel: t(kind === "disputes" ? "admin.payments.dispute" : "admin.payments.reason"),
    payments: lists[kind],
  }));
