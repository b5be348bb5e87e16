import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmployer } from "../../../tests/support/account.ts";
import { apply, applyAndPay, confirmMailbox, postJob } from "../../../tests/support/employer.ts";
import { aPreparedPayment, pay } from "../../../tests/support/fixtures.ts";
import { asked } from "../../../tests/support/mandates.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, type Overrides, send } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";

const mail = { send: async () => {} };
const live = { settings: { production: true } };
const off = "This site sends no email at the moment";

const pages = suite("a candidate's pages on a site without a mail server");

/** Each page with what it promises where the site sends email. */
async function promises() {
  const { path } = await anOwnPage();
  return [
    ["/track", "We then email a code to that address"],
    [`${path}/private`, "We email a code to"],
    [path, "We first send a link to the email address"],
  ] as const;
}

pages("promise no email, and say that none is sent", async () => {
  for (const [path, promise] of await promises()) {
    const page = await mainOf(await send(path));
    assert.match(page, off, path);
    assert.not.match(page, promise, path);
  }
});

pages("ask the candidate to keep the link that is shown once", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const path = `/application-success?payment_intent=${intent.id}&payment_intent_client_secret=${intent.clientSecret}`;
  const page = await mainOf(await browser.send(path));
  assert.match(page, "Save the private link to your application now. This page shows it for one hour only.");
  assert.not.match(page, "email that we sent you");
});

const sent = "/application-success";

pages("lead who withdraws to no deletion that needs an email", async () => {
  const { path } = await anOwnPage();
  const page = await mainOf(await send(`${path}/withdrawal`));
  assert.match(page, "To have your data deleted now, write to");
  assert.not.match(page, "choose “Delete my data”");
});

pages("lead to the own page for updates", async () => {
  const page = await mainOf(await send(sent));
  assert.match(page, "own page shows the updates");
  assert.not.match(page, "Check your email");
});

pages("promise no last email after the deletion of an account", async () => {
  const page = await mainOf(await send("/account/deleted"));
  assert.match(page, "password are gone.");
  assert.not.match(page, "one last email");
});

pages("say after a request that no code is on its way", async () => {
  const browser = new Browser();
  await browser.submit("/track", { reference: "K7QM-4RTX-9DWP", email: "nobody@example.com" });
  const page = await mainOf(await browser.send("/track/code"));
  assert.match(page, off);
  assert.not.match(page, "we have sent a code");
  const wrong = await mainOf(await browser.submit("/track/code", { code: "12345678" }));
  assert.match(wrong, "You have 4 more tries");
  assert.match(wrong, off);
  assert.not.match(wrong, "Ask for another code");
});

pages("lead a developer to the outbox, where the code and the link are", async () => {
  const browser = await filledTo(2);
  const track = await mainOf(await browser.send("/track"));
  assert.match(track, /href="\/dev\/mail">Outbox.*<form/s);
  const elsewhere = await mainOf(await browser.send("/apply/continue"));
  assert.match(elsewhere, /We email you a link.*href="\/dev\/mail">Outbox.*<form/s);
});

pages("lead a developer to the outbox after what elsewhere sends a link or a code", async () => {
  const given = { email: "maria@example.com", frequency: "daily" };
  for (const path of ["/newsletter", "/alerts"]) {
    const page = await mainOf(await new Browser().submit(path, given));
    assert.match(page, /Check the outbox.*href="\/dev\/mail">Outbox/s, path);
    assert.not.match(page, /We are sending a link|spam/, path);
  }
  const elsewhere = await (await filledTo(2)).submit("/apply/continue", { email: given.email });
  assert.not.match(await mainOf(elsewhere), "spam");
  const { browser } = await anAccount();
  const confirming = await mainOf(await browser.send("/confirm-email"));
  assert.match(confirming, "A new code replaces the one before.");
  assert.not.match(confirming, "spam");
});

pages("lead a developer from the confirmation to the outbox", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const path = `/application-success?payment_intent=${intent.id}&payment_intent_client_secret=${intent.clientSecret}`;
  const page = await mainOf(await browser.send(path));
  assert.match(page, /This site sends no email at the moment\..*href="\/dev\/mail">Outbox/);
});

pages("say that the link of a deletion could not be sent, and offer no second one", async () => {
  const { path } = await anOwnPage();
  await new Browser().submit(`${path}/erasure`, {});
  const page = await mainOf(await send(path));
  assert.match(page, "so we could not send the link");
  assert.not.match(page, `action="${path}/erasure"`);
});

pages("offer no code for the copy of the passport", async () => {
  const { path } = await anOwnPage();
  const page = await mainOf(await send(path));
  assert.not.match(page, `${path}/private`);
});

const promisesToEmployers = [
  "We email you the result",
  "We email you when we have decided",
  "We email the candidate ten minutes after",
  "gets an email with a link to your message",
  "both of you get a calendar entry and reminders",
  "The candidate has been emailed the times",
  "The candidate has been emailed that you made an offer",
];

