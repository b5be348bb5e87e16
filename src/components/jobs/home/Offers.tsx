import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims, industryClaims, paymentMethods } from "../../../content/claims.ts";
import { countWithSamples, samplesAmong } from "../../../content/samples.ts";
import { t } from "../../../content/words.ts";
import type { OpenSector } from "../../../db/jobs/job-facets.ts";
import * as routes from "../../../routes.ts";
import type { ClaimName } from "../../../shared/claim-names.ts";
import { sectorLabel } from "../../../shared/jobs/sectors.ts";
import { say } from "../../../shared/say.ts";
import { Badge } from "../../shell/Badge.tsx";
import { useClaims } from "../../shell/confirmed-claims.ts";
import { Icon, type IconName } from "../../shell/Icon.tsx";

interface Props {
  /** The fee as the page prints it. Undefined when applying is free. */
  fee: string | undefined;
}

const benefits = [
  ["visa", "visa", "benefits"],
  ["flight", "plane", "benefits"],
  ["housing", "home", "benefits"],
  ["verified", "shield", "verified-partners"],
] as const satisfies readonly (readonly [string, IconName, ClaimName])[];

export function FreeBenefits({ fee }: Props) {
  const isConfirmed = useClaims();
  const shown = benefits.filter(([, , claim]) => isConfirmed(claim));
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t(isConfirmed("benefits") ? "home.benefits.title" : "home.benefits.title.plain")}</h2>
        {isConfirmed("benefits") && <p className="lead">{t("home.benefits.lead")}</p>}
        {shown.length > 0 && (
          <ul className="tiles">
            {shown.map(([benefit, icon]) => (
              <li key={benefit} className="card">
                <Icon name={icon} />
                <h3>{t(`home.benefits.${benefit}.title`)}</h3>
                <p>{t(`home.benefits.${benefit}.text`)}</p>
              </li>
            ))}
          </ul>
        )}
        <div className="fee">
          <h3>{fee ? t("home.fee.title", { fee }) : t("home.fee.free.title")}</h3>
          <p>{fee ? t("home.fee.text") : t("home.fee.free.text")}</p>
        </div>
      </div>
    </section>
  );
}

export function ApplicationSteps({ fee }: Props) {
  const isConfirmed = useClaims();
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.steps.title")}</h2>
        <p className="lead">
          {isConfirmed("application-time")
            ? t("home.steps.lead", { time: say(claims.applicationTime) })
            : t("home.steps.lead.plain")}
        </p>
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
      <div className="wrap">
        <h2>{t("home.payment.title")}</h2>
        <div>
          <p>{t("home.payment.text")}</p>
          <p className="meta">{t("home.payment.note")}</p>
          <ul className="methods plain">
            {paymentMethods.map((method) => (
              <li key={method} className="card">
                <Icon name={method === "Card" ? "card" : "wallet"} />
                {say(method)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface IndustriesProps {
  /** Open jobs by sector; undefined while nobody needs them, or when they cannot be counted. */
  counted: readonly OpenSector[] | undefined;
}

export function Industries({ counted }: IndustriesProps) {
  const linkTo = useLinkTo();
  const isConfirmed = useClaims();
  const positionsIn = (sector: string) => {
    const open = counted?.find((one) => one.sector === sector);
    if (!open) return undefined;
    return countWithSamples("home.industries.positions", open.jobs, samplesAmong(open.samples, open.jobs));
  };
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.industries.title")}</h2>
        <ul className="cards">
          {industryClaims.map(({ sector, positions: claimed }) => {
            const positions = isConfirmed("industry-positions")
              ? t("home.industries.positions.other", { n: claimed })
              : positionsIn(sector);
            return (
              <li key={sector} className="card link-card">
                <Icon name={sector} />
                <h3>
                  <a href={linkTo(routes.jobs, { sector })}>{sectorLabel(sector)}</a>
                </h3>
                <p>{t(`home.industries.${sector}.text`)}</p>
                {positions && (
                  <p>
                    <Badge kind="info">{positions}</Badge>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
