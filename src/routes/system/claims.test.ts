import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { live } from "../../../tests/support/environments.ts";
import { aJob, aReview } from "../../../tests/support/fixtures.ts";
import { post, send } from "../../../tests/support/site.ts";
import type { Client } from "../../db/connect.ts";
import { readConfig } from "../../runtime/config/config.ts";
import { type ClaimName, claimNames } from "../../shared/claim-names.ts";

const claims = suite("marketing claims");

const page = async (path: string, confirmed: readonly ClaimName[], services: { sql?: Client } = {}) =>
  (await send(path, {}, { ...services, settings: { claims: confirmed } })).text();

// Nothing is in this database, so no count equals a claim by chance.
const empty = await migratedDatabase();
claims.after(() => empty.close());

const texts: Record<ClaimName, [path: string, text: string]> = {
  "success-rate": ["/", '<b class="number">95%</b>'],
  placed: ["/", '<b class="number">580+</b>'],
  reviews: ["/", '<b class="number">120+</b>'],
  rating: ["/", '<b class="number">4.9</b>'],
  "response-time": ["/", "A response within 48 hours"],
  "application-time": ["/", "It takes under 10 minutes"],
  "industry-positions": ["/", "150+ positions"],
  benefits: ["/", "Free visa processing"],
  "verified-partners": ["/", "Verified partner employers"],
  "partner-count": ["/partners", "94 Employers Worldwide"],
};

for (const [name, [path, text]] of Object.entries(texts) as [ClaimName, [string, string]][])
  claims(`show ${name} only where it is confirmed`, async () => {
    const others = claimNames.filter((other) => other !== name);
    assert.ok((await page(path, [name], { sql: empty.sql })).includes(text));
    assert.not((await page(path, others, { sql: empty.sql })).includes(text));
  });

claims("about benefits include the preparation for an interview", async () => {
  const without = await page("/", []);
  assert.not.match(without, /interview preparation|free of charge|Free (flight|accommodation|benefits)/i);
  assert.match(await page("/", ["benefits"]), "Free interview preparation");
});

claims("give way to what is counted", async () => {
  const counted = await migratedDatabase();
  try {
    const world = { sql: counted.sql };
    await aJob(counted.sql, { sector: "mining" });
    await post("/api/reviews", { ...aReview, rating: 3 }, world);
    await post("/api/reviews", { ...aReview, rating: 4 }, world);
    const home = await page("/", [], world);
    assert.match(home, '<b class="number">2</b>Reviews<');
    assert.match(home, '<b class="number">3.5</b>Average rating');
    assert.match(home, ">1 position<");
  } finally {
    await counted.close();
  }
});

claims("all show outside production, and in production those that the operator confirms", () => {
  assert.equal(readConfig({}).claims, claimNames);
  assert.equal(readConfig(live).claims, []);
  assert.equal(readConfig({ ...live, CLAIMS_CONFIRMED: "all" }).claims, claimNames);
  assert.equal(readConfig({ ...live, CLAIMS_CONFIRMED: "rating, placed" }).claims, ["rating", "placed"]);
});

claims("with an unknown name end the start with one clear line", () => {
  assert.throws(
    () => readConfig({ CLAIMS_CONFIRMED: "rating,ratings" }),
    /^CLAIMS_CONFIRMED must be names of success-rate, [^\n]*, separated by commas, or all, but it is "rating,ratings"\.$/,
  );
});

claims.run();
