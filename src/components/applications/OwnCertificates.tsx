import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { CertificateHindrance } from "../../db/applications/standing.ts";
import * as routes from "../../routes.ts";
import { certificatePlaces } from "../../shared/applications/added-certificate.ts";
import { documentFields } from "../../shared/applying/document-fields.ts";
import { say } from "../../shared/say.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";
import { isOpen, isRefunded } from "./CourseStages.tsx";
import { isAddedLater, OwnCertificate } from "./OwnCertificate.tsx";
import { type DatesOutcome, OwnCertificateDates } from "./OwnCertificateDates.tsx";
import { replacementName } from "./ReplaceDocument.tsx";
import type { SentCertificate } from "./sent-certificate.ts";

interface Props {
  application: OwnApplication;
  token: string;
  sent: SentCertificate;
  dates: DatesOutcome;
  now: Date;
}

export const hindranceWords = (hindrance: CertificateHindrance): string =>
  hindrance === "full"
    ? t("certificates.full", { email: site.contactEmail })
    : t(`certificates.${hindrance}`);

/** The certificates that came later, and the form for another one. */
export function OwnCertificates({ application, token, sent, dates, now }: Props) {
  const { outcome, problem, replaced } = sent;
  const added = application.certificates.filter((certificate) => isAddedLater(application, certificate));
  const hindrance = hindranceOf(application);
  // Nobody reads another certificate of a job that was taken down, or after a refund.
  const isMoot = (application.jobTakenDownAt !== null || isRefunded(application)) && isOpen(application);
  const isAnswered = Boolean(outcome || problem || dates.isSaved || dates.issues);
  const mayDate = !hindrance || hindrance === "full";
  if ((isMoot || !mayDate) && added.length === 0 && !isAnswered) return null;
  return (
    <>
      <section id="certificates">
        <h2>{say("Certificates")}</h2>
        {outcome && (
          <Notice kind={outcome === "added" ? "success" : "info"} text={t(`certificates.done.${outcome}`)} />
        )}
        <ul className="plain own-documents">
          {added.map((certificate) => (
            <OwnCertificate key={certificate.field} {...{ application, token, sent, certificate, now }} />
          ))}
        </ul>
        {hindrance ? (
          <p>
            <ContactText>{hindranceWords(hindrance)}</ContactText>
          </p>
        ) : (
          (!isMoot || problem) && (
            <details className="folded" open={problem !== undefined}>
              <summary>
                <h3>{t("certificates.title")}</h3>
              </summary>
              <CertificateForm {...{ application, token }} message={replaced ? undefined : problem} />
            </details>
          )
        )}
      </section>
      {mayDate && <OwnCertificateDates {...{ application, token }} outcome={dates} />}
    </>
  );
}

/** True where a form of this part comes back with what is wrong, so that it belongs beside the summary. */
export const isRefusedHere = ({ sent, dates }: Pick<Props, "sent" | "dates">): boolean =>
  Boolean((sent.problem && !sent.replaced) || dates.issues);

/** Gives the path to the place of the page that explains the problem. */
export function problemPath(application: OwnApplication, { replaced }: SentCertificate): string {
  if (replaced) return application.infected.includes(replaced) ? replacementName(replaced) : "documents";
  return hindranceOf(application) ? "certificates" : "certificate";
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

interface FormProps {
  application: OwnApplication;
  token: string;
  message: string | undefined;
}

function CertificateForm({ application: { hasEmployer }, token, message }: FormProps) {
  const linkTo = useLinkTo();
  const name = "certificate";
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={linkTo(routes.applicationCertificates, { token })}
    >
      <p>
        {t(hasEmployer ? "certificates.text" : "certificates.text.us")}{" "}
        <strong>{t("certificates.final")}</strong>
      </p>
      <Question name={name} label={t("certificates.choose")} hint={t("certificates.hint")} message={message}>
        <input
          type="file"
          id={name}
          name="file"
          accept={documentFields.certificatesUrl.accept}
          aria-describedby={describedBy(name, true, message)}
          aria-invalid={message ? true : undefined}
          required
        />
      </Question>
      <button type="submit">{t("certificates.submit")}</button>
    </form>
  );
}
