import { Fact } from "../../../islands/lib/Fact.tsx";
import { t } from "../../content/words.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { personalFields } from "../../shared/applying/application-fields.ts";
import { inOneLine, longDate } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { say } from "../../shared/say.ts";

interface Props {
  application: JobApplication;
}

export function PersonalDetails({ application: a }: Props) {
  const hidden = t("disclosure.hidden");
  return (
    <>
      <h4>{t("employer.application.personal")}</h4>
      <dl className="facts">
        <Fact term={t("employer.application.email")}>
          <a href={`mailto:${a.email}`}>{a.email}</a>
        </Fact>
        {!a.withheld && (
          <>
            <Fact term={t("employer.application.phone")}>
              <a href={`tel:${a.phone.replace(/[^+\d]/g, "")}`}>
                <bdi>{a.phone}</bdi>
              </a>
            </Fact>
            <Fact term={t("employer.application.dateOfBirth")}>
              {a.dateOfBirth ? longDate(a.dateOfBirth) : hidden}
            </Fact>
          </>
        )}
        <Fact term={t("employer.application.gender")}>{genderLabel(a.gender)}</Fact>
        <Fact term={t("employer.application.nationality")}>{say(a.nationality)}</Fact>
        {!a.withheld && (
          <>
            <Fact term={t("employer.application.address")}>
              <bdi>{a.address ?? hidden}</bdi>
            </Fact>
            <Fact term={t("employer.application.passport")}>
              {t("employer.application.passport.value", {
                number: a.passportNumber ?? hidden,
                date: inOneLine(longDate(a.passportExpiry)),
              })}
              {a.passportRenewedAt && (
                <>
                  {" "}
                  {t("employer.application.passport.renewed", {
                    date: longDate(new Date(a.passportRenewedAt)),
                  })}
                </>
              )}
            </Fact>
          </>
        )}
      </dl>
    </>
  );
}

export function ProfessionalDetails({ application: a }: Props) {
  const relocates = a.willingToRelocate ? t("employer.application.yes") : t("employer.application.no");
  return (
    <>
      <h4>{t("employer.application.professional")}</h4>
      <dl className="facts">
        <Fact term={t("employer.application.position")}>
          <bdi>{a.desiredPosition}</bdi>
        </Fact>
        <Fact term={t("employer.application.currentEmployer")}>
          <bdi>{a.currentEmployer || t("employer.application.none")}</bdi>
        </Fact>
        <Fact term={t("employer.application.sector")}>{sectorLabel(a.sector)}</Fact>
        <Fact term={t("employer.application.country")}>{say(a.desiredCountry)}</Fact>
        <Fact term={t("employer.application.jobType")}>{say(a.preferredJobType)}</Fact>
        <Fact term={t("employer.application.relocate")}>{relocates}</Fact>
      </dl>
    </>
  );
}

const genderLabel = (value: string) =>
  say(personalFields.gender.options?.find((option) => option.value === value)?.label ?? value);
