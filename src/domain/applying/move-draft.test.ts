import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prepare } from "../../../tests/support/fixtures.ts";
import { anApplicant, applicationOf, stateOf } from "../../../tests/support/payment-steps.ts";
import { Browser, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertDraftLink } from "../../db/applying/draft-links.ts";

const moving = suite("moving a draft to another browser");

moving("leaves a paid draft of that browser in its place", async () => {
  const sql = await testDatabase();
  const [here, elsewhere] = [new Browser(), new Browser()];
  const payment = await prepare(elsewhere, anApplicant());
  const begun = await applicationOf(payment);
  const paid = await applicationOf(await prepare(here, anApplicant()));
  await sql`update applications set payment_status = 'completed' where id = ${paid!.id}`;
  const token = newToken();
  await insertDraftLink(sql, {
    applicationId: begun!.id,
    tokenHash: hashOfToken(token),
    expiresAt: new Date(Date.now() + 60_000),
  });
  const page = await mainOf(await here.send(`/resume/${token}`));
  assert.match(page, "an application that you have paid for");
  assert.not.match(page, "Discard");
  const refused = await here.submit(`/resume/${token}`, {});
  assert.is(refused.status, 409);
  assert.match(await mainOf(refused), "an application that you have paid for");
  const [kept] = await sql`select browser_hash from applications where id = ${paid!.id}`;
  assert.ok(kept?.browserHash);
  assert.is(await stateOf(payment), "pending");
});

moving.run();
