import type { TermName } from "../shared/jobs/term-name.ts";
import { speech } from "../shared/speech.ts";
import { t } from "./words.ts";

/** Short forms such as "AB" stay as they are. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name in the reader's language. A term that has none there keeps its English name. */
export const termName = ({ name, names }: TermName): string => names?.[speech()?.locale ?? "en"] ?? name;

/** "Able seaman jobs" */
export const tradeTitle = (trade: TermName): string =>
  t("trade.title", { name: capitalised(termName(trade)) });
