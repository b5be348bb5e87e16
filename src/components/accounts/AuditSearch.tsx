import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type AuditQuery, auditActors } from "../../shared/accounts/audit.ts";
import { type Counted, countedText } from "../../shared/counted.ts";

interface Props {
  query: AuditQuery;
  /** Each action that the log knows. */
  actions: string[];
  found: Counted;
}

export function AuditSearch({ query, actions, found }: Props) {
  const linkTo = useLinkTo();
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  return (
    <>
      <p className="lead">{t("admin.audit.lead")}</p>
      <search>
        <form
          className="search"
          method="get"
          action={linkTo(routes.adminAudit)}
          aria-label={t("admin.audit.search")}
        >
          <label htmlFor="id">
            {t("admin.audit.id")}
            <input id="id" type="search" name="id" defaultValue={query.id} maxLength={200} />
          </label>
          <label htmlFor="actor">
            {t("admin.audit.actor")}
            <select id="actor" name="actor" defaultValue={query.actor ?? ""}>
              <option value="">{t("admin.audit.actor.all")}</option>
              <Options of={auditActors.map((value) => ({ value, label: t(`admin.audit.actor.${value}`) }))} />
            </select>
          </label>
          <label htmlFor="action">
            {t("admin.audit.action")}
            <select id="action" name="action" defaultValue={query.action ?? ""}>
              <option value="">{t("admin.audit.action.all")}</option>
              {actions.map((action) => (
                <option key={action}>{action}</option>
              ))}
            </select>
          </label>
          <label htmlFor="from">
            {t("admin.audit.from")}
            <input id="from" type="date" name="from" defaultValue={query.from} />
          </label>
          <label htmlFor="to">
            {t("admin.audit.to")}
            <input id="to" type="date" name="to" defaultValue={query.to} />
          </label>
          <button type="submit">{t("admin.audit.submit")}</button>
        </form>
      </search>
      <p className="actions">
        <strong role="status">
          {found.capped
            ? t("admin.audit.found.other", { n: countedText(found) })
            : tn("admin.audit.found", found.total)}
        </strong>
        {isFiltered && <a href={linkTo(routes.adminAudit)}>{t("admin.audit.clear")}</a>}
        <a href={linkTo(routes.adminAuditExport, query)} download>
          {t("admin.audit.export")}
        </a>
      </p>
    </>
  );
}
