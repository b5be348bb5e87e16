import { t, tn } from "../../content/words.ts";
import type { RefusedDocument } from "../../db/applications/document-scans.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { Notice } from "../shell/Notice.tsx";

/** Lists the documents with a virus and those that the scanner could not judge; renders nothing without any. */
export function RefusedDocuments({ documents }: { documents: RefusedDocument[] }) {
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
