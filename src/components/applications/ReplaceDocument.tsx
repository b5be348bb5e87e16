import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { type DocumentPlace, fieldOfPlace, typeNames } from "../../shared/applying/document-fields.ts";
import { ownDocumentLabel } from "./own-document-label.ts";
import type { SentCertificate } from "./sent-certificate.ts";

interface Props {
  application: OwnApplication;
  token: string;
  place: DocumentPlace;
  sent: SentCertificate;
}

export const replacementName = (place: DocumentPlace) => `replace-${place}`;

/** Says that a document has a virus. While the application takes documents, it has the form for another file. */
export function ReplaceDocument({ application, token, place, sent }: Props) {
  const linkTo = useLinkTo();
  const { accept, acceptedTypes } = fieldOfPlace(place);
  const label = ownDocumentLabel(place, application);
  const isOpen = !application.withdrawnAt && application.applicationStatus !== "rejected";
  if (!isOpen)
    return (
      <li>
        {label}: {t("scan.own.closed")}
      </li>
    );
  const name = replacementName(place);
  const message = sent.replaced === place ? sent.problem : undefined;
  return (
    <li className="notice notice-warning">
      <form
        method="post"
        encType="multipart/form-data"
        action={linkTo(routes.applicationReplacement, { token, field: place })}
      >
        <p>
          <strong>{label}</strong>
        </p>
        <p>{t("scan.own.infected")}</p>
        <Question
          name={name}
          label={t("scan.own.choose")}
          hint={t("scan.own.hint", { types: typeNames(acceptedTypes) })}
          message={message}
        >
          <input
            type="file"
            id={name}
            name="file"
            accept={accept}
            aria-describedby={describedBy(name, true, message)}
            aria-invalid={message ? true : undefined}
            required
          />
        </Question>
        <button type="submit" className="btn btn-quiet">
          {t("scan.own.submit")}
        </button>
      </form>
    </li>
  );
}
