import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { publicPages } from "../states/public-pages.ts";
import { browserSuite, openSite, visit } from "../support/browser.ts";

const weight = browserSuite("scripts");

const maxBytes = 1_500;

/** The scripts that a page asks for, by address, with the bytes that came over the line. */
function watchScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    const request = response.request();
    if (request.resourceType() !== "script") return;
    scripts.set(response.url(), Infinity);
    scripts.set(response.url(), (await request.sizes()).responseBodySize);
  });
  return scripts;
}

weight(
  "are a few hundred bytes on a page without islands, explanations and passwords",
  visit({ expected: /status of 404/ }, async ({ page, site }) => {
    const scripts = watchScripts(page);
    const heavy: string[] = [];
    let plain = 0;
    for (const { name, path } of publicPages) {
      scripts.clear();
      await page.goto(path(site), { waitUntil: "load" });
      if ((await page.locator("is-land, [popovertarget], [type=password]").count()) > 0) continue;
      plain += 1;
      if (scripts.size > 1 || [...scripts.keys()].some((url) => !url.includes("/visitor-"))) heavy.push(name);
    }
    assert.equal(heavy, []);
    assert.ok(builtBytes("islands/lib/visitor.ts") < 360);
    assert.ok(plain > 10, `only ${plain} pages without islands`);
  }),
);

for (const path of ["/jobs", "/apply"])
  weight(
    `weigh at most ${maxBytes} bytes on ${path} before anything is touched, and bring React only then`,
    visit({}, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      assert.ok(bytes > 0 && bytes <= maxBytes, `${path} loads ${bytes} bytes of script`);
      assert.is([...scripts.keys()].filter((url) => /react/.test(url)).length, 0);

      const main = page.getByRole("main");
      await main.getByRole("textbox").or(main.getByRole("combobox")).first().focus();
      await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
      assert.ok([...scripts.keys()].some((url) => /react/.test(url)));
    }),
  );

weight(
  "weigh at most 2 kB on a page with a password",
  visit({}, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto("/sign-up", { waitUntil: "networkidle" });
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    assert.ok(bytes > 0 && bytes <= 2_000, `the page loads ${bytes} bytes of script`);
  }),
);

const built = fileURLToPath(new URL("../../dist/client", import.meta.url));

/** The build compresses them by brotli, and the bytes are counted as they are sent. */
const ownBytes = { most: 6_000, ApplyWizard: 14_600 };

function builtBytes(source: string): number {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(`${built}/.vite/manifest.json`, "utf8"),
  );
  return statSync(`${built}/${manifest[source]!.file}.br`).size;
}

weight("are at most a few kilobytes for each island, besides what islands share", async () => {
  await openSite();
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(`${built}/.vite/manifest.json`, "utf8"),
  );
  const islands = Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = /^islands\/(\w+)\.tsx$/.exec(source)?.[1];
    return name ? [{ name, bytes: statSync(`${built}/${file}.br`).size }] : [];
  });
  const tooHeavy = islands.filter(
    ({ name, bytes }) => bytes > (name === "ApplyWizard" ? ownBytes.ApplyWizard : ownBytes.most),
  );
  assert.ok(islands.length > 10, `only ${islands.length} islands`);
  assert.equal(tooHeavy, []);
});

weight("hold React once, for all islands", async () => {
  await openSite();
  const files = readdirSync(`${built}/assets`).filter((file) => file.endsWith(".js"));
  const holding = (mark: string) =>
    files.filter((file) => readFileSync(`${built}/assets/${file}`, "utf8").includes(mark));
  assert.is(holding("__reactContainer").length, 1);
});

weight.run();
