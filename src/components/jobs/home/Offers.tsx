import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims, industryClaims, paymentMethods } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { Badge } from "../../shell/Badge.tsx";
import { Icon, type IconName } from "../../shell/Icon.tsx";

interface Props {
  /** The fee as the page prints it. Undefined when applying is free. */
  fee: string | undefined;
}

const benefits = [
  ["visa", "visa"],
  ["flight", "plane"],
  ["housing", "home"],
  ["verified", "shield"],
] as const satisfies readonly (readonly [string, IconName])[];

export function FreeBenefits({ fee }: Props) {
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.benefits.title")}</h2>
        <p className="lead">{t("home.benefits.lead")}</p>
        <ul className="tiles">
          {benefits.map(([benefit, icon]) => (
            <li key={benefit} className="card">
              <Icon name={icon} />
              <h3>{t(`home.benefits.${benefit}.title`)}</h3>
              <p>{t(`home.benefits.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className="fee">
          <h3>{fee ? t("home.fee.title", { fee }) : t("home.fee.free.title")}</h3>
          <p>{fee ? t("home.fee.text") : t("home.fee.free.text")}</p>
        </div>
      </div>
    </section>
  );
}

export function ApplicationSteps({ fee }: Props) {
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.steps.title")}</h2>
        <p className="lead">{t("home.steps.lead", { time: claims.applicationTime })}</p>
        <ol className="tiles steps-overview">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="card">
              <h3>{t(`home.steps.${step}.title`)}</h3>
              <p>{t(`home.steps.${step}.text`)}</p>
            </li>
          ))}
          <li className="card">
            <h3>{t("home.steps.4.title")}</h3>
            <p>{fee ? t("home.steps.4.text", { fee }) : t("home.steps.4.free")}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

export function PaymentMethods() {
  return (
    <section className="band tint">
      <div className="wrap split">
        <div>
          <h2>{t("home.payment.title")}</h2>
          <p>{t("home.payment.text")}</p>
          <p className="meta">{t("home.payment.note")}</p>
        </div>
        <ul className="methods plain">
          {paymentMethods.map((method) => (
            <li key={method} className="card">
              <Icon name={method === "Card" ? "card" : "wallet"} />
              {method}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Industries() {
  const linkTo = useLinkTo();
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.industries.title")}</h2>
        <ul className="cards">
          {industryClaims.map(({ sector, positions }) => (
            <li key={sector} className="card link-card">
              <Icon name={sector} />
              <h3>
                <a href={linkTo(routes.jobs, { sector })}>{t(`home.industries.${sector}.title`)}</a>
              </h3>
              <p>{t(`home.industries.${sector}.text`)}</p>
              <p>
                <Badge kind="info">{t("home.industries.positions", { positions })}</Badge>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
