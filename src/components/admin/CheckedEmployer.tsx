import { t, tn } from "../../content/words.ts";
import type { PostingEmployer } from "../../db/verified-employers.ts";
import { shortDate } from "../../shared/format.ts";
import { urls } from "../../shared/urls.ts";
import { Badge } from "../Badge.tsx";

/** What was typed of one company, and why it was not taken. */
export interface Refused {
  employerId: string;
  company: string;
  checked: string;
  message: string;
}

interface Props {
  employer: PostingEmployer;
  page: number;
  refused: Refused | undefined;
}

/** A company of an employer, and what was checked of it. */
export function CheckedEmployer({ employer, page, refused }: Props) {
  const { employerId, email, firstName, lastName, company, jobs, checked, verifiedAt } = employer;
  const save = verifiedAt ? t("admin.employers.verifyAgain") : t("admin.employers.verify");
  return (
    <li className="card">
      <p className="badges">
        {verifiedAt ? (
          <Badge kind="ok">{t("admin.employers.verified", { date: shortDate(verifiedAt) })}</Badge>
        ) : (
          <Badge>{t("admin.employers.unverified")}</Badge>
        )}
        <Badge kind="info">{tn("admin.employers.jobs", jobs)}</Badge>
      </p>
      <h3>{company}</h3>
      <p className="meta">
        {firstName} {lastName} · {email}
      </p>
      <form method="post" action={urls.adminEmployers(page)}>
        <input type="hidden" name="employer" value={employerId} />
        <input type="hidden" name="company" value={company} />
        <label>
          {t("admin.employers.checked")}
          <textarea
            id={refused && "checked"}
            name="checked"
            rows={3}
            maxLength={300}
            defaultValue={refused?.checked ?? checked ?? ""}
            aria-describedby={refused && "checked-error"}
            aria-invalid={refused && true}
            required
          />
        </label>
        {refused && (
          <p className="error-msg" id="checked-error">
            {refused.message}
          </p>
        )}
        <p className="hint">{t("admin.employers.checked.hint")}</p>
        <p className="actions">
          <button type="submit" aria-label={t("admin.employers.of", { action: save, company })}>
            {save}
          </button>
          {verifiedAt && (
            <button
              type="submit"
              name="withdraw"
              value="yes"
              className="btn btn-quiet"
              formNoValidate
              aria-label={t("admin.employers.of", { action: t("admin.employers.withdraw"), company })}
            >
              {t("admin.employers.withdraw")}
            </button>
          )}
        </p>
      </form>
    </li>
  );
}
