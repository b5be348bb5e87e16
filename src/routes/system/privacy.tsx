import { Hono } from "hono";
import { LegalContents, LegalSections } from "../../components/shell/LegalSections.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { privacySections, privacyVersion, type Section } from "../../content/legal.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { longDate, usdCents } from "../../shared/format.ts";

export const privacyPage = new Hono<Env>().get(routes.privacy.path, (c) => {
  const { feeCents, retention } = c.env.settings;
  return c.render(
    <Privacy sections={privacySections(feeCents > 0 ? usdCents(feeCents) : undefined, retention)} />,
    {
      title: t("privacy.meta.title"),
      description: t("privacy.meta.description"),
      formless: true,
      styles: ["legal", "tables"],
      keywords: t("privacy.meta.keywords"),
    },
  );
});

const inShort = [
  "privacy.short.readers",
  "privacy.short.own",
  "privacy.short.time",
  "privacy.short.sale",
] as const;

/** The subjects of the paragraphs, section by section. */
const parts = [
  ["applying", "payment", "public", "saved", "account", "check", "cookies"],
  ["purpose", "time", "own", "deleted", "record"],
  ["encrypted", "readers", "messages", "interview", "offer", "link"],
  ["employers", "provider"],
] as const;

function Privacy({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <PageHead title={t("privacy.title")} lead={t("privacy.updated", { date: longDate(privacyVersion) })} />
      <div className="wrap page by-heading">
        <section>
          <h2>{t("privacy.short")}</h2>
          <ul className="plain ticks">
            {inShort.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </section>
        <LegalContents sections={sections} />
        <LegalSections
          sections={sections}
          subjects={parts.map((subjects) => subjects.map((subject) => t(`privacy.part.${subject}`)))}
        />
      </div>
    </>
  );
}
