import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { EmployerMandate } from "../../db/employers/mandates.ts";
import * as routes from "../../routes.ts";
import type { EmployersPlace } from "../../shared/employers/employers-place.ts";

/** The reason typed for a suspension, and why the site refused it. */
export interface RefusedSuspension {
  employerId: string;
  reason: string;
  message: string;
}

export const suspensionField = "suspension-reason";

interface Props {
  employer: Pick<EmployerMandate, "employerId" | "firstName" | "lastName" | "suspendedAt">;
  /** The part of the list to come back to. */
  place: EmployersPlace;
  refused: RefusedSuspension | undefined;
}

/** Suspends an account, or lifts its suspension. */
export function SuspensionForm({ employer, place, refused }: Props) {
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
    <details className="suspension" open={refused && true}>
      <summary>{t("suspension.title")}</summary>
      <form method="post" action={action}>
        <p>{t("suspension.text")}</p>
        <label>
          {t("suspension.reason")}
          <textarea
            id={refused && suspensionField}
            name="reason"
            rows={2}
            maxLength={500}
            defaultValue={refused?.reason}
            aria-describedby={refused && `${suspensionField}-error`}
            aria-invalid={refused && true}
            required
          />
        </label>
        {refused && (
          <p className="error-msg" id={`${suspensionField}-error`}>
            {refused.message}
          </p>
        )}
        <p className="actions">
          <button type="submit" className="btn-danger">
            {t("suspension.submit", { name })}
          </button>
        </p>
      </form>
    </details>
  );
}
