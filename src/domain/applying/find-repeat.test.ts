import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { pay, prepare } from "../../../tests/support/fixtures.ts";
import { anApplicant, ask, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, json, type Overrides } from "../../../tests/support/site.ts";
import { servicesOf } from "../../../tests/support/stripe-world.ts";
import { testPayments } from "../../services/payments/test-gateway.ts";
import { openVault } from "../../services/sealing/web-vault.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";

// This file seals with keys of its own, which other tests cannot open. Therefore it has a database of its own.
const { sql, close } = await migratedDatabase();

const rotated = suite("an application that was paid for before SECRET_KEY was changed");
rotated.after(close);

const oldKey = "the secret key of yesterday, of 32+ characters";
const newKey = "the secret key of tomorrow, of 32+ characters";

async function siteWith(key: string, previous?: string): Promise<Overrides> {
  const vault = openVault(key, previous);
  const testGateway = testPayments(sql, vault);
  return { sql, vault, testGateway, payments: testGateway };
}

/** Makes a paid application whose browser never came back. Then the key changes, and the browser comes. */
async function aPaidOne() {
  const before = await siteWith(oldKey);
  const browser = new Browser(before);
  const application = anApplicant();
  const intent = await prepare(browser, application);
  await pay(browser, intent);
  await reconcilePayments(await servicesOf(before));
  const [paid] = await sql<
    { id: string }[]
  >`select application_id as id from payments where intent_id = ${intent.id}`;
  const same = new Browser(await siteWith(newKey, oldKey));
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return { application, intent, id: paid!.id, browser: same };
}

const countPayments = async () => (await sql`select from payments`).length;

rotated("is not paid for again, and is answered when it is sent again", async () => {
  const { application, intent, id, browser } = await aPaidOne();
  const before = await countPayments();
  const answer = (await (await ask(browser, application)).json()) as { state: string; clientSecret: string };
  assert.equal([answer.state, answer.clientSecret.split("_secret_")[0]], ["paid", intent.id]);
  assert.is(await countPayments(), before);
  for (let time = 0; time < 2; time++) assert.is(await submit(browser, application), id);
});

rotated("is answered to a saved draft that is the same", async () => {
  const { application, id, browser } = await aPaidOne();
  await browser.send("/api/draft", json({ answers: application }, "PUT"));
  assert.is(await submit(browser, application), id);
});

rotated("is another one than what differs in a word", async () => {
  const { application, id, browser } = await aPaidOne();
  assert.is(await submit(browser, application), id);
  assert.is.not(await submit(browser, { ...application, desiredPosition: "Rigger" }), id);
});

rotated.run();
