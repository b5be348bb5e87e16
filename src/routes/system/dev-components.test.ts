import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, send } from "../../../tests/support/site.ts";

const components = suite("/dev/components");
const paths = ["/dev/components", "/dev/components/colors.css"];

components("shows each scheme, whichever the browser prefers", async () => {
  const page = await (await send("/dev/components")).text();
  for (const pane of ["pane-light", "pane-dark"]) assert.match(page, pane);
  const response = await send("/dev/components/colors.css");
  assert.match(response.headers.get("Content-Type") ?? "", "text/css");
  const css = await response.text();
  const grounds = [...css.matchAll(/--ground:\s*(#\w+)/g)].map(([, color]) => color);
  assert.is(new Set(grounds).size, 2);
});

components("is in no sitemap and no description of the calls", async () => {
  for (const path of ["/sitemap-pages.xml", "/openapi.json"])
    assert.not.match(await (await send(path)).text(), "/dev/");
});

// Its answers depend on the settings, which only tests in this process choose.
if (inProcess)
  components("does not exist in production", async () => {
    for (const path of paths)
      assert.is((await send(path, {}, { settings: { production: true } })).status, 404, path);
  });

components.run();
