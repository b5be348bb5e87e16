import { Fact } from "../../../islands/lib/Fact.tsx";
import { t } from "../../content/words.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { documentLabel } from "../../shared/applying/document-fields.ts";
import { DocumentLink } from "./ApplicationDocuments.tsx";

interface Props {
  application: JobApplication;
}

/** The facts that an employer decides by, above the verdicts. */
export function KeyFacts({ application: a }: Props) {
  return (
    <div className="key-facts">
      {a.resumeUrl && (
        <p className="documents">
          <span>
            <DocumentLink href={a.resumeUrl} label={documentLabel("resumeUrl")} application={a} isButton />
          </span>
        </p>
      )}
      <dl className="facts">
        <Fact term={t("employer.application.qualification")}>
          <bdi>{a.qualification}</bdi>
        </Fact>
        <Fact term={t("employer.application.experience")}>
          <bdi>{a.experience}</bdi>
        </Fact>
      </dl>
    </div>
  );
}
