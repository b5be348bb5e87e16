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

type Rule = ShownMessage["findings"][number]["rule"];

const ruleWords = (rule: Rule, reader: MessageSide) =>
  t(rule === "money" && reader === "employer" ? "messages.rule.money.employer" : `messages.rule.${rule}`);

interface Props {
  messages: readonly ShownMessage[];
  reader: MessageSide;
}

/**
 * Warns once above the messages. A sentence that breaks several rules is quoted once, and not at all where it is a
 * whole message, whose badge marks it.
 */
export function MessageWarning({ messages, reader }: Props) {
  const marked = messages.filter(({ from, findings }) => from !== reader && findings.length > 0);
  if (marked.length === 0) return null;
  const rules = new Map<string, Set<Rule>>();
  for (const { text, findings } of marked)
    for (const { sentence, rule } of findings) {
      const quote = sentence === text.trim() ? "" : sentence;
      rules.set(quote, (rules.get(quote) ?? new Set()).add(rule));
    }
  return (
    <div className="notice notice-warning">
      <p>
        <b>{t(marked.length > 1 ? "messages.warning.several" : "messages.warning")}</b>
      </p>
      {[...rules].map(([quote, broken]) => (
        <p key={quote}>
          {quote && (
            <>
              <q>{quote}</q>{" "}
            </>
          )}
          {[...broken].map((rule) => ruleWords(rule, reader)).join(" ")}
        </p>
      ))}
    </div>
  );
}
