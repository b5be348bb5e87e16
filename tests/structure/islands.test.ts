import { suite } from "uvu";
import * as assert from "uvu/assert";
import { islands } from "../../src/components/shell/island-table.ts";
import { filesIn, stem } from "./source-files.ts";

const table = suite("the table of islands");

table("names every file directly in islands/", () => {
  assert.equal(
    Object.keys(islands).sort(),
    filesIn("islands", /\.tsx$/)
      .map(({ path }) => stem(path))
      .sort(),
    "an island needs its import and its name in src/components/shell/island-table.ts",
  );
});

table.run();
