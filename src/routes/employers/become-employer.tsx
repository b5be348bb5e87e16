import { type Context, Hono } from "hono";
import BecomeEmployer from "../../../islands/BecomeEmployer.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ConfirmEmailNotice } from "../../components/accounts/ConfirmEmailNotice.tsx";
import { CourseMap } from "../../components/applications/CourseMap.tsx";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Icon, type IconName } from "../../components/shell/Icon.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { NeedsMail } from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { markEmployer } from "../../db/accounts/users.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { keepRole, userOf } from "../../middleware/accounts/account.ts";
import { type FormState, formPage, untouched } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { EmployerRules } from "../../shared/employers/employer-rules.ts";
import { usdCents } from "../../shared/format.ts";
import { destinationCountries } from "../../shared/jobs/countries.ts";
import { becomeEmployerOnTheWay, employerPath } from "./employer-path.ts";

export const becomeEmployerPage = new Hono<Env>()
  .get(routes.becomeEmployer.path, async (c) => {
    const user = await userOf(c);
    if (user?.role === "employer")
      return c.redirect(nextOf(c) ?? c.var.linkTo(routes.employerDashboard), 303);
    return page(c, user, untouched);
  })
  .post(
    routes.becomeEmployer.path,
    formPage((c, form) => page(c, c.get("user"), form)),
    async (c) => {
      keepRole(c, (await markEmployer(c.env.sql, c.get("user").id)) ?? fail("signInRequired"));
      const next = nextOf(c);
      return c.redirect(
        next ? registeredAt(next) : c.var.linkTo(routes.employerDashboard, { registered: 1 }),
        303,
      );
    },
  );

const nextOf = (c: Context<Env>) => employerPath(c.req.query("next"));

const registeredAt = (next: string) => `${next}${next.includes("?") ? "&" : "?"}registered=1`;

async function page(c: Context<Env>, user: User | undefined, { refusal }: FormState) {
  const signedIn = user !== undefined;
  const { feeCents, employerCheck } = c.env.settings;
  const next = signedIn ? nextOf(c) : undefined;
  const unconfirmed = user && !(await isMailboxConfirmed(c.env.sql, user.id)) ? user.email : undefined;
  return c.render(
    <Invitation {...{ signedIn, unconfirmed, next, feeCents, employerCheck }} problem={refusal?.message} />,
    {
      title: t("becomeEmployer.title"),
      description: t("becomeEmployer.meta.description"),
      keywords: t("becomeEmployer.meta.keywords"),
      // The page sends an employer on.
      noindex: signedIn,
      styles: ["icons", "account", "course", "map"],
    },
  );
}

const voyage = { nationality: "Filipino", destination: "Norway" };
/** The mark on the track of the page is at the employer's end. */
const arrived = { all: 2, passed: 2, isOver: false };

interface Props {
  signedIn: boolean;
  /** The account's address while its mailbox is not confirmed. */
  unconfirmed: string | undefined;
  /** With 0, applying costs nothing. */
  feeCents: number;
  employerCheck: EmployerRules["employerCheck"];
  /** The page that the visitor asked for. */
  next: string | undefined;
  /** Why the registration failed. */
  problem: string | undefined;
}

