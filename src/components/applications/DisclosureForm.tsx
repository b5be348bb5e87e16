import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { disclosureReasons } from "../../shared/applications/disclosure.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
}

export const disclosureForm = (applicationId: string) => `show-${applicationId}`;

/** Has a button for each reason. One press gives the reason and opens what is masked. */
export function DisclosureForm({ application: { id, fullName }, place }: Props) {
  const linkTo = useLinkTo();
  return (
    <form
      className="disclosure"
      id={disclosureForm(id)}
      method="post"
      action={linkTo(routes.employerApplicationDisclosures, { id })}
      aria-label={t("disclosure.label", { name: fullName })}
    >
      <p className="meta">{t("disclosure.lead")}</p>
      <ListPlaceFields place={place} />
      <p className="actions">
        {disclosureReasons.map((reason) => (
          <button key={reason} type="submit" name="reason" value={reason} className="btn-quiet">
            {t(`disclosure.show.${reason}`)}
          </button>
        ))}
      </p>
    </form>
  );
}
