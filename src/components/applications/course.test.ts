import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeNamed } from "../../content/country-places.ts";
import { ports } from "../../content/ports.ts";
import { placeNames, plotCourse, pointAt } from "./course.ts";

const course = suite("the chart of a course");

const harbours = Object.entries(ports);
const homes = ["Philippines", "Indonesia", "India", "Brazil", "South Africa", "Russia", "Egypt"];
const starts = [...homes.map((home) => [home, placeNamed(home)!.port] as const), ...harbours];
const routes = starts.flatMap(([start, from]) =>
  harbours.map(([end, to]) => ({
    ...{ name: `${start} to ${end}`, ends: [start, end] as const },
    ...plotCourse(from, to),
  })),
);
const box = (view: string) => {
  const [left, top, width, height] = view.split(" ").map(Number) as [number, number, number, number];
  return { left, top, width, height };
};

course("shows the route to its ends, with the ring around the mark where the application is", () => {
  for (const route of routes) {
    const { left, top, width, height } = box(route.view);
    const ring = 2.6 * route.scale;
    for (const part of [0, 1 / 3, 1 / 2, 2 / 3, 1]) {
      const { x, y } = pointAt(route, part);
      assert.ok(x - ring > left && x + ring < left + width, `${route.name}: ${x} in ${route.view}`);
      assert.ok(y - ring > top && y + ring < top + height, `${route.name}: ${y} in ${route.view}`);
    }
  }
});

course("leaves no more than a margin around a long route, and marks that are seen on a phone", () => {
  for (const route of routes) {
    const { width, height } = box(route.view);
    const [wide, tall] = [Math.abs(route.from.x - route.to.x), Math.abs(route.from.y - route.to.y)];
    if (width > 42 && wide / tall > 4) assert.ok(wide / width > 0.8, `${route.name}: ${wide} of ${width}`);
    assert.ok((route.scale / width) * 360 > 3.5, `${route.name}: the radius of a mark at 360 pixels`);
    assert.ok(Math.abs(width / height - 2.5) < 0.1, `${route.name}: the shape of the chart`);
  }
});

course("names both ends inside of the chart, apart from each other and from the marks", () => {
  for (const route of routes.filter(({ ends: [start, end] }) => start !== end)) {
    const { left, top, width, height } = box(route.view);
    const boxes = placeNames(route, route.ends).map(({ x, y }, end) => {
      const half = (route.ends[end]!.length * 2.1 * route.scale) / 2;
      return { left: x - half, right: x + half, top: y - 2.7 * route.scale, bottom: y + 0.8 * route.scale };
    });
    for (const name of boxes) {
      assert.ok(name.left > left && name.right < left + width, `${route.name}: outside of ${route.view}`);
      assert.ok(name.top > top && name.bottom < top + height, `${route.name}: outside of ${route.view}`);
      for (const { x, y } of [route.from, route.to]) {
        const isCovered = x > name.left && x < name.right && y > name.top && y < name.bottom;
        assert.not.ok(isCovered, `${route.name}: a name over a mark`);
      }
    }
    const [one, other] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
    const isBeside = one.right < other.left || other.right < one.left;
    const isUnder = one.bottom < other.top || other.bottom < one.top;
    assert.ok(isBeside || isUnder, `${route.name}: one name over the other`);
  }
});

course.run();
