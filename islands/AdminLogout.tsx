import { type FormEvent, useEffect } from "react";
import { urls } from "../src/shared/urls.ts";
import { t } from "./accounts/login-words.ts";
import { answerOf, api } from "./lib/api.ts";
import { leaveToast, showLeftToast } from "./lib/next-page-toast.ts";

/** Stands on every page of the administrator, so it also shows what the page before left to be told. */
export default function AdminLogout() {
  useEffect(showLeftToast, []);
  const logOut = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await answerOf(api.admin.logout.$post({ json: {} }));
      leaveToast({ title: t("admin.loggedOut.title"), description: t("admin.loggedOut.text") });
      location.assign(urls.adminLogin());
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <form method="post" action={urls.adminLogout()} onSubmit={logOut}>
      <button type="submit" className="btn btn-quiet">
        {t("admin.logout")}
      </button>
    </form>
  );
}
