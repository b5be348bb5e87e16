import type { Port } from "../../content/ports.ts";
import { placeOf, rounded } from "../jobs/WorldMap.tsx";

interface Point {
  x: number;
  y: number;
}

export interface Course {
  from: Point;
  top: Point;
  to: Point;
  /** The part of the map around the course, and how wide it is beside the whole world. */
  view: string;
  scale: number;
}

const shape = 5 / 2;
const narrowest = 42;
const margin = 1.2;

/** Lengths beside a mark, as multiples of the map's scale. The mark's ring and name need this room. */
const room = { ring: 2.8, below: 7.6, above: 6.6 };
const letter = { width: 2.2, height: 3.6 };

/** A course on the grid of the map, and the part of the map that shows it. */
export function plotCourse(start: Port, end: Port): Course {
  const [from, to] = [placeOf(start), placeOf(end)];
  const wide = Math.abs(from.x - to.x);
  const rise = wide / 4 + 1;
  const top = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2 - rise) };
  const ys = [from.y, to.y, peakOf(from.y, top.y, to.y)];
  const height = Math.max(...ys) - Math.min(...ys);
  const above = isFalling(from, to) ? room.above : room.ring;
  const unit = 90;
  const wanted = Math.max(wide * margin, (height * unit) / (unit / shape - above - room.below));
  const width = Math.min(Math.max(wanted, narrowest), 128);
  const left = within(top.x - width / 2, -4, 124 - width);
  const tall = width / shape;
  const spare = tall - height - ((above + room.below) * width) / unit;
  const upper = within(Math.min(...ys) - (above * width) / unit - spare / 2, -12, 50 - tall);
  const view = [left, upper, width, tall].map(rounded).join(" ");
  return { from, top, to, view, scale: rounded(width / 9) / 10 };
}

/** The highest level of the curve between its ends, where the curve is horizontal. */
function peakOf(from: number, top: number, to: number): number {
  const part = within((from - top) / (from - 2 * top + to), 0, 1);
  return (1 - part) ** 2 * from + 2 * part * (1 - part) * top + part ** 2 * to;
}

/** True when the curve leaves its upper end downwards, so that the name of this end has no room below. */
const isFalling = (from: Point, to: Point) => Math.abs(from.y - to.y) > Math.abs(from.x - to.x) / 2 + 2;

/** The middle of the base line of each end's name, within the chart and apart from the other name. */
export function placeNames({ from, to, view, scale }: Course, names: readonly [string, string]): Point[] {
  const [left = 0, , width = 0] = view.split(" ").map(Number);
  const half = names.map((name) => (([...name].length + 1) * letter.width * scale) / 2);
  const [fromX, toX] = [from, to].map(({ x }, end) =>
    within(x, left + half[end]!, left + width - half[end]!),
  ) as [number, number];
  const isCrowded =
    Math.abs(fromX - toX) < half[0]! + half[1]! && Math.abs(from.y - to.y) < letter.height * 2 * scale;
  const isSplit = isCrowded || isFalling(from, to);
  const isAbove = [isSplit && from.y <= to.y, isSplit && to.y < from.y];
  return [
    { x: fromX, y: from.y },
    { x: toX, y: to.y },
  ].map(({ x, y }, end) => ({ x: rounded(x), y: rounded(y + (isAbove[end] ? -3.6 : 6.4) * scale) }));
}

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

/** The point on the curve after this part of the way, from 0 to 1. */
export function pointAt({ from, top, to }: Course, part: number): Point {
  const along = (a: number, b: number, c: number) =>
    rounded((1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c);
  return { x: along(from.x, top.x, to.x), y: along(from.y, top.y, to.y) };
}

/** The path of the first part of the curve, by de Casteljau's algorithm. */
export function pathTo(course: Course, part: number): string {
  const { from, top } = course;
  const end = pointAt(course, part);
  const between = {
    x: rounded(from.x + (top.x - from.x) * part),
    y: rounded(from.y + (top.y - from.y) * part),
  };
  return `M${from.x} ${from.y}Q${between.x} ${between.y} ${end.x} ${end.y}`;
}
