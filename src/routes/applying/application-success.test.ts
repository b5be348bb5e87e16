import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  aJob,
  anApplication,
  aPreparedPayment,
  pay,
  prepare,
  unique,
} from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { anApplicant, applicationOf, complete, submit } from "../../../tests/support/payment-steps.ts";
import {
  Browser,
  inProcess,
  json,
  type Overrides,
  send,
  testDatabase,
  testServices,
} from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { ProviderAway } from "../../services/payments/provider.ts";

const confirmation = suite("GET /application-success");

const address = (intent: { id: string; clientSecret: string }) =>
  `/application-success?payment_intent=${intent.id}&payment_intent_client_secret=${intent.clientSecret}`;

confirmation("settles a paid application and gives its reference, again at each reload", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const first = await mainOf(await browser.send(address(intent)));
  assert.ok(first.includes("Application Submitted Successfully!"));
  const [reference] = /class="reference"[^>]*>[A-Z0-9-]+</.exec(first) ?? [];
  assert.ok(reference);
  assert.ok((await mainOf(await browser.send(address(intent)))).includes(reference));
});

confirmation("shows the payment that pays, not a later one that went back", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  await browser.send(address(intent));
  const sql = await testDatabase();
  await sql`
    insert into payments (application_id, provider, amount_cents, currency, intent_id, status, refunded_cents)
    select application_id, provider, 9900, currency, ${unique("intent")}, 'refunded', 9900
    from payments where intent_id = ${intent.id}`;
  const main = await mainOf(await browser.send("/application-success"));
  assert.match(main, "Application Submitted Successfully!");
  assert.match(main, "$50");
  assert.not.match(main, "$99");
});

confirmation("lets the browser send another application, which is no repeat of the first", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  await browser.send(address(intent));
  const another = await submit(browser, { ...anApplicant(), qualification: "Bosun's certificate" });
  assert.not.equal(another, (await applicationOf(intent))!.id);
});

confirmation("links once to the application's own page, which is in the email as well", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const page = await mainOf(await browser.send(address(intent)));
  const first = ownPageIn(page);
  assert.ok(
    page.indexOf(
      "<strong>Save the private link to your application now. This page shows it for one hour only.",
    ) < page.indexOf(first!),
  );
  assert.is((await send(first ?? "")).status, 200);
  const again = await mainOf(await browser.send(address(intent)));
  assert.is(ownPageIn(again), undefined);
  assert.ok(again.includes("please open the page now"));
});

confirmation("opens the application's own page for this browser after a reload, too", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  await browser.send(address(intent));
  const again = await mainOf(await browser.send(address(intent)));
  const link = /href="(\/track\/mine\/[^"]+)">Open your application</.exec(again)?.[1] ?? "";
  assert.match((await browser.send(link)).headers.get("Location") ?? "", /^\/application\//);
  assert.not.match(again, "This page shows it for one hour only");
});

confirmation("names the vacancy and its company, and none where there is none", async () => {
  const job = await aJob(await testDatabase());
  const { browser, intent } = await aPreparedPayment({ ...anApplicant(), jobId: job.id });
  await pay(browser, intent);
  const named = await mainOf(await browser.send(address(intent)));
  assert.match(named, `<dt>Job</dt><dd>${job.title}, ${job.company}</dd>`);
  const general = await aPreparedPayment();
  await pay(general.browser, general.intent);
  assert.not.match(await mainOf(await general.browser.send(address(general.intent))), "<dt>Job</dt>");
});

confirmation("tells what happens next and when", async () => {
  const main = await mainOf(await send("/application-success"));
  for (const text of ["3-5 business days", "interviews", "successful placements"])
    assert.ok(main.includes(text), text);
  assert.ok(main.includes('href="/jobs"') && main.includes('href="/"'));
});

confirmation("shows no data to a browser that cannot show that the payment is its own", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  await browser.send(address(intent));
  const main = await mainOf(await new Browser().send(`/application-success?payment_intent=${intent.id}`));
  assert.ok(main.includes("We show it only in the browser that sent it"));
  assert.not(main.includes('class="reference"'));
});

confirmation("gives the link to no browser but the one that sent the application", async () => {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const application = { ...anApplicant(), email };
  const browser = new Browser();
  await browser.send("/api/draft", json({ answers: { fullName: "Maria" } }, "PUT"));
  const intent = await prepare(browser, {});
  await pay(browser, intent);
  await browser.submit("/apply/continue", { email });
  const mails = await mailsTo(email);
  const elsewhere = new Browser();
  await elsewhere.submit(/\/resume\/[\w-]{43}/.exec(mails[0]?.body ?? "")?.[0] ?? "", {});
  await submit(elsewhere, application);
  for (const other of [new Browser(), browser]) {
    const main = await mainOf(await other.send(address(intent)));
    assert.match(main, "Application Submitted Successfully!");
    assert.is(ownPageIn(main), undefined);
  }
  assert.ok(ownPageIn(await mainOf(await elsewhere.send(address(intent)))));
});

