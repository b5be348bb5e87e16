import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";

const suspension = suite("POST /admin/employers/:userId/suspension");
const administrator = await signedIn();

suspension("leads from a suspension and from its end to the same part of the list", async () => {
  const { user } = await anEmployer();
  const part = new URLSearchParams({ list: "companies", search: "5% & more", page: "3" });
  const change = (fields: Record<string, string>, query = `?${part}`) =>
    administrator.submit(`/admin/employers/${user.id}/suspension${query}`, fields);
  const suspended = await change({ reason: "Asks candidates for money" });
  assert.is(suspended.status, 303);
  assert.is(suspended.headers.get("location"), `/admin/employers?${part}#companies`);
  const lifted = await change({ lift: "yes" });
  assert.is(lifted.status, 303);
  assert.is(lifted.headers.get("location"), `/admin/employers?${part}#companies`);
  const whole = await change({ reason: "Asks candidates for money" }, "");
  assert.is(whole.headers.get("location"), "/admin/employers?list=companies#companies");
});

suspension(
  "shows a refused reason for a suspension as it was typed, with what is wrong with it",
  async () => {
    const employer = await anEmployer();
    const { user } = employer;
    const { company } = await postJob(employer);
    await postJob(employer, { company: `${company} Two` });
    const part = new URLSearchParams({ list: "companies", search: company });
    const reason = `${unique("Long")} ${"x".repeat(500)}`;
    const refused = await administrator.submit(`/admin/employers/${user.id}/suspension?${part}`, { reason });
    assert.is(refused.status, 400);
    const page = await refused.text();
    assert.match(page, "<title>Error: Employers");
    assert.match(page, `href="#suspension-reason"`);
    assert.is(page.split(reason).length, 2);
    const card = page.split('<summary class="row-summary">').find((card) => card.includes(reason));
    assert.match(card ?? "", "The reason must be at most 500 characters");
    const empty = await administrator.submit(`/admin/employers/${user.id}/suspension?${part}`, {
      reason: " ",
    });
    assert.match(await empty.text(), "Say why this account is suspended");
  },
);

suspension("keeps a refused reason for an employer that the list does not show", async () => {
  const employer = await anEmployer();
  const { id, firstName, lastName } = employer.user;
  await postJob(employer);
  const reason = `${unique("Long")} ${"x".repeat(500)}`;
  const submit = (userId: string, search: string) =>
    administrator.submit(
      `/admin/employers/${userId}/suspension?${new URLSearchParams({ list: "companies", search })}`,
      { reason },
    );
  const refused = await submit(id, unique("Nobody"));
  assert.is(refused.status, 400);
  const page = await refused.text();
  assert.is(page.split(reason).length, 2);
  assert.match(page, `href="#suspension-reason"`);
  assert.match(page, `${firstName} ${lastName} is not in the part of the list below`);
  assert.match(page, "The reason must be at most 500 characters");
  assert.match(page, `action="/admin/employers/${id}/suspension?`);
  assert.is((await submit(crypto.randomUUID(), "")).status, 404);
});

suspension.run();
