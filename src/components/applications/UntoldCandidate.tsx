import { t } from "../../content/words.ts";

/** The next step after a decision that the site could not email. */
export const UntoldCandidate = ({ email }: { email: string }) => (
  <p className="notice-way">
    <a href={`mailto:${email}`}>{t("admin.emails.write", { email })}</a>
  </p>
);
