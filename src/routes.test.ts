import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "./app.tsx";
import { passwordTurn } from "./middleware/accounts/password-turn.ts";
import { describeRoutes } from "./middleware/facts.ts";
import { allRoutes, routeAt } from "./middleware/route-at.ts";
import { limits } from "./shared/limits.ts";
import { methods } from "./shared/route.ts";

const map = suite("the map of the routes");

const entries = allRoutes.flatMap((route) =>
  methods.flatMap((method) => {
    const demands = route.methods[method];
    return demands ? [{ name: `${method} ${route.path}`, method, route, demands }] : [];
  }),
);
type Entry = (typeof entries)[number];

const handled = describeRoutes(app).map((facts) => ({ ...facts, name: `${facts.method} ${facts.path}` }));
const factsOf = ({ name }: Entry) => handled.find((one) => one.name === name);

/** The routes for which the map says one thing and their handlers say another. */
const disagreeing = (inMap: (entry: Entry) => unknown, inHandler: (entry: Entry) => unknown) =>
  entries
    .filter((entry) => inMap(entry) !== inHandler(entry))
    .map((entry) => `${entry.name}: ${inMap(entry)}, but its handler says ${inHandler(entry)}`);

map("names every route that the site answers, and no other", () => {
  assert.equal(entries.map(({ name }) => name).sort(), handled.map(({ name }) => name).sort());
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

map("says who may come as the handlers do", () => {
  const wrong = disagreeing(
    ({ demands }) => demands.guard,
    (entry) => factsOf(entry)?.guard,
  );
  assert.equal(wrong, []);
});

map("names the limits that the handlers count", () => {
  const wrong = disagreeing(
    ({ demands }) => demands.limit && limits[demands.limit].name,
    (entry) => factsOf(entry)?.limit?.name,
  );
  assert.equal(wrong, []);
});

map("says which pages are public as the handlers do, and by which parameters", () => {
  const wrong = disagreeing(
    ({ route, method }) => (method === "GET" && route.isPublic ? String(route.query ?? "") : undefined),
    (entry) => factsOf(entry)?.publicPage && String(factsOf(entry)?.publicPage?.parameters),
  );
  assert.equal(wrong, []);
});

map("says which routes take JSON as the handlers do", () => {
  const wrong = disagreeing(
    ({ demands }) => demands.body === "json",
    (entry) => factsOf(entry)?.body !== undefined,
  );
  assert.equal(wrong, []);
});

map("says which routes hash a password as the handlers do", () => {
  const hashing = new Set<unknown>(
    app.routes
      .filter(({ handler }) => handler === passwordTurn)
      .map(({ method, path }) => `${method} ${path}`),
  );
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
