import { Hono } from "hono";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ContactText } from "../../components/shell/ContactText.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { listFeeWaivers } from "../../db/payments/fee-waivers.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import type { Operator } from "../../shared/operator.ts";
import type { FeeWaiver } from "../../shared/payments/fee-waiver.ts";

export const safetyPage = new Hono<Env>().get(routes.safety.path, async (c) => {
  const { feeCents } = c.env.settings;
  const fee = feeCents > 0 ? usdCents(feeCents) : undefined;
  const waivers = fee ? await listFeeWaivers(c.env.sql) : [];
  return c.render(<Safety fee={fee} waivers={waivers} operator={operatorFacts(c.env.settings)} />, {
    title: t("safety.title"),
    description: t("safety.lead"),
    formless: true,
    styles: ["facts", "legal"],
  });
});

/** The page shows the address only for an operator with a name. */
const operatorFacts = (of: Operator) =>
  (
    [
      ["name", of.operatorName],
      ["registration", of.operatorRegistration],
      ["licence", of.operatorLicence],
      ["address", of.operatorAddress],
      ["phone", of.operatorPhone],
      ["email", of.operatorName && of.operatorEmail],
    ] as const
  ).flatMap(([fact, value]) => (value ? [{ fact, value }] : []));

const away = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const we = [1, 2, 3, 4, 5, 6, 7] as const;
const check = [1, 2, 3, 4] as const;

interface Props {
  fee: string | undefined;
  /** These are the things that the operator charges no fee for. */
  waivers: FeeWaiver[];
  operator: ReturnType<typeof operatorFacts>;
}

function Safety({ fee, waivers, operator }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      <PageHead title={t("safety.title")} lead={t("safety.lead")}>
        {fee && (
          <p>
            <a href="#fee">{t("safety.fee.title")}</a>
          </p>
        )}
      </PageHead>
      <div className="wrap page sides">
        <section>
          <h2>{t("safety.away.title")}</h2>
          <List items={away.map((n) => t(`safety.away.${n}`))} signs="plain crosses" />
        </section>
        <section>
          <h2>{t("safety.check.title")}</h2>
          <List items={check.map((n) => t(`safety.check.${n}`))} signs="plain ticks" />
          <div className="notice notice-warning">
            <h3>{t("safety.already.title")}</h3>
            <p>
              <ContactText>{t("safety.already.text", { email: site.contactEmail })}</ContactText>
            </p>
          </div>
        </section>
        <section>
          <h2 id="fee">{t(fee ? "safety.fee.title" : "safety.fee.free.title")}</h2>
          {fee ? (
            <>
              <p>{t("safety.fee.text", { fee })}</p>
              <p>{t("safety.fee.not")}</p>
              <p>
                {t("safety.fee.back")} <a href={`${linkTo(routes.terms)}#clause-9`}>{t("fee.refunds")}</a>
              </p>
            </>
          ) : (
            <p>{t("safety.fee.free")}</p>
          )}
          <p>{t("safety.doubt")}</p>
          {fee && waivers.length === 0 && <p>{t("safety.waived.none", { fee })}</p>}
          {waivers.length > 0 && (
            <>
              <p>{t("safety.waived")}</p>
              <List items={waivers.map(waivedText)} />
            </>
          )}
          <div className="notice notice-warning" id="seafarers">
            <h3>{t(fee ? "safety.seafarers.stop" : "safety.seafarers.title")}</h3>
            <p>{t("safety.seafarers")}</p>
          </div>
        </section>
        <div>
          <section>
            <h2>{t("safety.we.title")}</h2>
            <List items={we.map((n) => t(`safety.we.${n}`))} signs="plain ticks" />
          </section>
          {operator.length > 0 && (
            <section>
              <h2 id="operator">{t("safety.operator.title")}</h2>
              <dl className="facts">
                {operator.map(({ fact, value }) => (
                  <Fact key={fact} term={t(`safety.operator.${fact}`)}>
                    {value}
                  </Fact>
                ))}
              </dl>
              <p>{t("safety.operator.text")}</p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function waivedText({ sector, country, reason }: FeeWaiver): string {
  const label = sector && sectorLabel(sector);
  if (label && country) return t("safety.waived.both", { sector: label, country, reason });
  return label
    ? t("safety.waived.sector", { sector: label, reason })
    : t("safety.waived.country", { country: country ?? "", reason });
}

/** `signs` are the classes of a list whose items have signs instead of bullets. */
function List({ items, signs }: { items: string[]; signs?: string }) {
  return (
    <ul className={signs}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
