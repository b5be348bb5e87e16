import { Hono } from "hono";
import { LegalSections } from "../components/LegalSections.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { terms, termsSections, termsVersion } from "../content/legal.ts";
import { t } from "../content/words.ts";
import type { Env } from "../env.ts";
import { publicPage } from "../middleware/public-page.ts";
import { longDate, usdCents } from "../shared/format.ts";

export const termsPage = new Hono<Env>().get("/terms", publicPage(), (c) => {
  const { feeCents } = c.env.settings;
  return c.render(<Terms fee={feeCents > 0 ? usdCents(feeCents) : undefined} />, {
    title: t("terms.meta.title"),
    description: t("terms.meta.description"),
    formless: true,
    keywords: t("terms.meta.keywords"),
  });
});

function Terms({ fee }: { fee: string | undefined }) {
  return (
    <>
      <PageHead title={t("terms.title")} lead={t("terms.updated", { date: longDate(termsVersion) })} />
      <div className="narrow page">
        <LegalSections sections={termsSections(fee)} />
        <section>
          <h2>{t("terms.full")}</h2>
          <ol>
            {terms(fee).map(({ title, text }) => (
              <li key={title}>
                <b>{title}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
