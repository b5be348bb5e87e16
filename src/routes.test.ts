import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "./app.tsx";
import { passwordTurn } from "./middleware/accounts/password-turn.ts";
import { describeRoutes } from "./middleware/facts.ts";
import { rateLimit } from "./middleware/rate-limit.ts";
import { allRoutes, routeAt } from "./middleware/route-at.ts";
import * as routes from "./routes.ts";
import { methods } from "./shared/route.ts";

const map = suite("the map of the routes");

const entries = allRoutes.flatMap((route) =>
  methods.flatMap((method) => {
    const demands = route.methods[method];
    return demands ? [{ name: `${method} ${route.path}`, method, route, demands }] : [];
  }),
);
type Entry = (typeof entries)[number];

const registered = app.routes
  .filter(({ method }) => method !== "ALL")
  .map(({ method, path, handler }) => ({ name: `${method} ${path}`, handler }));
const handlersThatAre = (wanted: unknown) =>
  new Set(registered.filter(({ handler }) => handler === wanted).map(({ name }) => name));
const takesJson = new Set(
  describeRoutes(app)
    .filter(({ body }) => body)
    .map(({ method, path }) => `${method} ${path}`),
);

/** The routes for which the map says one thing and their handlers say another. */
const disagreeing = (inMap: (entry: Entry) => unknown, inHandler: (entry: Entry) => unknown) =>
  entries
    .filter((entry) => inMap(entry) !== inHandler(entry))
    .map((entry) => `${entry.name}: ${inMap(entry)}, but its handler says ${inHandler(entry)}`);

map("names every route that the site answers, and no other", () => {
  assert.equal(
    entries.map(({ name }) => name).sort(),
    [...new Set(registered.map(({ name }) => name))].sort(),
    "a route needs a row in src/routes.ts, and a handler in src/app.tsx or src/api/index.ts",
  );
});

map("names each path once", () => {
  const paths = allRoutes.map(({ path }) => path);
  assert.equal(
    paths.filter((path, index) => paths.indexOf(path) !== index),
    [],
  );
});

map("leads each path to its own route", () => {
  const wrong = allRoutes.filter((route) => routeAt(route.path.replace(/:\w+|\*/g, "norway")) !== route);
  assert.equal(
    wrong.map(({ path }) => path),
    [],
  );
});

/** The body of an upload link waits for its turn before it is counted. A refused company's form keeps its fields. */
const countsItself = new Set<unknown>([routes.upload, routes.employerCompany]);

map("names the limits that the handlers count", () => {
  const counting = handlersThatAre(rateLimit);
  const wrong = disagreeing(
    ({ demands, route }) => demands.limit !== undefined && !countsItself.has(route),
    ({ name }) => counting.has(name),
  );
  assert.equal(wrong, [], "the row has a limit if rateLimit is in front of the handler");
});

map("says which routes take JSON as the handlers do", () => {
  const wrong = disagreeing(
    ({ demands }) => demands.body === "json",
    ({ name }) => takesJson.has(name),
  );
  assert.equal(wrong, []);
});

map("says which routes hash a password as the handlers do", () => {
  const hashing = handlersThatAre(passwordTurn);
  const wrong = disagreeing(
    ({ demands }) => demands.hashes === true,
    ({ name }) => hashing.has(name),
  );
  assert.equal(wrong, []);
});

map("lets every route that takes a file wait for a slow line", () => {
  const wrong = entries.filter(({ demands }) => demands.body === "file" && !demands.streams);
  assert.equal(
    wrong.map(({ name }) => name),
    [],
  );
});

map("keeps secrets out of the sitemap and out of what is made for everybody", () => {
  const wrong = allRoutes.filter(
    ({ path, isPublic, inSitemap }) =>
      (path.includes(":token") && isPublic) || (inSitemap && /[:*]/.test(path)),
  );
  assert.equal(
    wrong.map(({ path }) => path),
    [],
  );
});

map.run();
