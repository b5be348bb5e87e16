import { suite } from "uvu";
import * as assert from "uvu/assert";
import { destinations, footerCountries } from "./destinations.ts";
import { fallbackPartners, sampleEmployers } from "./fallback-partners.ts";
import { news } from "./news.ts";

const lists = suite("lists of the content");

lists("hold 11 destinations with 5 to 7 positions each", () => {
  assert.is(destinations.length, 11);
  for (const { name, positions } of destinations)
    assert.ok(positions.length >= 5 && positions.length <= 7, name);
});

lists("name the first 6 countries in the footer", () => {
  assert.equal(footerCountries, ["Australia", "New Zealand", "United Kingdom", "Italy", "France", "Canada"]);
});

lists("hold 8 shipping, 7 IT and 7 mining employers, all of different names", () => {
  const { shipping, it, mining } = sampleEmployers;
  assert.equal([shipping.length, it.length, mining.length], [8, 7, 7]);
  assert.is(new Set(fallbackPartners.map((partner) => partner.company)).size, 22);
});

lists("hold 6 news articles, newest first, of which the first two are trending", () => {
  const dates = news.map((item) => item.date);
  assert.equal(dates, [...dates].sort().reverse());
  assert.equal(
    news.map((item) => item.trending),
    [true, true, false, false, false, false],
  );
});

lists.run();