function Invitation({ signedIn, unconfirmed, feeCents, employerCheck, next, problem }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      <div className="page-head navy voyage">
        <div className="wrap">
          <div>
            <h1>{t("becomeEmployer.title")}</h1>
            <p className="lead">{t("becomeEmployer.lead", { n: destinationCountries.length })}</p>
          </div>
          <CourseMap voyage={voyage} marks={arrived} />
        </div>
      </div>
      <div className="wrap page">
        {problem && <Notice kind="error" title={t("becomeEmployer.failed")} text={problem} />}
        {unconfirmed && <ConfirmEmailNotice email={unconfirmed} about="registering" />}
        <div className="start-hiring">
          {next ? (
            <RegisterOnTheWay action={becomeEmployerOnTheWay(linkTo, next)} />
          ) : (
            <RegisterAsEmployer signedIn={signedIn} />
          )}
          <section>
            <h2>{t("becomeEmployer.fee.title")}</h2>
            <p>{t("becomeEmployer.free")}</p>
            <p>
              {feeCents > 0
                ? t("becomeEmployer.fee", { fee: usdCents(feeCents) })
                : t("becomeEmployer.fee.none")}
            </p>
          </section>
        </div>
        <section>
          <h2>{t("becomeEmployer.steps")}</h2>
          <ol className="plain steps-overview">
            {(["post", "company", "check"] as const).map((step) => (
              <li key={step}>
                <h3>{t(`becomeEmployer.steps.${step}`)}</h3>
                <p>
                  {step === "check" ? (
                    <NeedsMail instead={t("becomeEmployer.steps.check.unmailed")}>
                      {t("becomeEmployer.steps.check.text")}
                    </NeedsMail>
                  ) : step === "post" && employerCheck === "none" ? (
                    t("becomeEmployer.steps.post.unchecked")
                  ) : (
                    t(`becomeEmployer.steps.${step}.text`)
                  )}
                </p>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t("becomeEmployer.check")}</h2>
          <ul className="plain check-parts">
            {checkParts().map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t("becomeEmployer.benefits")}</h2>
          <EmployerBenefits />
          <p className="actions">
            <ButtonLink href="#register">{t("becomeEmployer.register.title")}</ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}

const checkParts = () => [
  { title: t("becomeEmployer.check.every"), text: t("becomeEmployer.check.every.text") },
  { title: t("company.agency"), text: t("becomeEmployer.check.agency.text") },
  { title: t("becomeEmployer.check.until"), text: t("becomeEmployer.check.until.text") },
];

/** Registers a candidate who was going to another page, and leads on to that page. */
function RegisterOnTheWay({ action }: { action: string }) {
  return (
    <section id="register">
      <h2>{t("becomeEmployer.register.title")}</h2>
      <p>{t("becomeEmployer.register.text")}</p>
      <PostButton action={action}>{t("becomeEmployer.submit")}</PostButton>
    </section>
  );
}

const benefits = () =>
  [
    {
      icon: "plane",
      title: t("becomeEmployer.reach.title", { n: destinationCountries.length }),
      text: t("becomeEmployer.reach.text"),
    },
    { icon: "check", title: t("becomeEmployer.post.title"), text: t("becomeEmployer.post.text") },
    { icon: "visa", title: t("becomeEmployer.read.title"), text: t("becomeEmployer.read.text") },
    { icon: "mail", title: t("becomeEmployer.answer.title"), text: t("becomeEmployer.answer.text") },
  ] satisfies { icon: IconName; title: string; text: string }[];

function EmployerBenefits() {
  return (
    <ul className="cards benefits">
      {benefits().map(({ icon, title, text }) => (
        <li key={title} className="card">
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function RegisterAsEmployer({ signedIn }: { signedIn: boolean }) {
  const linkTo = useLinkTo();
  const here = linkTo(routes.becomeEmployer);
  return (
    <section id="register">
      <h2>{t("becomeEmployer.register.title")}</h2>
      {signedIn ? (
        <>
          <p>{t("becomeEmployer.register.text")}</p>
          <Island of={BecomeEmployer} props={{}} when="interaction" />
          <p className="actions">
            <a href={linkTo(routes.account)}>{t("account.title")}</a>
          </p>
        </>
      ) : (
        <>
          <p>{t("becomeEmployer.register.visitor")}</p>
          <p className="actions">
            <ButtonLink href={linkTo(routes.signUp, { next: here })}>{t("becomeEmployer.submit")}</ButtonLink>
          </p>
          <p className="actions">
            {t("signUp.have")} <a href={linkTo(routes.signIn, { next: here })}>{t("signIn.title")}</a>
          </p>
        </>
      )}
    </section>
  );
}
