import { Fragment } from "react";
import { t } from "../../content/words.ts";
import type { MessageSide, ShownMessage } from "../../shared/applications/message.ts";
import { zonedTime } from "../../shared/time-zones.ts";

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

/** Warns once above the messages. Each line leads to its message, which is not quoted as a whole. */
export function MessageWarning({ messages, reader }: Props) {
  const marked = messages.filter(({ from, findings }) => from !== reader && findings.length > 0);
  if (marked.length === 0) return null;
  return (
    <div className="notice notice-warning">
      <p>
        <b>{t(marked.length > 1 ? "messages.warning.several" : "messages.warning")}</b>
      </p>
      {marked.map(({ id, at, ...message }) => (
        <p key={id}>
          <a href={`#message-${id}`}>{zonedTime(new Date(at), "UTC")}</a>
          {[...brokenRules(message)].map(([quote, rules]) => (
            <Fragment key={quote}>
              <br />
              {quote && (
                <>
                  <q>{quote}</q>{" "}
                </>
              )}
              {[...rules].map((rule) => ruleWords(rule, reader)).join(" ")}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The rules that each sentence breaks. The sentence is empty where it is the whole message. */
function brokenRules({ text, findings }: Pick<ShownMessage, "text" | "findings">): Map<string, Set<Rule>> {
  const rules = new Map<string, Set<Rule>>();
  for (const { sentence, rule } of findings) {
    const quote = sentence === text.trim() ? "" : sentence;
    rules.set(quote, (rules.get(quote) ?? new Set()).add(rule));
  }
  return rules;
}
