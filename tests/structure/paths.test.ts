import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allRoutes } from "../../src/middleware/route-at.ts";
import { document } from "../../src/routes.ts";
import { filesUnder, isTest, withoutComments } from "./source-files.ts";

const paths = suite("paths of the site");

const firstPart = ({ path }: { path: string }) => path.split("/")[1]?.replaceAll(".", "\\.");
/** The database keeps the address of a document as the reference to it, so that address is data. */
const words = allRoutes.filter((route) => route !== document).map(firstPart);
const spelled = new RegExp(
  `["'\`](/(${[...new Set(words)].filter(Boolean).join("|")})(/|(?=["'\`?#])))`,
  "g",
);

const map = "src/routes.ts";
/** Here the settings are explained to operators, in prose. */
const prose = "src/runtime/config/settings.ts";

paths("are spelled in the map of routes alone", () => {
  const files = [...filesUnder("src", /\.tsx?$/), ...filesUnder("islands", /\.tsx?$/)]
    .filter((file) => !isTest(file) && ![map, prose].includes(file.path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(spelled)].map(([, begin]) => `${path}: ${begin}`),
    );
  assert.equal(files, [], "make the link with linkTo(routes.<name>), or register by routes.<name>.path");
});

paths.run();
