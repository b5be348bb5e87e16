import { monthlyPay } from "../content/pay.ts";
import { wordsFor } from "../content/words.ts";
import type { JobVersion } from "../shared/jobs/job-version.ts";
import type { Locale } from "../shared/languages.ts";
import { say } from "../shared/say.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Changed extends Applied {
  before: JobVersion;
  after: JobVersion;
}

/** Compares with the text that the candidate read, whatever came between. */
export const jobChanged = inItsLanguage((locale: Locale, { before, after, ...applied }: Changed): Email => {
  const { t } = wordsFor(locale);
  const { reference, link } = applied;
  const changes: [string, string, string][] = [
    [t("emails.jobChanged.pay"), monthlyPay(before), monthlyPay(after)],
    [t("emails.jobChanged.place"), say(before.country), say(after.country)],
  ];
  const rows = changes
    .filter(([, was, is]) => was !== is)
    .flatMap(([name, was, is]) => [
      [name, t("emails.jobChanged.now", { value: is })] as const,
      [name, t("emails.jobChanged.was", { value: was })] as const,
    ]);
  const isOther = before.requirements !== after.requirements;
  return toCandidate(
    locale,
    applied,
    "job changed",
    headOf(locale, "emails.jobChanged.subject", applied),
    t("emails.jobChanged.body", { position: positionName(locale, applied) }),
    [...rows, [t("emails.fact.reference"), reference]],
    isOther && t("emails.jobChanged.requirements"),
    rows.length === 0 && !isOther && t("emails.jobChanged.same"),
    t("emails.jobChanged.next"),
    { label: t("emails.action.application"), link },
    quiet(t("emails.applicationReceived.keep")),
  );
});
