import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Counted } from "../../shared/counted.ts";
import type { Route } from "../../shared/route.ts";
import { Brand } from "../shell/Brand.tsx";
import { PostButton } from "../shell/PostButton.tsx";
import { TodoCount } from "../shell/TodoCount.tsx";

interface Props {
  user: User;
  /** The applications that an employer has to answer. */
  waiting?: Counted;
  path: string;
  /** The link that the page belongs to. */
  part: Route;
}

const links = {
  employer: [
    [routes.employerDashboard, "employer.dashboard.jobs"],
    [routes.employerPostJob, "employer.dashboard.post"],
    [routes.employerCompany, "company.title"],
  ],
  candidate: [
    [routes.jobs, "nav.jobs"],
    [routes.saved, "saved.nav"],
    [routes.track, "track.title"],
  ],
} as const;

/** The header of an account's pages: who is signed in, and how many applications an employer has to answer. */
export function SignedInHeader({ user, waiting, path, part }: Props) {
  const { firstName, lastName, email, role } = user;
  const linkTo = useLinkTo();
  const currentness = (route: Route) => {
    if (linkTo(route) === path) return "page";
    return route === part ? "true" : undefined;
  };
  return (
    <header className="desk-head">
      <div className="wrap">
        <Brand />
        <a className="desk-who" href={linkTo(routes.account)} aria-current={currentness(routes.account)}>
          <b>
            {firstName} {lastName}
          </b>
          <span>{email}</span>
          <span className="unseen">{t("employer.dashboard.account")}</span>
        </a>
        <PostButton action={linkTo(routes.signOut)} className="btn btn-quiet">
          {t("signOut.submit")}
        </PostButton>
        <nav aria-label={t(role === "employer" ? "employer.nav.label" : "nav.label")}>
          <ul className="plain">
            {links[role].map(([route, label]) => (
              <li key={route.path}>
                <a href={linkTo(route)} aria-current={currentness(route)}>
                  {t(label)}
                  {route === routes.employerDashboard && waiting && (
                    <TodoCount
                      counted={waiting}
                      label={t("employer.nav.unanswered")}
                      className="desk-count"
                    />
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
