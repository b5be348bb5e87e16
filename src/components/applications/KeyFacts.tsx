import { Fact } from "../../../islands/lib/Fact.tsx";
import { t, tn } from "../../content/words.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import type { Conversation } from "../../shared/applications/message.ts";
import { documentLabel } from "../../shared/applying/document-fields.ts";
import { DocumentLink } from "./ApplicationDocuments.tsx";

interface Props {
  application: JobApplication & { conversation: Conversation };
}

/** The facts that an employer decides by, above the verdicts. */
export function KeyFacts({ application: a }: Props) {
  const { unread } = a.conversation;
  return (
    <div className="key-facts">
      <p className="documents">
        {a.resumeUrl && (
          <span>
            <DocumentLink href={a.resumeUrl} label={documentLabel("resumeUrl")} application={a} isButton />
          </span>
        )}
        {unread > 0 && (
          <span>
            <a href={`#messages-${a.id}`}>{tn("messages.unread", unread)}</a>
          </span>
        )}
      </p>
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
