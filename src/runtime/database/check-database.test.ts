import { suite } from "uvu";
import * as assert from "uvu/assert";
import { losesStatements } from "./check-database.ts";

const pooler = suite("a pooler loses prepared statements");

const own = { statement: "abc1", known: ["abc1"] };

pooler("when its clients share a server under the names that they gave", () => {
  assert.ok(
    losesStatements({
      ...own,
      servers: [
        [7, 7],
        [7, 7],
      ],
    }),
  );
  assert.ok(
    losesStatements({
      ...own,
      servers: [
        [7, 8],
        [9, 9],
      ],
    }),
  );
});

pooler("but not when each client has a server for itself", () => {
  assert.not(
    losesStatements({
      ...own,
      servers: [
        [7, 7],
        [8, 8],
      ],
    }),
  );
});

pooler("but not when it gives the statements names of its own", () => {
  assert.not(
    losesStatements({
      statement: "abc1",
      known: ["PGBOUNCER_1"],
      servers: [
        [7, 7],
        [7, 7],
      ],
    }),
  );
});

pooler.run();
