import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { Certificate } from "../../db/applications/standing.ts";
import * as routes from "../../routes.ts";
import { isCertificate } from "../../shared/applications/added-certificate.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { longDateTime } from "../../shared/format.ts";
import { validityText } from "./certificate-validity.ts";
import { ownDocumentLabel } from "./own-document-label.ts";
import { ReplaceDocument } from "./ReplaceDocument.tsx";
import type { SentCertificate } from "./sent-certificate.ts";

export const isAddedLater = ({ submittedAt }: OwnApplication, { addedAt }: Certificate): boolean =>
  addedAt > submittedAt;

interface Props {
  application: OwnApplication;
  token: string;
  sent: SentCertificate;
  certificate: Certificate;
  now: Date;
}

export function OwnCertificate({ application, token, sent, certificate, now }: Props) {
  const linkTo = useLinkTo();
  const { field, addedAt } = certificate;
  const document = ownDocumentLabel(field, application);
  if (application.infected.includes(field))
    return <ReplaceDocument {...{ application, token, sent }} place={field} />;
  return (
    <li>
      <a href={linkTo(routes.applicationDocument, { token, field })} download>
        <b>
          {isAddedLater(application, certificate)
            ? t("certificates.added", { document, date: longDateTime(addedAt) })
            : document}
        </b>{" "}
        <span>{t("application.documents.download")}</span>
      </a>
      <OwnValidity {...{ application, field, now }} />
    </li>
  );
}

interface ValidityProps extends Pick<Props, "application" | "now"> {
  field: DocumentPlace;
}

export function OwnValidity({ application, field, now }: ValidityProps) {
  const validUntil = isCertificate(field) && application.validUntil[field];
  return validUntil ? <span className="meta"> {validityText(validUntil, dayOf(now))}</span> : null;
}