/** The pages of an employer with one application and one request for a check, after each other. */
async function employersPages(world: Overrides): Promise<string> {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const id = await apply(job.id);
  await confirmMailbox(employer.user.email);
  await asked(employer);
  const paths = [
    "/employer/company?sent=1",
    `/employer/jobs/${job.id}`,
    `/employer/applications/${id}/messages`,
    `/employer/applications/${id}/interviews`,
    `/employer/applications/${id}/interviews?done=offered`,
    `/employer/applications/${id}/offer?done=made`,
  ];
  const pages = [await mainOf(await new Browser(world).send("/become-employer"))];
  for (const path of paths) pages.push(await mainOf(await employer.browser.send(path)));
  return pages.join("\n");
}

pages("count the time of undoing without an email that nobody gets", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { id } = await applyAndPay(job.id, {}, new Browser());
  await employer.browser.submit(`/employer/applications/${id}/status`, { status: "rejected" });
  const inbox = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
  assert.match(inbox, "You can undo this for 10 minutes.");
  assert.not.match(inbox, "The email goes");
});

if (inProcess) {
  pages("show no form whose email nobody can read, but an address to write to", async () => {
    const browser = new Browser(live);
    await browser.submit("/track", { reference: "K7QM-4RTX-9DWP", email: "nobody@example.com" });
    for (const path of ["/track?reference=K7QM-4RTX-9DWP", "/track/code"]) {
      const page = await mainOf(await browser.send(path));
      assert.match(page, "We cannot email you a code. To learn the status", path);
      assert.match(page, 'href="mailto:hello@landfall.example', path);
      assert.not.match(page, "<form", path);
    }
    assert.match(
      await mainOf(await browser.send("/track?reference=K7QM-4RTX-9DWP")),
      "?subject=K7QM-4RTX-9DWP",
    );
  });

  pages("ask nobody for a code that no email can bring, and reset no password", async () => {
    const { browser: employer } = await anEmployer(live);
    const confirm = await mainOf(await employer.send("/confirm-email"));
    assert.match(confirm, off);
    assert.not.match(confirm, "<form");
    assert.not.match(await mainOf(await employer.send("/employer/dashboard")), 'href="/confirm-email"');
    const forgot = await mainOf(await new Browser(live).send("/forgot-password"));
    assert.match(forgot, off);
    assert.not.match(forgot, "<form");
  });

  pages("promise an employer no email that nobody can read", async () => {
    const without = await employersPages(live);
    assert.match(without, "A person checks it. This page shows the decision.");
    assert.match(without, "You can undo a change of status for ten minutes.");
    for (const promise of promisesToEmployers) assert.not.match(without, promise);
    const withMail = await employersPages({ ...live, mail });
    for (const promise of promisesToEmployers) assert.match(withMail, promise);
  });

  pages("say after a sign-up that no link comes", async () => {
    const given = { email: "maria@example.com", frequency: "daily" };
    for (const path of ["/newsletter", "/alerts"]) {
      const page = await mainOf(await new Browser(live).submit(path, given));
      assert.match(page, off, path);
      assert.not.match(page, "We are sending a link", path);
    }
  });

  pages("offer no link for another device, and say that the answers are still here", async () => {
    const browser = await filledTo(2, live);
    const asking = await mainOf(await browser.send("/apply/continue"));
    assert.match(asking, "We cannot send you the link. Your answers");
    assert.not.match(asking, "<form");
    const outcome = await browser.submit("/apply/continue", { email: "maria@example.com" });
    assert.match(
      await mainOf(outcome),
      "We could not send the link. Your answers and files are still in this",
    );
  });

  pages("promise the emails again once there is one", async () => {
    for (const [path, promise] of await promises()) {
      const page = await mainOf(await send(path, {}, { mail }));
      assert.match(page, promise, path);
      assert.not.match(page, off, path);
    }
    assert.match(await mainOf(await send(sent, {}, { mail })), "Check your email for updates.");
  });

  pages("say that a link or a code is on its way once there is one", async () => {
    const browser = new Browser({ mail });
    const reset = await mainOf(await browser.submit("/forgot-password", { email: "nobody@example.com" }));
    assert.match(reset, "If an account has this address, we send a link to it.");
    await browser.submit("/track", { reference: "K7QM-4RTX-9DWP", email: "nobody@example.com" });
    const code = await mainOf(await browser.send("/track/code"));
    assert.match(code, "we have sent a code to that address");
    assert.match(code, "Ask for another code");
    const { browser: account, user } = await anAccount({ mail });
    await account.submit("/confirm-email/again", {});
    const again = await mainOf(await account.send("/confirm-email?sent=1"));
    assert.match(again, "A new code is on its way");
    assert.match(again, `We emailed a code to ${user.email}.`);
  });
}

pages.run();
