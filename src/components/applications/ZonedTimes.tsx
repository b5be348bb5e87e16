import { zonedTime } from "../../shared/time-zones.ts";

interface Props {
  instant: Date;
  /** The first zone is the reader's own. */
  zones: readonly string[];
}

/** One instant as clocks show it in several zones. */
export function ZonedTimes({ instant, zones: [own = "UTC", ...others] }: Props) {
  return (
    <span className="zoned">
      <time dateTime={instant.toISOString()}>{zonedTime(instant, own)}</time>
      {others.map((zone) => (
        <span key={zone} className="meta">
          {zonedTime(instant, zone)}
        </span>
      ))}
    </span>
  );
}
