import BecomeEmployer from "../../../islands/BecomeEmployer.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
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
        <a href={linkTo(routes.account)}>{t("account.title")}</a>
      </p>
    </>
  );
}

function ForVisitor() {
  const here = linkTo(routes.becomeEmployer);
  return (
    <>
      <p>{t("becomeEmployer.register.visitor")}</p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.signIn, { next: here })}>{t("becomeEmployer.submit")}</ButtonLink>
      </p>
      <p className="actions">
        {t("becomeEmployer.noAccount")}{" "}
        <a href={linkTo(routes.signUp, { next: here })}>{t("signUp.title")}</a>
      </p>
    </>
  );
}
