import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";

interface FooterLink {
  route: Route;
  label: string;
  /** The specification names it, so the short footer has it, too. */
  isNamed?: true;
}

export const footerLinks: readonly FooterLink[] = [
  { route: routes.home, label: t("footer.home"), isNamed: true },
  { route: routes.jobs, label: t("footer.jobs"), isNamed: true },
  { route: routes.apply, label: t("footer.apply"), isNamed: true },
  { route: routes.track, label: t("track.title") },
  { route: routes.saved, label: t("saved.title") },
  { route: routes.alerts, label: t("alerts.title") },
  { route: routes.reviews, label: t("footer.reviews"), isNamed: true },
  { route: routes.safety, label: t("safety.link") },
  { route: routes.terms, label: t("footer.terms"), isNamed: true },
  { route: routes.privacy, label: t("footer.privacy"), isNamed: true },
  { route: routes.becomeEmployer, label: t("footer.employers") },
];
