import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";

export function NoJobsInCountry({ country }: { country: string }) {
  return (
    <div className="empty">
      <p>{t("countryJobs.empty", { country })}</p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobs)}>{t("countryJobs.browse")}</ButtonLink>
      </p>
    </div>
  );
}
