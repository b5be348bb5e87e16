import type { Port } from "../../content/ports.ts";
import { placeOf, rounded } from "../jobs/WorldMap.tsx";

interface Point {
  x: number;
  y: number;
}

interface Course {
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

/** A course on the grid of the map, and the part of the map that shows it. */
export function plotCourse(start: Port, end: Port): Course {
  const [from, to] = [placeOf(start), placeOf(end)];
  const rise = Math.abs(from.x - to.x) / 4 + 1;
  const top = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2 - rise) };
  const middle = { x: top.x, y: (from.y + to.y + 2 * top.y) / 4 };
  const ys = [from.y, to.y, middle.y];
  const height = Math.max(...ys) - Math.min(...ys);
  const wanted = Math.max(Math.abs(from.x - to.x), height * shape);
  const width = Math.min(Math.max(wanted * margin, narrowest), 128);
  const left = within(middle.x - width / 2, -4, 124 - width);
  const tall = width / shape;
  const upper = within((Math.max(...ys) + Math.min(...ys)) / 2 - tall / 2, -8, 46 - tall);
  const view = [left, upper, width, tall].map(rounded).join(" ");
  return { from, top, to, view, scale: rounded(width / 9) / 10 };
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
