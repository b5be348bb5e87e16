import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob, inDays } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";
import {
  documentsStep,
  filledTo,
  mainOf,
  personalStep,
  professionalStep,
  summaryOf,
} from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

async function acceptTerms(browser: Browser) {
  const main = await mainOf(await browser.submit("/apply/terms", { terms: "accepted" }));
  return /name="clientSecret" value="([^"]+)"/.exec(main)?.[1] ?? "";
}

const terms = suite("POST /apply/terms");

terms("asks for the tick, in the specified words", async () => {
  const response = await (await filledTo(4)).submit("/apply/terms", {});
  assert.is(response.status, 400);
  const html = await response.text();
  assert.match(html, "<h2>Terms Required</h2>");
  assert.equal(summaryOf(html), ["Please accept the terms and conditions"]);
});

terms("shows the fee, what it does not buy, and the test gateway's form, which says what it is", async () => {
  const main = await mainOf(await (await filledTo(4)).submit("/apply/terms", { terms: "accepted" }));
  for (const text of [
    "Processing fee, paid once, non-refundable, except as the terms say",
    '<a href="/terms#clause-9">When we refund the fee</a>',
    "It does not buy a job, an interview or a visa.",
    "Test payment - no card is charged",
    "Pay $50 &amp; Submit Application",
  ])
    assert.ok(main.includes(text), text);
});

terms("makes one payment however often it is asked", async () => {
  const browser = await filledTo(4);
  assert.is(await acceptTerms(browser), await acceptTerms(browser));
});

terms("leads back to a step that is not complete", async () => {
  const response = await (await filledTo(2)).submit("/apply/terms", { terms: "accepted" });
  assert.is(response.headers.get("Location"), "/apply?step=2");
});

terms("says on the page that the vacancy closed meanwhile, and charges nothing", async () => {
  const job = await aJob(sql);
  const browser = await filledTo(4, undefined, job.id);
  await sql`update jobs set closes_on = ${inDays(-1)} where id = ${job.id}`;
  const response = await browser.submit("/apply/terms", { terms: "accepted" });
  assert.is(response.status, 409);
  assert.ok((await mainOf(response)).includes("This job is closed, so it takes no more applications"));
});

if (inProcess) {
  terms("warns like a friend above Pay, and stops nobody", async () => {
    const browser = new Browser({ clock: () => new Date("2026-01-01T12:00:00Z") });
    const answers = { passportExpiry: "2026-02-01", dateOfBirth: "2012-02-01", phone: "0917 123 4567" };
    await browser.submit("/apply/step", { ...personalStep, ...answers });
    await browser.submit("/apply/step", professionalStep);
    await browser.submit("/apply/step", documentsStep);
    const main = await mainOf(await browser.send("/apply?step=4"));
    const warned = /Is this right\?.*?<\/section>/s.exec(main)?.[0] ?? "";
    assert.equal(
      [...warned.matchAll(/<span>(.*?[.?])[ <].*?href="([^"]*)"/g)].map((found) => found.slice(1)),
      [
        ["Your passport expires on February 1, 2026.", "/apply?step=1&amp;review=1#passportExpiry"],
        ["By your date of birth you are 13.", "/apply?step=1&amp;review=1#dateOfBirth"],
        ["0917 123 4567 has no country code.", "/apply?step=1&amp;review=1#phone"],
      ],
    );
    assert.ok(main.indexOf(warned) < main.indexOf("Accept &amp; Proceed to Payment"));
    assert.match(await mainOf(await browser.submit("/apply/terms", { terms: "accepted" })), "Card number");
  });

  terms("submits at once where nothing is to pay", async () => {
    const browser = await filledTo(4, { settings: { feeCents: 0 } });
    const response = await browser.submit("/apply/terms", { terms: "accepted" });
    assert.is(response.status, 303);
    assert.is(response.headers.get("Location"), "/application-success");
  });

  terms("tells a visitor without script that Stripe needs it", async () => {
    const stripe = { publishableKey: "pk_test_1", webhookSecret: "whsec_1" };
    const browser = await filledTo(4, { settings: { stripe, operatorName: "Harbour Crewing Ltd" } });
    const main = await mainOf(await browser.submit("/apply/terms", { terms: "accepted" }));
    assert.ok(main.includes("Paying by card needs JavaScript. We kept everything you entered"));
    assert.match(
      main,
      /The fee goes to Harbour Crewing Ltd\..*The card payment provider handles your card\./s,
    );
  });
}

terms.run();

const pay = suite("POST /apply/pay");

pay("leads to the confirmation with the good card", async () => {
  const browser = await filledTo(4);
  const clientSecret = await acceptTerms(browser);
  const response = await browser.submit("/apply/pay", { clientSecret, cardNumber: "4242 4242 4242 4242" });
  assert.is(response.status, 303);
  const confirmation = await mainOf(await browser.send(response.headers.get("Location") ?? ""));
  assert.ok(confirmation.includes("Application Submitted Successfully!"));
  assert.ok(confirmation.includes("Your reference"));
});

pay("keeps everything when the card is declined", async () => {
  const browser = await filledTo(4);
  const clientSecret = await acceptTerms(browser);
  const response = await browser.submit("/apply/pay", { clientSecret, cardNumber: "4000000000000002" });
  const main = await mainOf(response);
  assert.is(response.status, 402);
  assert.match(main, "Payment Failed");
  assert.equal(summaryOf(main), ["Your card was declined."]);
  const message = "Your card was declined. Nothing was charged, and your answers are kept.";
  assert.match(main, `id="cardNumber-error">${message}`);
  assert.ok(main.includes("Maria Santos") && main.includes(clientSecret));
});

pay("asks for a card number at its field when none is given, and says nothing of a card", async () => {
  const browser = await filledTo(4);
  const clientSecret = await acceptTerms(browser);
  for (const cardNumber of ["", "  "]) {
    const response = await browser.submit("/apply/pay", { clientSecret, cardNumber });
    assert.is(response.status, 400);
    const main = await mainOf(response);
    assert.equal(summaryOf(main), ["Enter a card number"]);
    assert.match(main, /id="cardNumber-error">Enter a card number</);
    assert.match(
      main,
      /<input id="cardNumber"[^>]* aria-describedby="cardNumber-hint cardNumber-error" aria-invalid="true"/,
    );
    assert.not.match(main, "Payment Failed");
    assert.match(main, clientSecret);
  }
});

pay("asks for a confirmation where the card does, and takes both answers", async () => {
  const browser = await filledTo(4);
  const card = { clientSecret: await acceptTerms(browser), cardNumber: "4000 0025 0000 3155" };
  const asked = await mainOf(await browser.submit("/apply/pay", card));
  for (const text of ["Test payment - no card is charged", "Confirm this payment"]) assert.match(asked, text);
  assert.is((await browser.submit("/apply/pay", { ...card, confirm: "no" })).status, 402);
  assert.is((await browser.submit("/apply/pay", { ...card, confirm: "yes" })).status, 303);
});

pay("answers 404 for a payment that is not known", async () => {
  const response = await (await filledTo(4)).submit("/apply/pay", {
    clientSecret: "pi_x_secret_y",
    cardNumber: "42",
  });
  assert.is(response.status, 404);
});

pay.run();
