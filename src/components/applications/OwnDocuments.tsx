import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { type DocumentFieldName, documentFields } from "../../shared/applying/document-fields.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { isAddedLater, OwnCertificate, OwnValidity } from "./OwnCertificate.tsx";
import { ownDocumentLabel } from "./own-document-label.ts";
import { ReplaceDocument } from "./ReplaceDocument.tsx";
import type { SentCertificate } from "./sent-certificate.ts";

const fieldNames = Object.keys(documentFields) as DocumentFieldName[];

/** Lists uploads as downloads, and a typed link with its address. */
export function OwnDocuments({ application, token, sent, now }: Omit<Props, "field">) {
  const sentAlong = application.certificates.filter((certificate) => !isAddedLater(application, certificate));
  return (
    <>
      <ul className="plain own-documents">
        {fieldNames.map((field) => (
          <OwnDocument key={field} {...{ application, token, sent, field, now }} />
        ))}
        {sentAlong.map((certificate) => (
          <OwnCertificate key={certificate.field} {...{ application, token, sent, certificate, now }} />
        ))}
      </ul>
      <p className="meta">{t("application.documents.note")}</p>
    </>
  );
}

interface Props {
  application: OwnApplication;
  token: string;
  sent: SentCertificate;
  field: DocumentFieldName;
  now: Date;
}

function OwnDocument({ application, token, sent, field, now }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const reference = application[field];
  const document = ownDocumentLabel(field, application);
  if (application.infected.includes(field))
    return <ReplaceDocument {...{ application, token, sent }} place={field} />;
  if (field === "passportCopyUrl" && !application.isUnmasked)
    return (
      <li>
        {sendsEmail ? (
          <a href={linkTo(routes.applicationPrivate, { token })}>
            <b>{document}</b> <span>{t("private.document")}</span>
          </a>
        ) : (
          <p>
            <b>{document}</b>{" "}
            <span className="meta">
              <ContactText>{t("private.document.off", { email: site.contactEmail })}</ContactText>
            </span>
          </p>
        )}
      </li>
    );
  if (application.uploaded.includes(field))
    return (
      <li>
        <a href={linkTo(routes.applicationDocument, { token, field })} download>
          <b>{document}</b> <span>{t("application.documents.download")}</span>
        </a>
        <OwnValidity {...{ application, field, now }} />
      </li>
    );
  if (!reference || !URL.canParse(reference)) return null;
  return (
    <li>
      <a href={reference} rel="noopener noreferrer nofollow">
        <b>{document}</b> <span>{t("application.documents.link", { host: new URL(reference).host })}</span>
      </a>
    </li>
  );
}
