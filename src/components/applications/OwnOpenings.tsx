import { t, tn } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { Opening } from "../../db/applications/openings.ts";
import { longDate } from "../../shared/format.ts";
import { ownDocumentLabel } from "./own-document-label.ts";

/** Shows the candidate which parts the employer and the administrator opened. */
export function OwnOpenings({ application }: { application: OwnApplication }) {
  const { openings, employerReadsAll } = application;
  const { last, total } = openings;
  return (
    <>
      <h3 id="openings">{t("application.openings")}</h3>
      {total === 0 && <p>{t("application.openings.noDocuments")}</p>}
      {employerReadsAll && <p>{t("application.openings.unmasked")}</p>}
      {total === 0 && !employerReadsAll && <p>{t("application.openings.none")}</p>}
      {total > last.length && (
        <p className="meta">{tn("application.openings.last", last.length, { total: String(total) })}</p>
      )}
      <ul className="plain openings">
        {last.map((opening) => (
          <li key={opening.id}>{sentenceOf(opening, application)}</li>
        ))}
      </ul>
      <p className="meta">{t("application.openings.log")}</p>
    </>
  );
}

function sentenceOf({ by, company, place, reason, at }: Opening, application: OwnApplication): string {
  const who = by === "admin" ? t("application.openings.us") : (company ?? t("application.openings.employer"));
  const date = longDate(at);
  if (reason)
    return t("application.openings.details", { who, date, reason: t(`disclosure.reason.${reason}`) });
  return t("application.openings.document", { who, date, what: documentName(place, application) });
}

function documentName(place: Opening["place"], application: OwnApplication): string {
  if (
    place === "resumeUrl" ||
    place === "passportCopyUrl" ||
    (place === "certificatesUrl" && application.certificates.length === 0) ||
    place === "photographUrl"
  )
    return t(`application.openings.${place}`);
  return place ? ownDocumentLabel(place, application) : "";
}
