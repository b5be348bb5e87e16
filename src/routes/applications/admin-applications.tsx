import { type Context, Hono } from "hono";
import AdminApplications from "../../../islands/AdminApplications.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ApplicationFilter } from "../../components/applications/ApplicationFilter.tsx";
import { listedApplications } from "../../components/applications/listed-applications.ts";
import { UntoldCandidate } from "../../components/applications/UntoldCandidate.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import {
  countApplications,
  type ApplicationFilter as Filter,
} from "../../db/applications/admin-applications.ts";
import { listRefusedDocuments, type RefusedDocument } from "../../db/applications/document-scans.ts";
import { listRefundFailures } from "../../db/payments/payments-attention.ts";
import { exportApplications, filterDetails } from "../../domain/applications/export-applications.ts";
import {
  type AdminApplications as Found,
  listAdminApplications,
} from "../../domain/applications/list-admin-applications.ts";
import type { Env } from "../../env.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { csvDownload } from "../../middleware/csv.ts";
import * as routes from "../../routes.ts";
import { isAnswerState, isPaymentStatus } from "../../shared/applications/admin-application.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { countedText } from "../../shared/counted.ts";
import { asciiEmail } from "../../shared/email-address.ts";
import { pageNumber } from "../../shared/page-number.ts";
import { searchText } from "../../shared/search-text.ts";
import { takeFlashMessage } from "../system/flash-message.ts";
import { renderAdmin } from "../system/render-admin.tsx";

interface DoneNotice {
  title: string;
  text: string;
  /** True when the site could not email the candidate of the only application in the list. */
  isUntold?: boolean;
}

/** Each redirect to the list names in the address what was done. */
const notices: Record<string, ((sendsEmail: boolean) => DoneNotice) | undefined> = {
  "logged-in": () => ({ title: t("admin.login.done.title"), text: t("admin.login.done.text") }),
  refunded: (sendsEmail) => ({
    title: t("admin.refund.done.title"),
    text: t(sendsEmail ? "admin.refund.done.text" : "admin.emails.notTold"),
    isUntold: !sendsEmail,
  }),
  "refund-under-way": () => ({ title: t("admin.refund.later.title"), text: t("admin.refund.later.text") }),
};

export const adminApplicationsPage = new Hono<Env>()
  .get(routes.adminApplications.path, (c) =>
    renderAdminApplications(c, readApplicationFilter(c), {
      notice: notices[takeFlashMessage(c) ?? ""]?.(Boolean(c.env.mail)),
    }),
  )
  .get(routes.adminApplicationsExport.path, async (c) => {
    const filter = readApplicationFilter(c);
    const today = dayOf(c.env.clock());
    const { total: count, capped } = await countApplications(c.env.sql, filter);
    await recordShown(c, {
      action: "applications exported",
      subject: { kind: "applications", id: "csv" },
      details: { way: "csv", ...filterDetails(filter), count, capped },
    });
    return csvDownload(c, "applications", exportApplications(c.env, filter, today));
  });

interface Told {
  notice?: DoneNotice | undefined;
  problem?: string | undefined;
}

/** Renders the list, with what was just done or why it failed. */
export async function renderAdminApplications(
  c: Context<Env>,
  filter: Filter,
  { notice, problem }: Told = {},
) {
  const found = await listAdminApplications(c.env, filter, pageNumber(c.req.query("page")));
  const untold = found.applications.length === 1 && found.applications[0]?.email;
  const ids = found.applications.map(({ id }) => id);
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "applications", id: "list" },
    ids,
    details: { way: "page", ...filterDetails(filter), page: found.page },
  });
  const failures = await listRefundFailures(c.env.sql, ids);
  return renderAdmin(
    c,
    {
      section: routes.adminApplications,
      title: t("admin.applications.title"),
      lead: t("admin.applications.total", { n: found.total }),
    },
    <>
      {problem && <Notice kind="error" text={problem} />}
      {notice && (
        <Notice kind="success" title={notice.title} text={notice.text}>
          {notice.isUntold && untold && <UntoldCandidate email={untold} />}
        </Notice>
      )}
      <RefusedDocuments documents={await listRefusedDocuments(c.env.sql)} />
      <Applications {...{ filter, found, failures, today: dayOf(c.env.clock()) }} />
    </>,
  );
}

interface Props {
  filter: Filter;
  found: Found;
  failures: Awaited<ReturnType<typeof listRefundFailures>>;
  today: string;
}

function Applications({ filter, found, failures, today }: Props) {
  const linkTo = useLinkTo();
  const { applications, readings, fees, total, page, pages } = found;
  const asked = definedOf(filter);
  const isFiltered = Object.keys(asked).length > 0;
  if (total === 0 && !isFiltered)
    return (
      <Empty way={{ href: linkTo(routes.admin), text: t("admin.today") }}>
        {t("admin.applications.empty")}
      </Empty>
    );
  return (
    <>
      <ApplicationFilter search={filter.search} payment={filter.payment} state={filter.state} />
      <p className="actions">
        {isFiltered && (
          <>
            <strong role="status">
              {found.found.capped
                ? t("admin.applications.found.other", { n: countedText(found.found) })
                : tn("admin.applications.found", found.found.total)}
            </strong>
            <a href={linkTo(routes.adminApplications)}>{t("admin.applications.clear")}</a>
          </>
        )}
        {applications.length > 0 && (
          <a href={linkTo(routes.adminApplicationsExport, asked)} download>
            {t("admin.applications.export")}
          </a>
        )}
      </p>
      {applications.length === 0 ? (
        <Empty next={t(`admin.applications.none.${adviceFor(filter)}`)}>{t("admin.applications.none")}</Empty>
      ) : (
        <Island
          of={AdminApplications}
          when="idle"
          props={{
            applications: listedApplications(applications, readings, fees, failures, today),
          }}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(page) => linkTo(routes.adminApplications, { ...asked, page })}
      />
    </>
  );
}

const adviceFor = ({ search, payment, state }: Filter) =>
  payment || state ? (search ? "both" : "filters") : "search";

const definedOf = ({ search, payment, state }: Filter) => ({
  ...(state && { state }),
  ...(search && { search }),
  ...(payment && { payment }),
});

/** Lists documents with a virus, and documents that the scanner could not judge. Renders nothing if there are none. */
function RefusedDocuments({ documents }: { documents: RefusedDocument[] }) {
  const linkTo = useLinkTo();
  return (["infected", "error"] as const).map((state) => {
    const refused = documents.filter(({ scanState }) => scanState === state);
    const references = [...new Set(refused.map(({ reference }) => reference))];
    if (references.length === 0) return null;
    return (
      <Notice key={state} kind="warning" title={tn(`scan.admin.${state}`, refused.length)}>
        <p>{t(`scan.admin.${state}.text`)}</p>
        <ul>
          {references.map((reference) => (
            <li key={reference}>
              <a href={linkTo(routes.adminApplications, { search: reference })}>{reference}</a>
            </li>
          ))}
        </ul>
      </Notice>
    );
  });
}

/** Reads the filter of an address, for the list and the export alike. */
function readApplicationFilter(c: Context<Env>): Filter {
  const search = searchText(c.req.query("search"));
  const payment = c.req.query("payment");
  const state = c.req.query("state");
  return {
    search: search && asciiEmail(search),
    state: isAnswerState(state) ? state : undefined,
    payment: isPaymentStatus(payment) ? payment : undefined,
  };
}
