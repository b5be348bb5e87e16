import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { say } from "../../shared/say.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Sea } from "../shell/Sea.tsx";

interface Props {
  country: string;
  /** Stands after the way on. */
  children?: ReactNode;
}

export function NoJobsInCountry({ country, children }: Props) {
  const linkTo = useLinkTo();
  return (
    <div className="empty">
      <Sea />
      <p>{t("countryJobs.empty", { country: say(country) })}</p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobs)}>{t("countryJobs.browse")}</ButtonLink>
        {children}
      </p>
    </div>
  );
}
