import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { t } from "../../content/words.ts";
import {
  type Conversation,
  type MessageSide,
  reasonIn,
  reportField,
} from "../../shared/applications/message.ts";
import type { Issue } from "../../shared/issues.ts";
import { Refusal } from "../shell/Refusal.tsx";
import { type ConversationPlaces, ConversationView } from "./ConversationView.tsx";
import type { RefusedReport } from "./ReportMessage.tsx";

interface Props {
  conversation: Conversation;
  reader: MessageSide;
  places: ConversationPlaces;
  /** The typed text, and the reason why it was refused. */
  form: { values: Partial<Record<string, string>>; issues: Issue[]; refusal?: { message: string } };
  /** The message whose report was refused. */
  reportId: string | undefined;
  /** The way back below the conversation, where the head of the page has none. */
  back?: { href: string; text: string };
}

const refusedReport = (id: string, { values, issues }: Props["form"]): RefusedReport => ({
  id,
  reason: reasonIn(values, id),
  message: issues.find(({ path }) => path === "reason")?.message,
});

/** A whole conversation. Forms that were refused come back here with what was typed. */
export function ConversationPage({ conversation, reader, places, form, reportId, back }: Props) {
  const { values, issues, refusal } = form;
  const typed = values.text ?? "";
  const message = issues.find(({ path }) => path === "text")?.message;
  return (
    <>
      {refusal && <Refusal message={refusal.message} />}
      <ErrorSummary
        title={t("errors.summary")}
        issues={issues.map(({ path, message }) => ({
          path: path === "reason" && reportId ? reportField(reportId) : path,
          message,
        }))}
      />
      <ConversationView
        conversation={conversation}
        reader={reader}
        heading="h2"
        places={places}
        refused={typed || message ? { text: typed, message } : undefined}
        refusedReport={reportId && (refusal || issues.length > 0) ? refusedReport(reportId, form) : undefined}
      />
      {conversation.closed && typed && <p className="notice lines">{typed}</p>}
      {back && (
        <p className="actions">
          <a href={back.href}>{back.text}</a>
        </p>
      )}
    </>
  );
}
