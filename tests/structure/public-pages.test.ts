import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { publicPages } from "../states/public-pages.ts";
import type { BuiltSite } from "../support/built-site.ts";

const pages = suite("the public pages");

/** An address needs the ids of a running site; any id will do to find its route. */
const anySite = new Proxy({}, { get: () => crypto.randomUUID() }) as BuiltSite;

pages("are all looked at by the tests of accessibility, weight and links", () => {
  const looked = publicPages.map(({ path }) => new URL(path(anySite), "http://site.invalid").pathname);
  const missing = describeRoutes(app)
    .filter(({ isPublic, kind }) => isPublic && (kind === "page" || kind === "adminPage"))
    .map(({ path }) => path)
    .filter((path) => !looked.some((one) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(one)));
  assert.equal(missing, [], "add a row to tests/states/public-pages.ts");
});

pages.run();
