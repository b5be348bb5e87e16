import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { Certificate } from "../../db/applications/standing.ts";
import * as routes from "../../routes.ts";
import { documentLabel } from "../../shared/applying/document-fields.ts";
import { longDateTime } from "../../shared/format.ts";
import { ReplaceDocument } from "./ReplaceDocument.tsx";
import type { SentCertificate } from "./sent-certificate.ts";

export const isAddedLater = ({ submittedAt }: OwnApplication, { addedAt }: Certificate): boolean =>
  addedAt > submittedAt;

interface Props {
  application: OwnApplication;
  token: string;
  sent: SentCertificate;
  certificate: Certificate;
}

export function OwnCertificate({ application, token, sent, certificate }: Props) {
  const linkTo = useLinkTo();
  const { field, addedAt } = certificate;
  const document = documentLabel(field);
  if (application.infected.includes(field))
    return <ReplaceDocument {...{ application, token, sent }} place={field} />;
  return (
    <li>
      <a href={linkTo(routes.applicationDocument, { token, field })} download>
        {isAddedLater(application, certificate)
          ? t("certificates.added", { document, date: longDateTime(addedAt) })
          : t("application.documents.download", { document })}
      </a>
    </li>
  );
}
