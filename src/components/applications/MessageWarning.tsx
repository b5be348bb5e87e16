import { t } from "../../content/words.ts";
import type { MessageSide, ShownMessage } from "../../shared/applications/message.ts";

/** Tells the employer why the candidate sees a warning. */
export function MarkedNote({ findings }: Pick<ShownMessage, "findings">) {
  if (findings.length === 0) return null;
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return (
    <div className="notice notice-warning">
      <p>
        <b>{t("messages.marked")}</b>
      </p>
      <p>
        {rules.map((rule) => t(`messages.marked.${rule}`)).join(" ")} {t("messages.marked.admin")}
      </p>
    </div>
  );
}

/** A sentence that breaks several rules is quoted once, and not at all where it is the whole message. */
export function MessageWarning({
  message: { text, findings },
  reader,
}: {
  message: ShownMessage;
  reader: MessageSide;
}) {
  if (findings.length === 0) return null;
  const sentences = [...new Set(findings.map(({ sentence }) => sentence))];
  return (
    <div className="notice notice-warning">
      <p>
        <b>{t("messages.warning")}</b>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>
          {sentence !== text.trim() && (
            <>
              <q>{sentence}</q>{" "}
            </>
          )}
          {findings
            .filter((finding) => finding.sentence === sentence)
            .map(({ rule }) =>
              t(
                rule === "money" && reader === "employer"
                  ? "messages.rule.money.employer"
                  : `messages.rule.${rule}`,
              ),
            )
            .join(" ")}
        </p>
      ))}
    </div>
  );
}
