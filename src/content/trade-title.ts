import type { TradeName } from "../shared/jobs/trade.ts";
import { t } from "./words.ts";

/** Short forms such as "AB" stay as they are. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "Able seaman jobs" */
export const tradeTitle = ({ name }: TradeName): string => t("trade.title", { name: capitalised(name) });
