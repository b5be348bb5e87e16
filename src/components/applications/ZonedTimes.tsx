import { t } from "../../content/words.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import { clockTime, shortTime, wallTime, zonedTime, zonesOf } from "../../shared/time-zones.ts";

interface Props {
  instant: Date;
  /** The first zone is the reader's own, if it is known. */
  zones: readonly string[];
  /** The zone that is called the employer's. */
  employerZone?: string | undefined;
}

/** One instant as clocks show it in several zones. The others name their day where it is another one. */
export function ZonedTimes({ instant, zones: [own = "UTC", ...others], employerZone }: Props) {
  const dayIn = (zone: string) => wallTime(instant, zone).slice(0, 10);
  const timeIn = (zone: string) => {
    const written = zonedTime(instant, zone, zone === own || dayIn(zone) !== dayIn(own));
    // The line breaks before the time, not within it.
    const time = written.replace(/ at (?=\d)/, " at\u00a0");
    return zone === employerZone ? t("interview.mail.zone.employer", { time }) : time;
  };
  const [clock, zone] = timeIn(own).split("\u00a0(");
  return (
    <span className="zoned">
      <time dateTime={instant.toISOString()}>
        {`${clock}\u00a0`}
        <small>{`(${zone}`}</small>
      </time>
      {others.length > 0 && <span className="meta">{others.map(timeIn).join(" · ")}</span>}
    </span>
  );
}

interface CandidateProps {
  instant: Date;
  interview: Pick<ShownInterview, "timeZone">;
  /** The zone that the candidate named, or the one of the candidate's country. */
  ownZone: string | null;
}

/** Where the candidate's zone is unknown, the employer's time comes first, as in the email. */
export function CandidateTimes({ instant, interview: { timeZone }, ownZone }: CandidateProps) {
  const isEmployers = timeZone !== ownZone && timeZone !== "UTC";
  return (
    <ZonedTimes
      instant={instant}
      zones={zonesOf(ownZone, timeZone)}
      employerZone={isEmployers ? timeZone : undefined}
    />
  );
}

const cityOf = (zone: string): string => zone.split("/").at(-1)!.replaceAll("_", " ");

/** One of several times, in two short lines that name the cities of their zones. */
export function SlotTimes({ instant, interview: { timeZone }, ownZone }: CandidateProps) {
  const [own = "UTC", other] = zonesOf(ownZone, timeZone);
  const isSameDay = other && wallTime(instant, own).slice(0, 10) === wallTime(instant, other).slice(0, 10);
  const named = (written: string, zone: string) => {
    const time = `${written} (${cityOf(zone)})`;
    const isEmployers = zone === timeZone && zone !== ownZone && zone !== "UTC";
    return isEmployers ? t("interview.mail.zone.employer", { time }) : time;
  };
  return (
    <span className="zoned">
      <time dateTime={instant.toISOString()}>{named(shortTime(instant, own, "numeric"), own)}</time>
      {other && (
        <span className="meta">{named((isSameDay ? clockTime : shortTime)(instant, other), other)}</span>
      )}
    </span>
  );
}
