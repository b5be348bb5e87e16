import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, send } from "../../../tests/support/site.ts";

const ready = suite("GET /readyz");

ready("says that the site serves", async () => {
  const response = await send("/readyz");
  assert.is(response.status, 200);
  assert.equal(await response.json(), { status: "ready" });
});

if (inProcess) {
  ready("says that the database does not answer", async () => {
    const response = await send("/readyz", {}, { ready: () => new Promise(() => {}) });
    assert.is(response.status, 503);
  });
}

ready.run();
