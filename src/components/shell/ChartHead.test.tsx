import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ChartHead } from "./ChartHead.tsx";

const head = suite("the head of a page that leads nowhere");

head("shows a part of the world without a frame, so that a phone draws it large", () => {
  const html = renderToStaticMarkup(<ChartHead title="404" lead="Nothing here" />);
  const [, width] = /viewBox="\S+ \S+ (\d+) \d+"/.exec(html) ?? [];
  assert.ok(Number(width) < 123, "the whole world is 123 dots wide");
  assert.not.match(html, "stroke-opacity");
});

head.run();