confirmation("gives no link to whoever sits at that browser an hour later", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant());
  await pay(browser, intent);
  const { id } = (await applicationOf(intent))!;
  await complete(new Browser(), id, intent);
  const sql = await testDatabase();
  await sql`update applications set submitted_at = now() - interval '61 minutes' where id = ${id}`;
  for (const path of ["/application-success", address(intent)])
    assert.is(ownPageIn(await mainOf(await browser.send(path))), undefined);
});

confirmation("claims no success for a payment that somebody made up", async () => {
  const page = await send("/application-success?payment_intent=pi_made_up&redirect_status=succeeded");
  assert.match(await mainOf(page), "<h1>We cannot show your application here</h1>");
});

confirmation("says that an unpaid payment did not go through, whatever the address claims", async () => {
  const { browser, intent } = await aPreparedPayment();
  const main = await mainOf(await browser.send(`${address(intent)}&redirect_status=succeeded`));
  assert.ok(main.includes("The payment did not go through"));
  assert.ok(main.includes('href="/apply?step=4"'));
});

if (inProcess) {
  /** Counts the questions to the provider. */
  const counted = async (world: Overrides = {}) => {
    const { payments } = await testServices();
    const asked = { times: 0 };
    const counting = {
      ...payments,
      findIntent: (id: string) => {
        asked.times += 1;
        return payments.findIntent(id);
      },
    };
    return { asked, world: { ...world, payments: counting } };
  };

  confirmation("asks the provider nothing for whoever does not have the payment's secret", async () => {
    const { intent } = await aPreparedPayment();
    const { asked, world } = await counted();
    const wrong = { ...intent, clientSecret: `${intent.id}_secret_${"0".repeat(64)}` };
    for (const path of [address(wrong), `/application-success?payment_intent=${intent.id}`])
      assert.match(
        await mainOf(await send(path, {}, world)),
        "<h1>We cannot show your application here</h1>",
      );
    assert.is(asked.times, 0);
    assert.match(await mainOf(await send(address(intent), {}, world)), "The payment did not go through");
    assert.is(asked.times, 1);
  });

  confirmation("asks the provider so often a minute about one payment, from wherever", async () => {
    const { intent } = await aPreparedPayment();
    const { asked, world } = await counted({ settings: { rateLimitScale: 1 } });
    const answers: number[] = [];
    for (let n = 0; n < 40; n += 1)
      answers.push((await send(address(intent), {}, { ...world, address: `198.51.100.${n}` })).status);
    assert.is(answers[0], 200);
    assert.is(answers.at(-1), 429);
    assert.ok(asked.times < 40 && asked.times >= 30, String(asked.times));
  });

  confirmation("is limited by address", async () => {
    const world = { settings: { rateLimitScale: 0.005 }, address: "198.51.100.200" };
    const answers: number[] = [];
    for (let n = 0; n < 5; n += 1) answers.push((await send("/application-success", {}, world)).status);
    assert.equal(answers, [200, 200, 200, 429, 429]);
  });

  confirmation("gives the reference of an application that cost nothing", async () => {
    const browser = new Browser({ settings: { feeCents: 0 } });
    await browser.post("/api/create-payment-intent", anApplication);
    await browser.post("/api/applications", anApplication);
    const main = await mainOf(await browser.send("/application-success"));
    assert.ok(main.includes("Application Submitted Successfully!"));
    assert.match(main, /class="reference"[^>]*>[A-Z0-9-]+</);
  });

  const withIntent = async (change: "processing" | "away") => {
    const { browser, intent } = await aPreparedPayment();
    const { payments } = await testServices();
    const found = await payments.findIntent(intent.id);
    const entries: Record<string, unknown>[] = [];
    browser.world.log = (entry) => entries.push(entry);
    browser.world.payments = {
      ...payments,
      findIntent: async () => {
        if (change === "away" || !found) throw new ProviderAway("no answer");
        return { ...found, status: "processing" };
      },
    };
    return { response: await browser.send(address(intent)), entries };
  };

  confirmation("asks for patience, and again by itself, while the payment is being processed", async () => {
    const html = await (await withIntent("processing")).response.text();
    assert.match(html, "Your payment is being processed");
    assert.match(html, '<meta http-equiv="refresh"');
  });

  confirmation("says that the provider cannot be asked, and that nobody need pay again", async () => {
    const { response, entries } = await withIntent("away");
    assert.is(response.status, 503);
    const entry = entries.find(({ code }) => code === "paymentsAway");
    assert.ok(entry?.id);
    assert.match(String(entry?.cause), "no answer");
    assert.ok((await mainOf(response)).includes("You do not need to pay again"));
  });
}

confirmation.run();
