import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";

const home = suite("GET / with jobs");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

home.before(async () => {
  ({ sql, close } = await migratedDatabase());
});
home.after(() => close());
home.before.each(async () => {
  await sql`delete from jobs`;
});

const read = async () => (await send("/", {}, { sql })).text();

home(
  "lists the six newest jobs between the two buttons of the second section and the third one",
  async () => {
    const titles = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"].map((word) => `Fitter ${word}`);
    for (const [age, title] of titles.entries())
      await insertJob(sql, { title, createdAt: new Date(Date.now() - age * 60_000).toISOString() });
    const html = await read();
    const section = html.slice(html.indexOf("Where do you want to work?"), html.indexOf("Interviews Open"));
    const listed = [...section.matchAll(/<h3><a[^>]*>([^<]+)</g)].map(([, title]) => title);
    assert.equal(listed, titles.slice(0, 6));
    assert.ok(section.indexOf("Browse Jobs") < section.indexOf(titles[0]!));
  },
);

home(
  "leads from the ports of the map to destinations with open jobs, the busiest one the largest",
  async () => {
    await insertJob(sql, { country: "Norway" });
    await insertJob(sql, { country: "Australia" });
    await insertJob(sql, { country: "Australia" });
    await insertJob(sql, { country: "Atlantis" });
    await insertJob(sql, { country: "Canada", closedAt: new Date().toISOString() });
    const map = /<svg class="world".*?<\/svg>/s.exec(await read())![0];
    const ports = [
      ...map.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"><circle cx="[\d.]+" cy="[\d.]+" r="([\d.]+)"/g),
    ].map(([, path, name, size]) => ({ path, name, size: Number(size) }));
    assert.equal(
      ports.map(({ path, name }) => [path, name]),
      [
        ["/country/australia", "Australia"],
        ["/country/norway", "Norway"],
      ],
    );
    assert.ok(ports[0]!.size > ports[1]!.size);
  },
);

home("has a map without ports when nothing is open", async () => {
  const map = /<svg class="world".*?<\/svg>/s.exec(await read())![0];
  assert.not.match(map, "<a ");
});

if (inProcess) home.run();
