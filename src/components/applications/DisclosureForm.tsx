import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { disclosureReasons } from "../../shared/applications/disclosure.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { talkForm } from "./InboxMessages.tsx";

interface Props {
  application: JobApplication;
}

export const disclosureForm = (applicationId: string) => `show-${applicationId}`;

/**
 * Has a button for each reason. One press gives the reason and opens what is masked. The buttons send the reply below
 * along, so that the answer has what is typed there.
 */
export function DisclosureForm({ application: { id, fullName } }: Props) {
  const linkTo = useLinkTo();
  return (
    <fieldset
      className="disclosure"
      id={disclosureForm(id)}
      aria-label={t("disclosure.label", { name: fullName })}
    >
      <p className="meta">{t("disclosure.lead")}</p>
      <p className="actions">
        {disclosureReasons.map((reason) => (
          <button
            key={reason}
            type="submit"
            form={talkForm(id)}
            formAction={linkTo(routes.employerApplicationDisclosures, { id })}
            formNoValidate
            name="reason"
            value={reason}
            className="btn-quiet"
          >
            {t(`disclosure.show.${reason}`)}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
