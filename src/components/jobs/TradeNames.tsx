import { t } from "../../content/words.ts";
import type { Trade } from "../../shared/jobs/trade.ts";

const mostNames = 8;
const mostInLanguage = 3;

const languages = [
  "es",
  "fr",
  "pt",
  "it",
  "ru",
  "ar",
  "hi",
  "id",
  "fil",
  "de",
  "tr",
  "pl",
  "uk",
  "zh",
] as const;

/** The names by which people look for the trade. */
export function TradeNames({ trade: { alsoCalled, translations } }: { trade: Trade }) {
  const spoken = languages.flatMap((language) => {
    const phrases = translations.find((one) => one.language === language)?.phrases;
    return phrases ? [{ language, phrases }] : [];
  });
  return (
    <>
      {alsoCalled.length > 0 && (
        <>
          <h2>{t("trade.names")}</h2>
          <p>{alsoCalled.slice(0, mostNames).join(", ")}</p>
        </>
      )}
      {spoken.length > 0 && (
        <details>
          <summary>{t("trade.names.languages")}</summary>
          <dl className="facts">
            {spoken.map(({ language, phrases }) => (
              <div key={language}>
                <dt>{t(`language.${language}`)}</dt>
                <dd lang={language} dir="auto">
                  {phrases.slice(0, mostInLanguage).join(", ")}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
