import { usdCents } from "../shared/format.ts";
import { t } from "./words.ts";

/** Says what an application costs. Nobody pays for a sample. */
export function feeLine(feeCents: number, isSample = false): string {
  if (feeCents === 0) return t("fee.free.short");
  return t(isSample ? "fee.line.sample" : "fee.line", { fee: usdCents(feeCents) });
}

/** Says the same in two or three words. */
export function briefFeeLine(feeCents: number, isSample: boolean): string {
  if (feeCents === 0) return t("fee.free.short");
  return isSample ? t("fee.bar.sample") : t("fee.bar", { fee: usdCents(feeCents) });
}

/** Says it above a list, some of whose jobs may have a waived fee. */
export function listFeeLine(feeCents: number, areSamples: boolean): string {
  if (feeCents === 0) return t("fee.free.short");
  return t(areSamples ? "jobs.fee.samples" : "jobs.fee", { fee: usdCents(feeCents) });
}
