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

/** The first rule of a message that breaks several is the one that costs a reader most. */
const byWeight: readonly Rule[] = ["money", "messenger", "phone"];

const ruleWords = (rule: Rule, reader: MessageSide) =>
  t(rule === "money" && reader === "employer" ? "messages.rule.money.employer" : `messages.rule.${rule}`);

interface Props extends Pick<ShownMessage, "findings"> {
  reader: MessageSide;
}

/** Warns above the text of a message. The first line says what to do. */
export function MessageWarning({ findings, reader }: Props) {
  const broken = byWeight.filter((rule) => findings.some((finding) => finding.rule === rule));
  if (broken.length === 0) return null;
  const [first, ...others] = broken.map((rule) => ruleWords(rule, reader));
  return (
    <div className="notice notice-warning">
      <p>
        {t("messages.warns")} <b>{first}</b>
      </p>
      {others.length > 0 && <p>{others.join(" ")}</p>}
    </div>
  );
}
