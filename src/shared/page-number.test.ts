import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linkTo } from "../../tests/support/link-to.ts";
import * as routes from "../routes.ts";
import { pageNumber, placeInList } from "./page-number.ts";

const pages = suite("page number");

pages("is 1 for anything that is not a number from 1 on", () => {
  for (const asked of [undefined, null, "", "0", "-3", "two", "NaN"]) assert.is(pageNumber(asked), 1);
});

pages("stays a number that the database can count to", () => {
  assert.is(pageNumber("7"), 7);
  assert.is(pageNumber("9".repeat(400)), 100_000);
});

pages("beyond the last page is the last page", () => {
  assert.equal(placeInList("3", 101, 50), { page: 3, pages: 3, part: { limit: 50, offset: 100 } });
  assert.equal(placeInList("9", 100, 50), { page: 2, pages: 2, part: { limit: 50, offset: 50 } });
  assert.equal(placeInList("2", 0, 50), { page: 1, pages: 1, part: { limit: 50, offset: 0 } });
});

pages("is left out of the address of a list's first page", () => {
  assert.is(linkTo(routes.adminReviews, { page: 1 }), "/admin/reviews");
  assert.is(linkTo(routes.adminReviews, { page: 2 }), "/admin/reviews?page=2");
  assert.is(linkTo(routes.jobs, { search: "cook", page: 1 }), "/jobs?search=cook");
});

pages.run();
