import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { CertificateHindrance } from "../../db/after-applying.ts";
import type { OwnApplication } from "../../db/own-application.ts";
import { certificatePlaces } from "../../shared/added-certificate.ts";
import { documentFields } from "../../shared/document-fields.ts";
import { longDateTime } from "../../shared/format.ts";
import { urls } from "../../shared/urls.ts";
import { Notice } from "../Notice.tsx";

interface Props {
  application: OwnApplication;
  token: string;
  /** Why the file that was just sent was not taken. */
  problem?: string | undefined;
}

export const hindranceWords = (hindrance: CertificateHindrance): string =>
  hindrance === "full"
    ? t("certificates.full", { email: site.contactEmail })
    : t(`certificates.${hindrance}`);

/** The certificates that came later, and the form for another one. */
export function OwnCertificates({ application, token, problem }: Props) {
  const { certificates } = application;
  const hindrance = hindranceOf(application);
  return (
    <section id="certificates">
      <h3>{t("certificates.title")}</h3>
      {problem && (
        <Notice kind="error" title={t("errors.summary")}>
          {problem}
        </Notice>
      )}
      <ul className="plain own-documents">
        {certificates.map(({ field, addedAt }, index) => (
          <li key={field}>
            <a href={urls.applicationDocument(token, field)} download>
              {t("certificates.added", { n: index + 1, date: longDateTime(addedAt) })}
            </a>
          </li>
        ))}
      </ul>
      {hindrance ? <p>{hindranceWords(hindrance)}</p> : <CertificateForm token={token} />}
    </section>
  );
}

function hindranceOf({
  withdrawnAt,
  applicationStatus,
  certificates,
}: OwnApplication): CertificateHindrance | undefined {
  if (withdrawnAt) return "withdrawn";
  if (applicationStatus === "rejected") return "rejected";
  return certificates.length < certificatePlaces.length ? undefined : "full";
}

function CertificateForm({ token }: { token: string }) {
  return (
    <form method="post" encType="multipart/form-data" action={urls.applicationCertificates(token)}>
      <p>{t("certificates.text")}</p>
      <label htmlFor="certificate">{t("certificates.choose")}</label>
      <p className="hint" id="certificate-hint">
        {t("certificates.hint")}
      </p>
      <input
        type="file"
        id="certificate"
        name="file"
        accept={documentFields.certificatesUrl.accept}
        aria-describedby="certificate-hint"
        required
      />
      <button type="submit" className="btn btn-quiet">
        {t("certificates.submit")}
      </button>
    </form>
  );
}
