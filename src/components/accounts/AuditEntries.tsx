import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { StoredAuditEntry } from "../../db/accounts/audit-entries.ts";
import * as routes from "../../routes.ts";
import type { AuditQuery } from "../../shared/accounts/audit.ts";
import { longDateTime } from "../../shared/format.ts";
import { isUuid } from "../../shared/uuid.ts";
import { Dotted } from "../shell/Dotted.tsx";
import { Empty } from "../shell/Empty.tsx";
import { Pagination } from "../shell/Pagination.tsx";

interface Props {
  query: AuditQuery;
  entries: StoredAuditEntry[];
  page: number;
  pages: number;
}

export function AuditEntries({ query, entries, page, pages }: Props) {
  const linkTo = useLinkTo();
  if (entries.length === 0)
    return (
      <Empty way={{ href: linkTo(routes.adminAudit), text: t("admin.audit.clear") }}>
        {t("admin.audit.empty")}
      </Empty>
    );
  return (
    <>
      <ul className="plain entries audit">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(n) => linkTo(routes.adminAudit, { ...query, page: n })}
      />
    </>
  );
}

function Entry({ entry }: { entry: StoredAuditEntry }) {
  const { happenedAt, actorKind, actorId, action, subjectKind, subjectId, ids, details } = entry;
  const { session, network } = entry;
  return (
    <li className="card">
      <time className="meta" dateTime={happenedAt.toISOString()}>
        {t("application.date", { date: longDateTime(happenedAt) })}
      </time>
      <div>
        <h3>{action}</h3>
        <p>
          {t(`admin.audit.actor.${actorKind}`)}
          {actorId && (
            <>
              {" "}
              <IdLink id={actorId} />
            </>
          )}
          {"\u00a0· "}
          {subjectKind} {isUuid(subjectId) ? <IdLink id={subjectId} /> : subjectId}
        </p>
        {Object.keys(details).length > 0 && <Dotted>{detailTexts(details)}</Dotted>}
        {ids.length > 0 && (
          <details>
            <summary>{tn("admin.audit.ids", ids.length)}</summary>
            <ul className="plain">
              {ids.map((id) => (
                <li key={id}>
                  <IdLink id={id} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {network && (
          <Dotted>
            {session && t("admin.audit.session", { session })}
            {t("admin.audit.network", { network })}
          </Dotted>
        )}
      </div>
    </li>
  );
}

const detailTexts = (details: StoredAuditEntry["details"]) =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`);

const IdLink = ({ id }: { id: string }) => {
  const linkTo = useLinkTo();
  return (
    <a className="id" href={linkTo(routes.adminAudit, { id })}>
      {id}
    </a>
  );
};
