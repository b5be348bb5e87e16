import { useLinkTo } from "../../../islands/lib/locale.ts";
import type { DestinationName } from "../../content/destinations.ts";
import { manila, type Port, ports } from "../../content/ports.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { say } from "../../shared/say.ts";
import { worldDots } from "./world-dots.ts";

export const rounded = (n: number) => Math.round(n * 10) / 10;

/** The place on the map's grid. */
export const placeOf = ({ longitude, latitude }: Port) => ({
  x: rounded((longitude + 180) / 3),
  y: rounded((72 - latitude) / 3.06),
});

/** Draws dots, and nothing for a screen reader. */
export const Dots = () => <path className="land" d={worldDots} />;

interface WorldProps {
  /** Destinations with open jobs. */
  open: readonly { name: DestinationName; jobs: number }[];
}

const courses = 4;

/** Each port is as large as its number of open jobs, and links its country. */
export function WorldMap({ open }: WorldProps) {
  const linkTo = useLinkTo();
  const busiest = [...open].sort((a, b) => b.jobs - a.jobs);
  return (
    <nav aria-label={t("map.label")}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: each port has a name, and a title would hover over the whole hero */}
      <svg className="world" viewBox="0 -1 121 41">
        <Dots />
        <path
          className="courses"
          d={busiest
            .slice(0, courses)
            .map(({ name }) => courseTo(ports[name]))
            .join("")}
        />
        <circle className="home-port" cx={placeOf(manila).x} cy={placeOf(manila).y} r="0.9" />
        {busiest.map(({ name, jobs }) => {
          const { x, y } = placeOf(ports[name]);
          return (
            <a
              key={name}
              href={linkTo(routes.country, { country: countrySlug(name) })}
              aria-label={say(name)}
            >
              <circle cx={x} cy={y} r={sizeFor(jobs, busiest[0]!.jobs)} />
            </a>
          );
        })}
      </svg>
    </nav>
  );
}

/** The area of a port grows with its jobs. The smallest port is still visible. */
const sizeFor = (jobs: number, most: number) => rounded(0.9 + 0.8 * Math.sqrt(jobs / most));

/** A curve that rises on its way, as a great circle does. */
function courseTo(port: Port): string {
  const [from, to] = [placeOf(manila), placeOf(port)];
  const rise = Math.abs(from.x - to.x) / 4;
  return `M${from.x} ${from.y}Q${rounded((from.x + to.x) / 2)} ${rounded((from.y + to.y) / 2 - rise)} ${to.x} ${to.y}`;
}

const zoom = { width: 40, height: 20 };

/** Shows the map around one port. */
export function PortMap({ country }: { country: DestinationName }) {
  const { x, y } = placeOf(ports[country]);
  const left = rounded(Math.min(Math.max(x - zoom.width * 0.7, 0), 120 - zoom.width));
  // The edge lies between two rows of dots, so it cuts none.
  const top = Math.round(Math.min(Math.max(y - zoom.height / 2, -1), 40 - zoom.height)) - 0.5;
  return (
    <svg
      className="world port-map"
      viewBox={`${left} ${top} ${zoom.width} ${zoom.height}`}
      aria-hidden="true"
    >
      <Dots />
      <circle className="halo" cx={x} cy={y} r="1.8" />
      <circle cx={x} cy={y} r="0.8" />
    </svg>
  );
}
