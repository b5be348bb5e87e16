import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { EmployerMandate } from "../../db/employers/mandates.ts";
import * as routes from "../../routes.ts";
import type { EmployersPlace } from "../../shared/employers/employers-place.ts";
import { shortDate } from "../../shared/format.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";
import { SuspensionForm } from "./SuspensionForm.tsx";

/** The text typed for one company, and the reason for its refusal. */
export interface Refused {
  employerId: string;
  company: string;
  checked: string;
  message: string;
}

interface Props {
  employer: EmployerMandate;
  place: EmployersPlace;
  refused: Refused | undefined;
}

/** A company of an employer, and what was checked of it. */
export function CheckedEmployer({ employer, place, refused }: Props) {
  const linkTo = useLinkTo();
  const { employerId, email, firstName, lastName, company, jobs, checked, state } = employer;
  const save = state === "checked" ? t("admin.employers.verifyAgain") : t("admin.employers.verify");
  return (
    <li className="card marked">
      <CompanyMark company={company} />
      <h3>
        {company} {employer.suspendedAt && <Badge kind="err">{t("suspension.badge")}</Badge>}
      </h3>
      <Dotted>
        {`${firstName} ${lastName}`}
        {tn("admin.employers.jobs", jobs)}
        {employer.mailboxConfirmed ? email : t("admin.employers.unconfirmed", { email })}
      </Dotted>
      {employer.suspendedAt && (
        <p>
          {t("suspension.since", {
            date: shortDate(employer.suspendedAt),
            reason: employer.suspensionReason ?? "",
          })}
        </p>
      )}
      <div className="side">
        <CheckState employer={employer} />
        <details open={refused && true}>
          <summary aria-label={t("admin.employers.of", { action: t("admin.employers.open"), company })}>
            {t("admin.employers.open")}
          </summary>
          <form method="post" action={linkTo(routes.adminEmployers, { ...place })}>
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
              {state !== "withdrawn" && (
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
          <SuspensionForm employer={employer} place={place} />
        </details>
      </div>
    </li>
  );
}

/** A badge marks a check that somebody ended or that has run out. Any other state is plain text. */
function CheckState({ employer: { state, checkedAt, validUntil } }: { employer: EmployerMandate }) {
  if (state === "checked" && checkedAt)
    return (
      <Dotted>
        {t("admin.employers.verified", { date: shortDate(checkedAt) })}
        {validUntil && t("mandate.until", { date: shortDate(validUntil) })}
      </Dotted>
    );
  const name = t(`mandate.state.${state}`);
  const isPlain = state === "none" || state === "asked";
  return <p className="meta">{isPlain ? name : <Badge kind="warn">{name}</Badge>}</p>;
}
