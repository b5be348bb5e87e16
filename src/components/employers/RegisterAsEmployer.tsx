import BecomeEmployer from "../../../islands/BecomeEmployer.tsx";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Island } from "../shell/Island.tsx";

/** The button; a visitor is led to the sign-in and back. */
export function RegisterAsEmployer({ signedIn }: { signedIn: boolean }) {
  return (
    <section>
      <h2>{t("becomeEmployer.register.title")}</h2>
      {signedIn ? <ForCandidate /> : <ForVisitor />}
    </section>
  );
}

function ForCandidate() {
  return (
    <>
      <p>{t("becomeEmployer.register.text")}</p>
      <Island of={BecomeEmployer} props={{}} when="interaction" />
      <p className="actions">
        <a href={urls.account()}>{t("account.title")}</a>
      </p>
    </>
  );
}

function ForVisitor() {
  const here = urls.becomeEmployer();
  return (
    <>
      <p>{t("becomeEmployer.register.visitor")}</p>
      <p className="actions">
        <a className="btn" href={urls.signIn(here)}>
          {t("becomeEmployer.submit")}
        </a>
      </p>
      <p className="actions">
        {t("becomeEmployer.noAccount")} <a href={urls.signUp(here)}>{t("signUp.title")}</a>
      </p>
    </>
  );
}
