import { type Context, Hono } from "hono";
import { ConfirmEmailNotice } from "../../components/accounts/ConfirmEmailNotice.tsx";
import { EmployerBenefits } from "../../components/employers/EmployerBenefits.tsx";
import { RegisterAsEmployer } from "../../components/employers/RegisterAsEmployer.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { markEmployer } from "../../db/accounts/users.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { userOf } from "../../middleware/accounts/account.ts";
import { type FormState, formPage, untouched } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import { destinationCountries } from "../../shared/jobs/countries.ts";
import { linkTo } from "../../shared/link.ts";
import { becomeEmployerOnTheWay, employerPath } from "./employer-path.ts";

export const becomeEmployerPage = new Hono<Env>()
  .get(routes.becomeEmployer.path, async (c) => {
    const user = await userOf(c);
    if (user?.role === "employer") return c.redirect(nextOf(c) ?? linkTo(routes.employerDashboard), 303);
    return page(c, user, untouched);
  })
  .post(
    routes.becomeEmployer.path,
    formPage((c, form) => page(c, c.get("user"), form)),
    async (c) => {
      if (!(await markEmployer(c.env.sql, c.get("user").id))) fail("signInRequired");
      const next = nextOf(c);
      return c.redirect(next ? registeredAt(next) : linkTo(routes.employerDashboard, { registered: 1 }), 303);
    },
  );

const nextOf = (c: Context<Env>) => employerPath(c.req.query("next"));

const registeredAt = (next: string) => `${next}${next.includes("?") ? "&" : "?"}registered=1`;

async function page(c: Context<Env>, user: User | undefined, { refusal }: FormState) {
  const signedIn = user !== undefined;
  const next = signedIn ? nextOf(c) : undefined;
  const unconfirmed = user && !(await isMailboxConfirmed(c.env.sql, user.id)) ? user.email : undefined;
  return c.render(<BecomeEmployer {...{ signedIn, unconfirmed, next }} problem={refusal?.message} />, {
    title: t("becomeEmployer.title"),
    description: t("becomeEmployer.meta.description"),
    keywords: t("becomeEmployer.meta.keywords"),
    // Whoever is an employer already is led on from here.
    noindex: signedIn,
    styles: ["account"],
  });
}

interface Props {
  signedIn: boolean;
  /** The account's address while its mailbox is not confirmed. */
  unconfirmed: string | undefined;
  /** Where they were going. */
  next: string | undefined;
  /** Why the registration failed. */
  problem: string | undefined;
}

function BecomeEmployer({ signedIn, unconfirmed, next, problem }: Props) {
  return (
    <>
      <PageHead
        title={t("becomeEmployer.title")}
        lead={t("becomeEmployer.lead", { n: destinationCountries.length })}
      />
      <div className="wrap page">
        {problem && <Notice kind="error" title={t("becomeEmployer.failed")} text={problem} />}
        {unconfirmed && <ConfirmEmailNotice email={unconfirmed} />}
        <h2>{t("becomeEmployer.benefits")}</h2>
        <EmployerBenefits />
        {next ? (
          <RegisterOnTheWay action={becomeEmployerOnTheWay(next)} />
        ) : (
          <RegisterAsEmployer signedIn={signedIn} />
        )}
      </div>
    </>
  );
}

/** The button for a candidate who was going elsewhere: the form leads on there. */
function RegisterOnTheWay({ action }: { action: string }) {
  return (
    <section>
      <h2>{t("becomeEmployer.register.title")}</h2>
      <p>{t("becomeEmployer.register.text")}</p>
      <form method="post" action={action}>
        <button type="submit">{t("becomeEmployer.submit")}</button>
      </form>
    </section>
  );
}
