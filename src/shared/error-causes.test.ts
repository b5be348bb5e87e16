import { suite } from "uvu";
import * as assert from "uvu/assert";
import { reasonOf, stackOf } from "./error-causes.ts";

const refused = Object.assign(new AggregateError([new Error("connect ECONNREFUSED 127.0.0.1:1")]), {
  code: "ECONNREFUSED",
});
const away = new Error("The file store does not answer", {
  cause: new TypeError("fetch failed", { cause: refused }),
});
const quoting = Object.assign(new Error('invalid input: "Maria"'), { name: "PostgresError", code: "22P02" });

const causes = suite("an error in the log");

causes("is told with the cause of its cause, in one line", () => {
  assert.is(
    reasonOf(away),
    "Error: The file store does not answer, because of TypeError: fetch failed, because of AggregateError, because of Error: connect ECONNREFUSED 127.0.0.1:1",
  );
});

causes("names each of its causes, with the places in the code", () => {
  const lines = stackOf(away).split("\n");
  assert.is(lines[0], "Error: The file store does not answer");
  assert.ok(lines.includes("caused by TypeError: fetch failed"));
  assert.ok(lines.includes("caused by Error: connect ECONNREFUSED 127.0.0.1:1"));
  assert.ok(lines.some((line) => line.startsWith("    at ")));
});

causes("does not repeat what a visitor sent to the database, however deep it is", () => {
  for (const told of [reasonOf, stackOf]) {
    const text = told(new Error("The page failed", { cause: quoting }));
    assert.match(text, "PostgresError 22P02");
    assert.not.match(text, "Maria");
  }
});

causes("ends although it is its own cause, or no error", () => {
  const endless = new Error("again");
  endless.cause = endless;
  assert.is(reasonOf(endless).split(", because of ").length, 5);
  assert.is(reasonOf("gone"), "gone");
  assert.is(stackOf(undefined), "");
});

causes.run();
