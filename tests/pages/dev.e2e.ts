import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { openEmbeddedDatabase } from "../../src/runtime/pglite/embedded-database.ts";
import { browserSuite, openBrowser } from "../support/browser.ts";
import { aReview, unique } from "../support/fixtures.ts";

const dev = browserSuite("npm run dev");

const root = fileURLToPath(new URL("../..", import.meta.url));
/** It stops a wait that has no end. */
const patienceMs = 90_000;
const sources = [
  ...["src", "islands", "public", "sql", "scripts"],
  ...["package.json", "package-lock.json", ".npmrc", "tsconfig.json", "vite.config.ts"],
];

let folder = "";
let url = "";
let context: BrowserContext;
let child: ReturnType<typeof start>;
let exit: Promise<number>;
const said: string[] = [];

/** It runs on a copy: nobody else may see the edits. */
dev.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "dev-"));
  await Promise.all(sources.map((path) => cp(join(root, path), join(folder, path), { recursive: true })));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = start("npm", ["run", "--silent", "dev"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, ".data") },
  });
  eachLine(child, (line) => said.push(line));
  exit = ended(child);
  await until(() => said.some((line) => line.endsWith(`is ready at ${url}`)));
  context = await (await openBrowser()).newContext({ baseURL: url });
  context.setDefaultTimeout(patienceMs);
});
dev.after(async () => {
  await context?.close();
  kill(child);
  await exit;
  await rm(folder, { recursive: true, force: true });
});

async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !isSo(); await sleep(100))
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`It did not come to that:\n${said.slice(-20).join("\n")}`);
}

/** Replaces a text that the file has once; the answer undoes it. */
async function edit(path: string, before: string, after: string): Promise<() => Promise<void>> {
  const file = join(folder, path);
  const text = await readFile(file, "utf8");
  assert.is(text.split(before).length, 2, `${before} in ${path}`);
  await replace(file, text.replace(before, after));
  return () => replace(file, text);
}

/** The server must not read the file while it is empty, so the new one takes its place in one step. */
async function replace(file: string, text: string): Promise<void> {
  const other = join(folder, ".data/edited");
  await writeFile(other, text);
  await rename(other, file);
}

/** A page that Vite's client watches. */
async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  assert.is((await page.goto(path))?.status(), 200, path);
  await connected;
  return page;
}

const heading = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text });

dev("shows an edited page", async () => {
  const page = await open("/safety");
  const undo = await edit("src/routes/system/safety.tsx", 'title={t("safety.title")}', 'title="Edited here"');
  await heading(page, "Edited here").waitFor();
  await undo();
  await heading(page, "Edited here").waitFor({ state: "detached" });
  await page.close();
});

dev("shows an edited word", async () => {
  const page = await open("/safety");
  await edit("src/content/en/trust.ts", '"safety.title": "', '"safety.title": "Edited words: ');
  await heading(page, "Edited words: ").waitFor();
  await page.close();
});

dev("shows an edited style sheet, and one that a sheet imports", async () => {
  const page = await open("/apply");
  for (const [token, path] of [
    ["--edited-sheet", "apply.css"],
    ["--edited-part", "parts/base.css"],
  ] as const) {
    const file = join(folder, "src/styles", path);
    await replace(file, `${await readFile(file, "utf8")}\nbody { ${token}: here }\n`);
    await page.waitForFunction(
      (name) => getComputedStyle(document.body).getPropertyValue(name) === "here",
      token,
    );
  }
  await page.close();
});

const submit = '{sending ? t("reviews.submitting") : t("reviews.submit")}';

dev("shows an edited island that has not been used yet", async () => {
  const page = await open("/reviews");
  const undo = await edit("islands/ReviewForm.tsx", submit, '"Edited before use"');
  await page.getByText("Edited before use").waitFor({ state: "attached" });
  await undo();
  await page.getByText("Edited before use").waitFor({ state: "detached" });
  await page.close();
});

dev("shows an edited island that is in use, and keeps what was typed into it", async () => {
  const page = await open("/reviews");
  await page.getByRole("button", { name: "Share Your Experience" }).click();
  await page.locator("is-land[hydrated]").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Maria");
  await edit("islands/ReviewForm.tsx", submit, '"Edited in use"');
  await page.getByRole("button", { name: "Edited in use" }).waitFor();
  assert.is(await page.getByLabel("Name", { exact: true }).inputValue(), "Maria");
  await page.close();
});

dev("says what does not compile, and shows the page once it does", async () => {
  const page = await open("/privacy");
  const undo = await edit("src/routes/system/privacy.tsx", "export const", "export const const");
  await page.locator("vite-error-overlay").first().waitFor();
  assert.is((await page.request.get("/privacy")).status(), 500);
  await undo();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.close();
});

dev("links to itself in its emails", async () => {
  const data = { email: `${unique("maria").replace(" ", ".")}@example.com` };
  assert.is((await context.request.post("/api/newsletter", { data })).status(), 202);
  const mails = await (await context.request.get("/dev/mail")).text();
  const links = mails.match(/http:\/\/localhost:\d+/g) ?? [];
  assert.ok(links.length > 0);
  assert.equal([...new Set(links)], [url]);
});

dev("keeps what was written before an edit and after it, and closes the database at SIGTERM", async () => {
  const names = [unique("Maria"), unique("Jose")];
  for (const candidateName of names) {
    const data = { ...aReview, candidateName };
    assert.is((await context.request.post("/api/reviews", { data })).status(), 201);
    const page = await open("/terms");
    const loaded = page.waitForEvent("load");
    await edit("src/routes/system/terms.tsx", "export const", `// ${candidateName}\nexport const`);
    await loaded;
    await page.close();
  }
  kill(child, "SIGTERM");
  assert.is(await exit, 0);
  const { sql, close } = await openEmbeddedDatabase(join(folder, ".data"));
  const rows = await sql<{ name: string }[]>`
    select candidate_name as name from reviews where candidate_name in ${sql(names)} order by created_at`;
  await close();
  assert.equal(
    rows.map(({ name }) => name),
    names,
  );
});

dev.run();
