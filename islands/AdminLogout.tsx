import { useEffect } from "react";
import * as routes from "../src/routes.ts";
import { t } from "./accounts/login-words.ts";
import { answerOf, api } from "./lib/api.ts";
import { showFailure } from "./lib/failure-toast.ts";
import { instead } from "./lib/instead.ts";
import { useLinkTo } from "./lib/locale.ts";
import { leaveToast, showLeftToast } from "./lib/next-page-toast.ts";

/** It is on every page of the administrator, so it also shows the toast that the page before left. */
export default function AdminLogout() {
  const linkTo = useLinkTo();
  useEffect(showLeftToast, []);
  const logOut = async () => {
    try {
      await answerOf(api.admin.logout.$post({ json: {} }));
      leaveToast({ title: t("admin.loggedOut.title"), description: t("admin.loggedOut.text") });
      location.assign(linkTo(routes.adminLogin));
    } catch (error) {
      showFailure(error, { failed: t("admin.logout.failed"), offline: t("errors.unreachable") });
    }
  };
  return (
    <form method="post" action={linkTo(routes.adminLogout)} onSubmit={instead(logOut)}>
      <button type="submit" className="btn btn-quiet">
        {t("admin.logout")}
      </button>
    </form>
  );
}
