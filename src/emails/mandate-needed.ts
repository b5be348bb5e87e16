import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

interface Needed {
  email: string;
  company: string;
  link: string;
}

/** Accounts that posted before codes existed also get this email. Its page asks them to confirm the mailbox. */
export const mandateNeeded = inItsLanguage((locale: Locale, { email, company, link }: Needed): Email => {
  const { t } = wordsFor(locale);
  return writeEmail(
    {
      locale,
      kind: "mandate needed",
      audience: "unconfirmed account",
      recipient: email,
      subject: t("emails.mandateNeeded.subject", { company }),
      heading: t("emails.mandateNeeded.heading"),
      about: company,
    },
    t("emails.hello"),
    t("emails.mandateNeeded.body", { company }),
    t("emails.mandateNeeded.send"),
    { label: t("dashboard.check.link"), link },
    t("emails.mandateNeeded.open"),
  );
});
