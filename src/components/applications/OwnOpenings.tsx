import { t, tn } from "../../content/words.ts";
import type { Opening, Openings } from "../../db/applications/openings.ts";
import { documentLabel } from "../../shared/applying/document-fields.ts";
import { longDate } from "../../shared/format.ts";

/** Shows the candidate which parts the employer and the administrator opened. */
export function OwnOpenings({ openings: { last, total } }: { openings: Openings }) {
  return (
    <>
      <h3 id="openings">{t("application.openings")}</h3>
      {total === 0 && <p>{t("application.openings.none")}</p>}
      {total > last.length && (
        <p className="meta">{tn("application.openings.last", last.length, { total: String(total) })}</p>
      )}
      <ul className="plain openings">
        {last.map((opening) => (
          <li key={opening.id}>{sentenceOf(opening)}</li>
        ))}
      </ul>
    </>
  );
}

function sentenceOf({ by, company, place, reason, at }: Opening): string {
  const who = by === "admin" ? t("application.openings.us") : (company ?? t("application.openings.employer"));
  const date = longDate(at);
  if (reason)
    return t("application.openings.details", { who, date, reason: t(`disclosure.reason.${reason}`) });
  return t("application.openings.document", { who, date, what: documentName(place) });
}

function documentName(place: Opening["place"]): string {
  if (
    place === "resumeUrl" ||
    place === "passportCopyUrl" ||
    place === "certificatesUrl" ||
    place === "photographUrl"
  )
    return t(`application.openings.${place}`);
  return place ? documentLabel(place) : "";
}
