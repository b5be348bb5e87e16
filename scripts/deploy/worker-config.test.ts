import { suite } from "uvu";
import * as assert from "uvu/assert";
import { workerConfig } from "./worker-config.mjs";

const config = suite("the configuration of the Worker");

config("opens no address beside the site's own domain", async () => {
  const { workers_dev, preview_urls } = await workerConfig();
  assert.equal([workers_dev, preview_urls], [false, false]);
});

config.run();
