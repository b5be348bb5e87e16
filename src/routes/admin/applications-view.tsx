import type { Context } from "hono";
import AdminApplications from "../../../islands/AdminApplications.tsx";
import { AdminPage } from "../../components/admin/AdminPage.tsx";
import { ApplicationFilter } from "../../components/admin/ApplicationFilter.tsx";
import { applicationWords } from "../../components/admin/application-words.ts";
import { listedApplications } from "../../components/admin/listed-applications.ts";
import { RefusedDocuments } from "../../components/admin/RefusedDocuments.tsx";
import { Island } from "../../components/Island.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Pagination } from "../../components/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import type { ApplicationFilter as Filter } from "../../db/admin-applications.ts";
import { listRefusedDocuments } from "../../db/document-scans.ts";
import { listRefundFailures } from "../../db/failed-refunds.ts";
import { filterDetails } from "../../domain/export-applications.ts";
import {
  type AdminApplications as Found,
  listAdminApplications,
} from "../../domain/list-admin-applications.ts";
import type { Env } from "../../env.ts";
import { recordShown } from "../../middleware/view-log.ts";
import { countedText } from "../../shared/counted.ts";
import { urls } from "../../shared/urls.ts";
import { pageNumber } from "./page-number.ts";
import { renderAdmin } from "./render-admin.ts";

interface Told {
  notice?: { title: string; text: string } | undefined;
  problem?: string | undefined;
}

/** The list of applications, with what was just done or why it could not be. */
export async function renderApplications(c: Context<Env>, filter: Filter, { notice, problem }: Told = {}) {
  const found = await listAdminApplications(c.env, filter, pageNumber(c));
  const ids = found.applications.map(({ id }) => id);
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "applications", id: "list" },
    ids,
    details: { way: "page", ...filterDetails(filter), page: found.page },
  });
  const failures = await listRefundFailures(c.env.sql, ids);
  const title = t("admin.applications.title");
  return renderAdmin(
    c,
    title,
    <AdminPage section={urls.adminApplications()} title={title}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {notice && (
        <Notice kind="success" title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <RefusedDocuments documents={await listRefusedDocuments(c.env.sql)} />
      <Applications filter={filter} found={found} failures={failures} />
    </AdminPage>,
  );
}

interface Props {
  filter: Filter;
  found: Found;
  failures: Awaited<ReturnType<typeof listRefundFailures>>;
}

function Applications({ filter, found, failures }: Props) {
  const { applications, readings, fees, total, page, pages } = found;
  const asked = definedOf(filter);
  const isFiltered = Object.keys(asked).length > 0;
  if (total === 0 && !isFiltered)
    return (
      <>
        <Total total={0} />
        <div className="empty">
          <p>{t("admin.applications.empty")}</p>
        </div>
      </>
    );
  return (
    <>
      <Total total={total} />
      <ApplicationFilter search={filter.search} payment={filter.payment} state={filter.state} />
      <p className="actions">
        {isFiltered && (
          <>
            <strong role="status">
              {found.found.capped
                ? t("admin.applications.found.other", { n: countedText(found.found) })
                : tn("admin.applications.found", found.found.total)}
            </strong>
            <a href={urls.adminApplications()}>{t("admin.applications.clear")}</a>
          </>
        )}
        <a href={urls.adminApplicationsExport(asked)} download>
          {t("admin.applications.export")}
        </a>
      </p>
      {applications.length === 0 ? (
        <div className="empty">
          <p>{t("admin.applications.none")}</p>
        </div>
      ) : (
        <Island
          of={AdminApplications}
          when="idle"
          props={{
            applications: listedApplications(applications, readings, fees, failures),
            words: applicationWords(),
          }}
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(n) => hrefOf(asked, n)} />
    </>
  );
}

const Total = ({ total }: { total: number }) => (
  <p className="lead">{t("admin.applications.total", { n: total })}</p>
);

const definedOf = ({ search, payment, state }: Filter) => ({
  ...(state && { state }),
  ...(search && { search }),
  ...(payment && { payment }),
});

const hrefOf = (asked: { search?: string; payment?: string; state?: string }, page: number) =>
  urls.adminApplications({ ...asked, ...(page > 1 && { page }) });
