import { Hono } from "hono";
import { useContext } from "react";
import { ContactText } from "../../components/shell/ContactText.tsx";
import { OperatorContext, OperatorLines } from "../../components/shell/OperatorLines.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";

export const safetyPage = new Hono<Env>().get(routes.safety.path, (c) => {
  const { feeCents } = c.env.settings;
  return c.render(<Safety fee={feeCents > 0 ? usdCents(feeCents) : undefined} />, {
    title: t("safety.title"),
    description: t("safety.lead"),
    formless: true,
  });
});

const away = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const we = [1, 2, 3, 4, 5] as const;
const check = [1, 2, 3, 4] as const;

function Safety({ fee }: { fee: string | undefined }) {
  const operator = useContext(OperatorContext);
  return (
    <>
      <PageHead title={t("safety.title")} lead={t("safety.lead")} />
      <div className="narrow page">
        <h2>{t("safety.away.title")}</h2>
        <List items={away.map((n) => t(`safety.away.${n}`))} />
        <h2 id="fee">{t(fee ? "safety.fee.title" : "safety.fee.free.title")}</h2>
        {fee ? (
          <>
            <p>{t("safety.fee.text", { fee })}</p>
            <p>{t("safety.fee.not")}</p>
          </>
        ) : (
          <p>{t("safety.fee.free")}</p>
        )}
        <p>{t("safety.doubt")}</p>
        <h2>{t("safety.we.title")}</h2>
        <List items={we.map((n) => t(`safety.we.${n}`))} />
        <h2>{t("safety.check.title")}</h2>
        <List items={check.map((n) => t(`safety.check.${n}`))} />
        {operator.length > 0 && (
          <>
            <h2 id="operator">{t("safety.operator.title")}</h2>
            <OperatorLines />
            <p>{t("safety.operator.text")}</p>
          </>
        )}
        <h2>{t("safety.already.title")}</h2>
        <p>
          <ContactText>{t("safety.already.text", { email: site.contactEmail })}</ContactText>
        </p>
      </div>
    </>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
