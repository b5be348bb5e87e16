import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

/** Goes to a mailbox on the company's domain. Its reader decides whether to pass the code on. */
export const domainCode = inItsLanguage(
  (locale: Locale, recipient: string, company: string, code: string): Email => {
    const { t } = wordsFor(locale);
    return writeEmail(
      {
        locale,
        kind: "domain code",
        audience: "company",
        recipient,
        subject: t("emails.domainCode.subject", { company }),
        heading: t("emails.domainCode.heading"),
        about: company,
      },
      t("emails.hello"),
      t("emails.domainCode.body", { company }),
      code,
      t("emails.domainCode.ignore", { company }),
    );
  },
);
