import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findContentVersion } from "../../../tests/support/content-version.ts";
import { aReview, unique } from "../../../tests/support/fixtures.ts";
import { fieldMessages, inProcess, json, post, send, testDatabase } from "../../../tests/support/site.ts";
import type { Review } from "../../shared/reviews/review.ts";

const sql = await testDatabase();

const publishing = suite("POST /api/reviews");

publishing("answers 201 with the review, not verified", async () => {
  const response = await post("/api/reviews", aReview);
  assert.is(response.status, 201);
  const { id, createdAt, ...review } = (await response.json()) as Review;
  assert.equal(review, { ...aReview, verified: 0 });
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.match(createdAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

publishing("gives five stars where none are given", async () => {
  const { rating, ...others } = aReview;
  assert.is(((await (await post("/api/reviews", others)).json()) as Review).rating, 5);
});

publishing("says what is wrong with every field at once", async () => {
  const wrong = { candidateName: "M", jobObtained: "Cook", rating: 6, review: "Too short" };
  const response = await post("/api/reviews", wrong);
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), {
    candidateName: "Name must be at least 2 characters",
    country: "Please select a country",
    jobObtained: "Job title must be at least 5 characters",
    rating: "Rating must be a whole number from 1 to 5",
    review: "Review must be at least 20 characters",
  });
});

publishing("takes no rating that is not a whole number from 1 to 5", async () => {
  for (const rating of [0, 6, 4.5, -1, "5", null, true])
    assert.is((await post("/api/reviews", { ...aReview, rating })).status, 400, JSON.stringify(rating));
});

publishing("bounds every text", async () => {
  for (const [field, most] of [
    ["candidateName", 100],
    ["country", 100],
    ["jobObtained", 150],
    ["review", 2000],
  ] as const) {
    assert.is((await post("/api/reviews", { ...aReview, [field]: "x".repeat(most) })).status, 201, field);
    assert.is((await post("/api/reviews", { ...aReview, [field]: "x".repeat(most + 1) })).status, 400, field);
  }
});

publishing("lets nobody verify or hide by what is sent", async () => {
  const candidateName = unique("Maria");
  await post("/api/reviews", { ...aReview, candidateName, verified: 1, hiddenAt: "2020-01-01" });
  const [row] = await sql<{ verified: number; hiddenAt: Date | null }[]>`
    select verified, hidden_at from reviews where candidate_name = ${candidateName}`;
  assert.equal(row, { verified: 0, hiddenAt: null });
});

publishing("raises the version of the public content", async () => {
  const before = await findContentVersion(sql);
  await post("/api/reviews", aReview);
  assert.ok((await findContentVersion(sql)).version > before.version);
});

if (inProcess)
  publishing("is refused after 30 reviews of an address in an hour", async () => {
    const world = { settings: { rateLimitScale: 1 }, address: unique("address") };
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent++) statuses.push((await send("/api/reviews", json({}), world)).status);
    assert.equal(statuses, [...Array(30).fill(400), 429]);
  });

publishing.run();

const listing = suite("GET /api/reviews");

const publish = async (candidateName: string) =>
  (await (await post("/api/reviews", { ...aReview, candidateName })).json()) as Review;

async function readPage(path: string) {
  const response = await send(path);
  assert.is(response.status, 200);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  return { reviews: (await response.json()) as Review[], total: response.headers.get("X-Total-Count"), next };
}

listing("is an array, newest first", async () => {
  const older = await publish(unique("Maria"));
  const newer = await publish(unique("Maria"));
  const { reviews } = await readPage("/api/reviews");
  assert.ok(reviews.findIndex(({ id }) => id === newer.id) < reviews.findIndex(({ id }) => id === older.id));
  assert.equal(
    reviews.find(({ id }) => id === newer.id),
    newer,
  );
});

listing("leads from page to page without losing one", async () => {
  const ids = [(await publish("Maria")).id, (await publish("Maria")).id, (await publish("Maria")).id];
  const met: string[] = [];
  let path: string | undefined = "/api/reviews?limit=2";
  while (path && !ids.every((id) => met.includes(id))) {
    const { reviews, next } = await readPage(path);
    assert.ok(reviews.length <= 2);
    met.push(...reviews.map(({ id }) => id));
    path = next;
  }
  assert.is(new Set(met).size, met.length);
  assert.ok(ids.every((id) => met.includes(id)));
});

listing("says how many there are, without the hidden ones", async () => {
  const before = Number((await readPage("/api/reviews?limit=1")).total);
  const { id } = await publish("Maria");
  assert.is(Number((await readPage("/api/reviews?limit=1")).total), before + 1);
  await sql`update reviews set hidden_at = now() where id = ${id}`;
  const { total, reviews } = await readPage("/api/reviews");
  assert.is(Number(total), before);
  assert.not(reviews.some((review) => review.id === id));
});

listing("refuses a limit and a cursor that are none", async () => {
  const response = await send("/api/reviews?limit=0&cursor=x");
  assert.is(response.status, 400);
  assert.equal(Object.keys(await fieldMessages(response)), ["limit", "cursor"]);
});

listing.run();
