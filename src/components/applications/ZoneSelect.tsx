import { useContext } from "react";
import { Options } from "../../../islands/lib/Options.tsx";
import { listTimeZones } from "../../shared/time-zones.ts";
import { IslandCountContext } from "../shell/Island.tsx";

interface Props {
  id: string;
  value: string | undefined;
  /** The choice until the script chooses the browser's zone. */
  fallback?: string | undefined;
  /** The label of the first choice, which means no zone. */
  none: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** The page's script chooses the browser's zone where nobody chose one. A zone that somebody chose may have a name that the list lacks. */
export function ZoneSelect({ id, value, fallback, none, describedBy, isInvalid }: Props) {
  useContext(IslandCountContext).needsScript = true;
  const zones = new Set([...listTimeZones(), ...(value ? [value] : []), ...(fallback ? [fallback] : [])]);
  return (
    <select
      id={id}
      name="timeZone"
      defaultValue={value ?? fallback ?? ""}
      data-fallback={value === undefined ? fallback : undefined}
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      <option value="">{none}</option>
      <Options of={[...zones].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))} />
    </select>
  );
}
