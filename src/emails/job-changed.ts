import { monthlyPay } from "../content/pay.ts";
import { wordsFor } from "../content/words.ts";
import type { JobVersion } from "../shared/jobs/job-version.ts";
import type { Locale } from "../shared/languages.ts";
import { say } from "../shared/say.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
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
    .map(([name, was, is]) => [name, t("emails.jobChanged.now", { before: was, after: is })] as const);
  const isOther = before.requirements !== after.requirements;
  return toCandidate(
    locale,
    applied,
    "job changed",
    headOf(locale, "emails.jobChanged.subject", applied),
    t("emails.jobChanged.body", { reference, position: positionName(locale, applied) }),
    rows.length > 0 && rows,
    isOther && t("emails.jobChanged.requirements"),
    rows.length === 0 && !isOther && t("emails.jobChanged.same"),
    t("emails.jobChanged.next"),
    { label: t("emails.action.application"), link },
    t("emails.applicationReceived.keep"),
  );
});
