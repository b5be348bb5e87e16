import { listedNames } from "../../content/listed-names.ts";
import { termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import type { Trade } from "../../shared/jobs/trade.ts";
import { speech } from "../../shared/speech.ts";

const mostInLanguage = 3;
const mostInHead = 6;

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

/** Names the trade in the head of its page as the jobs below it do. */
export function CalledTrade({ trade, jobs }: { trade: Trade; jobs: readonly { title: string }[] }) {
  const isInTitle = (name: string) =>
    jobs.some(({ title }) => ` ${title} `.toLowerCase().includes(` ${name} `.toLowerCase()));
  const names = otherNames(trade).toSorted((one, other) => Number(isInTitle(other)) - Number(isInTitle(one)));
  if (names.length === 0) return null;
  return <p>{t("trade.called", { names: listedNames(names.slice(0, mostInHead)) })}</p>;
}

/** The names by which people of other languages look for the trade. */
export function TradeNames({ trade }: { trade: Trade }) {
  const { translations } = trade;
  const spoken = languages.flatMap((language) => {
    const phrases = translations.find((one) => one.language === language)?.phrases;
    return phrases && language !== speech()?.locale ? [{ language, phrases }] : [];
  });
  if (spoken.length === 0) return null;
  return (
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
  );
}

/** Employers write in English, so readers of other languages read the English names as well, after their own. */
function otherNames(trade: Trade): string[] {
  const own = trade.translations.find(({ language }) => language === speech()?.locale)?.phrases ?? [];
  const names = [termName(trade), ...own, trade.name, ...trade.alsoCalled];
  // The name "A.B." adds nothing to "AB".
  const letters = names.map((name) => name.replaceAll(".", "").toLowerCase());
  return names.filter((_, index) => index > 0 && letters.indexOf(letters[index]!) === index);
}
