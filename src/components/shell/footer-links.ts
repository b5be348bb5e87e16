import type { PlainKey } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";

interface FooterLink {
  route: Route;
  label: PlainKey;
  /** The specification names it, so the short footer has it, too. */
  isNamed?: true;
}

export const footerLinks: readonly FooterLink[] = [
  { route: routes.home, label: "footer.home", isNamed: true },
  { route: routes.jobs, label: "footer.jobs", isNamed: true },
  { route: routes.apply, label: "footer.apply", isNamed: true },
  { route: routes.track, label: "track.title" },
  { route: routes.saved, label: "saved.title" },
  { route: routes.alerts, label: "alerts.title" },
  { route: routes.reviews, label: "footer.reviews", isNamed: true },
  { route: routes.safety, label: "safety.link" },
  { route: routes.terms, label: "footer.terms", isNamed: true },
  { route: routes.privacy, label: "footer.privacy", isNamed: true },
  { route: routes.becomeEmployer, label: "footer.employers" },
];
