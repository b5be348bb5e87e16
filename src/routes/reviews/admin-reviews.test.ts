import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { findContentVersion } from "../../../tests/support/content-version.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const moderation = suite("/admin/reviews");
const administrator = await signedIn();
const sql = await testDatabase();

async function aReview(fromHire = true): Promise<{ id: string; name: string }> {
  const name = unique("Reviewer");
  const [row] = await sql<{ id: string }[]>`
    insert into reviews (candidate_name, country, job_obtained, rating, review, from_hire)
    values (${name}, 'Norway', 'Third Engineer', 4, 'They kept me informed at every step.', ${fromHire}) returning id`;
  return { id: row!.id, name };
}

const change = (id: string, change: string) => administrator.submit("/admin/reviews", { id, change });
const publicPage = async () => (await send("/reviews")).text();

async function stateOf(id: string): Promise<{ verified: number; hidden: boolean }> {
  const [row] = await sql<{ verified: number; hidden: boolean }[]>`
    select verified, hidden_at is not null as hidden from reviews where id = ${id}`;
  return row!;
}

moderation("lists reviews with what may be done to them", async () => {
  const { id, name } = await aReview();
  const html = await (await administrator.send("/admin/reviews")).text();
  const [, card = ""] = html.split(`id="review-${id}"`);
  assert.match(card.split("</li>")[0] ?? "", new RegExp(`<h3>${name}</h3>`));
  for (const button of ["verify", "hide"]) assert.match(card, new RegExp(`<button[^>]* value="${button}"`));
});

moderation("comes back to the review that was changed", async () => {
  const { id } = await aReview();
  const response = await change(id, "verify");
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), `/admin/reviews#review-${id}`);
});

moderation("verifies a review and takes that back", async () => {
  const { id } = await aReview();
  await change(id, "verify");
  assert.is((await stateOf(id)).verified, 1);
  await change(id, "unverify");
  assert.is((await stateOf(id)).verified, 0);
});

moderation("verifies no review that followed no confirmed hire", async () => {
  const { id, name } = await aReview(false);
  assert.is((await change(id, "verify")).status, 409);
  assert.is((await stateOf(id)).verified, 0);
  await sql`update reviews set verified = 1 where id = ${id}`;
  const [, card = ""] = (await publicPage()).split(name);
  assert.not.match(card.split("</li>")[0] ?? "", ">Verified<");
});

moderation("hides a review from the public page and restores it", async () => {
  const { id, name } = await aReview();
  await change(id, "hide");
  assert.not.match(await publicPage(), new RegExp(name));
  assert.match(await (await administrator.send("/admin/reviews")).text(), new RegExp(name));
  await change(id, "restore");
  assert.match(await publicPage(), new RegExp(name));
});

moderation("notes each change in the audit log", async () => {
  const { id } = await aReview();
  for (const one of ["verify", "hide", "restore", "unverify"]) await change(id, one);
  const rows = await sql`select actor_kind, action from audit_log where subject_id = ${id} order by id`;
  assert.equal(
    rows.map(({ actorKind, action }) => `${actorKind}: ${action}`),
    ["review verified", "review hidden", "review restored", "review unverified"].map(
      (one) => `admin: ${one}`,
    ),
  );
});

moderation("raises the version of public content", async () => {
  const { id } = await aReview();
  const { version } = await findContentVersion(sql);
  await change(id, "hide");
  assert.ok((await findContentVersion(sql)).version > version);
});

for (const id of ["00000000-0000-4000-8000-000000000000", "no-id", ""])
  moderation(`answers the id ${JSON.stringify(id)} with 404`, async () => {
    assert.is((await change(id, "hide")).status, 404);
  });

moderation("refuses a change that it does not know", async () => {
  const { id } = await aReview();
  assert.is((await change(id, "delete")).status, 400);
  assert.equal(await stateOf(id), { verified: 0, hidden: false });
});

moderation.run();
