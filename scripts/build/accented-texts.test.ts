import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createServer, resolveConfig } from "vite";
import { root } from "../shared/root.mjs";
import { accented, accentedTexts } from "./accented-texts.ts";

const texts = suite("accented texts");

texts("are longer, and keep their placeholders and marks", () => {
  assert.is(accented("Post Job"), "[Þöšţ Ĵöƀ~~~]");
  assert.is(accented("{n} jobs in {site}: apply!"), "[{n} ĵöƀš îñ {site}: àþþļý!~~~~~~]");
});

texts("leave no letter of the alphabet plain", () => {
  const alphabet = "abcdefghijklmnopqrstuvwxyz";
  assert.not.match(accented(alphabet + alphabet.toUpperCase()), /[a-z]/i);
});

texts("are what the server says for every key and phrase, and for nothing else", async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [accentedTexts()],
  });
  try {
    const { t, tn } = await server.ssrLoadModule("/src/content/words.ts");
    const { say } = await server.ssrLoadModule("/src/shared/say.ts");
    assert.is(t("job.description"), accented("Job Description"));
    assert.is(tn("jobs.vacancies", 3), "[3 ṽàçàñçîéš~~~~]");
    assert.match(t("job.closed.text", { date: "May 1" }), /May 1.*~\]$/);
    assert.is(say("Gender is required"), accented("Gender is required"));
    assert.is(say("Norway"), accented("Norway"));
    assert.is(say("constructor"), "constructor");
    assert.is(say("Typed by somebody"), "Typed by somebody");
  } finally {
    await server.close();
  }
});

texts("are in no build", async () => {
  const { plugins } = await resolveConfig({ root, logLevel: "silent" }, "build");
  const names = plugins.map(({ name }) => name);
  assert.ok(names.includes("in-english"));
  assert.not.ok(names.includes("accented-texts"));
});

texts.run();
