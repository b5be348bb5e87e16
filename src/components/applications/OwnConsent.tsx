import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { Facts } from "./Facts.tsx";

export function OwnConsent({ application }: { application: OwnApplication }) {
  const linkTo = useLinkTo();
  const { termsVersion, submittedAt, paymentStatus } = application;
  const terms = termsVersion
    ? linkTo(routes.termsOf, { version: termsVersion, fee: paymentStatus === "waived" ? "none" : undefined })
    : linkTo(routes.terms);
  const date = longDate(submittedAt);
  const accepted = termsVersion
    ? t("consent.version", { version: longDate(termsVersion), date })
    : t("consent.none");
  return (
    <>
      <h2>{t("consent.title")}</h2>
      <Facts rows={[[t("consent.terms"), accepted]]} />
      <p className="own-link">
        <a href={terms}>{t("consent.read")}</a>
      </p>
    </>
  );
}
