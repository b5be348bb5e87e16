import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { PayRuler } from "./PayRuler.tsx";

const ruler = suite("the ruler of pay");

const barOf = (salaryMin: number, salaryMax: number) =>
  /<path d="([^"]*)"/.exec(
    renderToStaticMarkup(<PayRuler job={{ salaryMin, salaryMax, tradePay: undefined }} />),
  )?.[1];

ruler("draws the pay to scale, up to the end", () => {
  assert.is(barOf(4_500, 9_000), "M30 2H60");
  assert.is(barOf(9_000, 18_000), "M60 2H120");
  assert.is(barOf(18_000, 18_000), "M118 2H120");
});

ruler("ends a bar in dashes that goes on beyond the end", () => {
  assert.is(barOf(9_000, 18_500), "M60 2H112m2 0h2m2 0h2");
  assert.is(barOf(20_000, 25_000), "M110 2H112m2 0h2m2 0h2");
});

ruler("is not there without pay", () => assert.is(barOf(0, 0), undefined));

ruler.run();
