import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, post, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { sendOutbox } from "../../tasks/mail/send-outbox.ts";

const devMail = suite("/dev/mail");

// Its answers depend on the settings, which only tests in this process choose.
if (inProcess) {
  devMail("shows recipient, subject and body of what waits, with its links", async () => {
    const address = `maria.${randomUUID()}@example.com`;
    await post("/api/newsletter", { email: address });
    const response = await send("/dev/mail");
    assert.is(response.status, 200);
    assert.match(response.headers.get("Cache-Control") ?? "", /^private/);
    const mail = (await response.text()).split("<section").find((section) => section.includes(address)) ?? "";
    assert.match(mail, /Please confirm your newsletter sign-up/);
    assert.match(mail, /<time dateTime="[^"]+">\w+ \d+, \d{4} at /);
    assert.match(mail, /<a href="http[^"]+\/newsletter\/confirm\?token=[\w-]+"/);
  });

  devMail("lists a held email at once, with its sending time", async () => {
    const { vault } = await testServices();
    const address = `maria.${randomUUID()}@example.com`;
    const sendAt = new Date(Date.now() + 600_000);
    const email = { locale: "en", kind: "x", audience: "subscriber", recipient: address } as const;
    await enqueueEmail(await testDatabase(), vault, { ...email, subject: "s", body: "b" }, { sendAt });
    const page = await (await send("/dev/mail")).text();
    const mail = page.split("<section").find((section) => section.includes(address)) ?? "";
    assert.match(mail, `<time dateTime="${sendAt.toISOString()}">Held until `);
  });

  devMail("shows a mail's markup as text", async () => {
    const { vault } = await testServices();
    const body = `<b>${randomUUID()}</b>`;
    await enqueueEmail(await testDatabase(), vault, {
      locale: "en",
      kind: "x",
      audience: "subscriber",
      recipient: "a@b.c",
      subject: "s",
      body,
    });
    assert.not((await (await send("/dev/mail")).text()).includes(body));
  });

  devMail("keeps what waits, however often the sender runs without a mailer", async () => {
    const address = `maria.${randomUUID()}@example.com`;
    await post("/api/newsletter", { email: address });
    await sendOutbox(await testServices());
    assert.ok((await (await send("/dev/mail")).text()).includes(address));
  });

  devMail("does not exist in production", async () => {
    const response = await send("/dev/mail", {}, { settings: { production: true } });
    assert.is(response.status, 404);
    assert.not((await response.text()).includes("/newsletter/confirm"));
  });
}

devMail.run();
