import { Hono } from "hono";
import { LegalSections } from "../components/LegalSections.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { privacySections, privacyVersion } from "../content/legal.ts";
import { t } from "../content/words.ts";
import type { Env } from "../env.ts";
import { longDate, usdCents } from "../shared/format.ts";

export const privacyPage = new Hono<Env>().get("/privacy", (c) => {
  const { feeCents } = c.env.settings;
  return c.render(<Privacy fee={feeCents > 0 ? usdCents(feeCents) : undefined} />, {
    title: t("privacy.meta.title"),
    description: t("privacy.meta.description"),
    keywords: t("privacy.meta.keywords"),
  });
});

function Privacy({ fee }: { fee: string | undefined }) {
  return (
    <>
      <PageHead title={t("privacy.title")} lead={t("privacy.updated", { date: longDate(privacyVersion) })} />
      <div className="narrow page">
        <LegalSections sections={privacySections(fee)} />
      </div>
    </>
  );
}
