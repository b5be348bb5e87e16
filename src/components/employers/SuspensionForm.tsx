import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { EmployerMandate } from "../../db/employers/mandates.ts";
import * as routes from "../../routes.ts";
import type { EmployersPlace } from "../../shared/employers/employers-place.ts";

interface Props {
  employer: EmployerMandate;
  /** The part of the list to come back to. */
  place: EmployersPlace;
}

/** Suspends an account, or lifts its suspension. */
export function SuspensionForm({ employer, place }: Props) {
  const linkTo = useLinkTo();
  const { employerId, firstName, lastName, suspendedAt } = employer;
  const name = `${firstName} ${lastName}`;
  const action = linkTo(routes.adminSuspension, { userId: employerId, ...place });
  if (suspendedAt)
    return (
      <form method="post" action={action}>
        <p className="actions">
          <button type="submit" name="lift" value="yes" className="btn btn-quiet">
            {t("suspension.end", { name })}
          </button>
        </p>
      </form>
    );
  return (
    <details>
      <summary>{t("suspension.title")}</summary>
      <form method="post" action={action}>
        <p>{t("suspension.text")}</p>
        <label>
          {t("suspension.reason")}
          <textarea name="reason" rows={2} maxLength={500} required />
        </label>
        <p className="actions">
          <button type="submit" className="btn-danger">
            {t("suspension.submit", { name })}
          </button>
        </p>
      </form>
    </details>
  );
}
