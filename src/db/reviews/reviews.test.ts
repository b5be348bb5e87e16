import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Sql } from "../sql.ts";
import { findReviewSummary, listReviews } from "./reviews.ts";

const reviews = suite("reviews");
const sql = await testDatabase();

async function insertReview(
  sql: Sql,
  review: { name: string; hidden?: boolean; createdAt?: string; rating?: number },
) {
  await sql`
    insert into reviews (candidate_name, country, job_obtained, rating, review, hidden_at, created_at)
    values (${review.name}, 'Norway', 'Third Engineer', ${review.rating ?? 4}, 'They kept me informed at every step.',
      ${review.hidden ? new Date() : null}, ${review.createdAt ?? new Date().toISOString()})`;
}

const named = async (...names: string[]) =>
  (await listReviews(sql, { limit: 1000 }))
    .map((review) => review.candidateName)
    .filter((name) => names.includes(name));

reviews("come newest first", async () => {
  const [older, newer] = [crypto.randomUUID(), crypto.randomUUID()];
  await insertReview(sql, { name: newer, createdAt: "2026-03-02T00:00:00Z" });
  await insertReview(sql, { name: older, createdAt: "2026-03-01T00:00:00Z" });
  assert.equal(await named(older, newer), [newer, older]);
});

reviews("leave out what the operator hid", async () => {
  const hidden = crypto.randomUUID();
  await insertReview(sql, { name: hidden, hidden: true });
  assert.equal(await named(hidden), []);
});

reviews("bear the instant of their writing as ISO 8601", async () => {
  const name = crypto.randomUUID();
  await insertReview(sql, { name, createdAt: "2026-03-04T05:06:07.089Z" });
  const review = (await listReviews(sql, { limit: 1000 })).find((one) => one.candidateName === name);
  assert.is(review?.createdAt, "2026-03-04T05:06:07.089Z");
});

reviews("are summed up without the hidden ones", async () => {
  await insertReview(sql, { name: "Seen" });
  const before = await findReviewSummary(sql);
  await insertReview(sql, { name: "Hidden", hidden: true, rating: 1 });
  const after = await findReviewSummary(sql);
  assert.ok(before.average! > 1);
  assert.equal(after, before);
});

reviews.run();
