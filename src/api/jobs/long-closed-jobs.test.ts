import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openCheckedSite } from "../../../tests/support/checked-site.ts";
import { applyAndPay } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { Browser, json } from "../../../tests/support/site.ts";

const closed = suite("a job that closed more than 180 days ago");
const { sql, close, world, checked } = await openCheckedSite();
closed.after(close);

closed("is not opened again, so that its applications stay closed", async () => {
  const { employer, post } = await checked();
  const { id } = await post();
  await applyAndPay(id, {}, new Browser(world));
  const path = `/api/jobs/${id}`;
  const edit = () => employer.browser.send(path, json({ applicationCloseDate: inDays(9) }, "PATCH"));
  const withheld = async () => {
    const rows = await (await employer.browser.send(`/api/employer/applications/${id}`)).json();
    return (rows as { withheld?: string }[])[0]?.withheld;
  };
  await sql`update jobs set closes_on = utc_today() - 181 where id = ${id}`;
  assert.is(await withheld(), "closed");
  const refused = await edit();
  assert.is(refused.status, 409);
  assert.match(((await refused.json()) as { message: string }).message, "Please post it as a new job.");
  await sql`
    update jobs set closes_on = utc_today() + 9, closed_at = now() - interval '182 days' where id = ${id}`;
  assert.is((await employer.browser.send(`${path}/closure`, { method: "DELETE" })).status, 409);
  assert.is(await withheld(), "closed");
  await sql`update jobs set closes_on = utc_today() - 179, closed_at = null where id = ${id}`;
  assert.is((await edit()).status, 200);
});

closed.run();
