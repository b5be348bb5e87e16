import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as routes from "../routes.ts";
import { linksFor } from "./link.ts";

const linkTo = linksFor("en");

const links = suite("a link");

links("fills the path and puts everything else into the query, in the route's order", () => {
  assert.is(linkTo(routes.home), "/");
  assert.is(linkTo(routes.job, { id: "5c1f" }), "/jobs/5c1f");
  assert.is(
    linkTo(routes.jobs, { page: 2, country: "Norway", search: "deck & hull" }),
    "/jobs?search=deck+%26+hull&country=Norway&page=2",
  );
  assert.is(linkTo(routes.application, { token: "t", sent: 1 }), "/application/t?sent=1");
});

links("leaves out what is empty, what the route does not know and the first page", () => {
  const filter = { search: "", country: undefined, impossible: true };
  assert.is(linkTo(routes.jobs, { ...filter, page: 1 }), "/jobs");
});

links("encodes what it puts into the path", () => {
  assert.is(linkTo(routes.country, { country: "côte d'ivoire/?" }), "/country/c%C3%B4te%20d'ivoire%2F%3F");
});

links("has the prefix of its language where the page exists in languages", () => {
  const spanish = linksFor("es");
  assert.is(spanish(routes.jobs, { page: 2 }), "/es/jobs?page=2");
  assert.is(spanish(routes.home), "/es");
  for (const route of [routes.developers, routes.adminLogin, routes.robots, routes.apiJobStats] as const)
    assert.is(spanish(route), route.path);
  assert.is(spanish(routes.application, { token: "t" }), "/es/application/t");
});

links("has its language in the query where one path serves all languages", () => {
  assert.is(linksFor("es")(routes.feed, { country: "Norway" }), "/feed.xml?country=Norway&lang=es");
  assert.is(linkTo(routes.feed, { country: "Norway" }), "/feed.xml?country=Norway");
});

links.run();
