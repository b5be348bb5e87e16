import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { send } from "../../../tests/support/site.ts";

const page = suite("GET /privacy");

page("lists its headings in the order of the page", async () => {
  const main = await mainOf(await send("/privacy"));
  const listed = [...main.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
  const headings = [...main.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(listed.includes("kept"));
  assert.equal(listed, headings);
});

page("sums up what it says above its contents", async () => {
  const main = await mainOf(await send("/privacy"));
  assert.match(
    main,
    /the documents that you upload.*delete the application.*how long we keep what.*We do not sell your data\. We set no .*<nav class="contents"/s,
  );
});

page.run();
