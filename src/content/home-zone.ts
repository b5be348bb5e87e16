import { wallTime } from "../shared/time-zones.ts";
import { countryList } from "./country-list.ts";
import { placeNamed } from "./country-places.ts";

interface ZonedLocale extends Intl.Locale {
  /** Older engines have the getter alone. */
  timeZones?: string[];
  getTimeZones?: () => string[];
}

const zonesIn = (code: string): string[] => {
  const locale: ZonedLocale = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

export interface HomeZone {
  country: string;
  zone: string;
}

/** The zone that the candidate named, or the one of the candidate's country. Null where nobody knows it. */
export const findCandidateZone = (named: string | null, nationality: string, now: Date): string | null =>
  named ?? findHomeZone(nationality, now)?.zone ?? null;

/** The time zone of a country, from its name or a nationality. Undefined for a country whose clocks differ. */
export function findHomeZone(text: string, now: Date): HomeZone | undefined {
  const country = placeNamed(text)?.country;
  const code = Object.entries(countryList).find(([, name]) => name === country)?.[0];
  if (!country || !code) return undefined;
  const [zone, ...others] = zonesIn(code);
  const seasons = [now, new Date(now.getTime() + 182 * 86_400_000)];
  const isShared = others.every((other) =>
    seasons.every((instant) => wallTime(instant, other) === wallTime(instant, zone!)),
  );
  return zone && isShared ? { country, zone } : undefined;
}
