import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { isFound } from "./beside.ts";
import { anAddress, arrivedFor, header, mailSite, passMinutes, sendDue, subscribe } from "./mail-site.ts";
import { mailSuite } from "./mail-suite.ts";
import { postfix } from "./postfix.ts";

if (isFound("postfix")) {
  const { test, scene, run } = mailSuite("postfix");

  interface Row {
    attempts: number;
    failure: string | null;
    isSent: boolean;
    isGivenUp: boolean;
  }

  /** The emails that were queued since then, in their order. */
  const rowsSince = async (since: Date) => [
    ...(await scene.database.sql<Row[]>`
    select attempts, failure, sent_at is not null as is_sent, given_up_at is not null as is_given_up
    from outbox where created_at > ${since} order by created_at`),
  ];

  async function databaseTime(): Promise<Date> {
    const [row] = await scene.database.sql<{ now: Date }[]>`select clock_timestamp() as now`;
    return row!.now;
  }

  const unsent = { isSent: false, isGivenUp: false };
  const waiting = (failure: string, attempts = 1): Row => ({ attempts, failure, ...unsent });

  test("a code that arrives after login and STARTTLS, and is entered", async () => {
    const { browser, user } = await anEmployer({ url: scene.site.url });
    await sendDue(scene.site, scene.database.sql);
    const [email] = await arrivedFor(scene.server, user.email);
    const code = /^\d{8}$/m.exec(email!.text ?? "")?.[0];
    assert.is((await browser.post("/api/auth/confirm-email", { code })).status, 200);
    assert.match(scene.server.said(), /sasl_method=PLAIN, sasl_username=landfall@landfall\.test/);
    assert.match(scene.server.said(), /TLS connection established from .*: TLSv1\.3/);
  });

  /** Nothing but the setting is wrong, and the email arrives once it is right. */
  async function assertKept(failure: string, own: Record<string, string>, at = scene.server): Promise<void> {
    await scene.site.stop();
    const since = await databaseTime();
    const wrong = await mailSite(scene.database, at, own);
    try {
      await wrong.start();
      const address = await subscribe(wrong.url);
      await sendDue(wrong, scene.database.sql);
      assert.equal(await rowsSince(since), [waiting(failure)]);
      const told = wrong.said.filter((line) => line.includes("mail not sent"));
      assert.is(told.length, 1);
      assert.match(told[0]!, failure);
      await wrong.stop();
      await passMinutes(scene.database.sql, 1);
      await sendDue(scene.site, scene.database.sql);
      assert.is((await arrivedFor(scene.server, address)).length, 1);
    } finally {
      await wrong.close();
    }
  }

  test("a wrong password: the email is kept, and the log says EAUTH", () =>
    assertKept("EAUTH 535 5.7.8", { SMTP_URL: scene.server.urlFor("landfall:wrong") }));

  test("a certificate of an unknown authority: the email is kept, and the log names it", () =>
    assertKept("ESOCKET UNABLE_TO_VERIFY_LEAF_SIGNATURE", { NODE_EXTRA_CA_CERTS: "" }));

  test("a certificate for another name: the email is kept, and the log names it", async () => {
    const other = await postfix("mail.elsewhere.test");
    await other.start();
    try {
      await assertKept("ESOCKET ERR_TLS_CERT_ALTNAME_INVALID", {}, other);
    } finally {
      other.stop();
    }
  });

  test("a recipient who is refused for now is tried again, and others do not wait", async () => {
    const since = await databaseTime();
    scene.server.answer({ "later.*": "450 4.2.0 Greylisted, come back in a minute" });
    const [later, other] = [
      await subscribe(scene.site.url, anAddress("later")),
      await subscribe(scene.site.url),
    ];
    await sendDue(scene.site, scene.database.sql);
    assert.is((await arrivedFor(scene.server, other)).length, 1);
    assert.equal((await rowsSince(since))[0], waiting("EENVELOPE 450 4.2.0"));
    scene.server.answer({});
    await passMinutes(scene.database.sql, 1);
    await sendDue(scene.site, scene.database.sql);
    assert.is((await arrivedFor(scene.server, later)).length, 1);
  });

  test("an unknown mailbox is given up at once, and the administrator reads why", async () => {
    const since = await databaseTime();
    const nobody = await subscribe(scene.site.url, anAddress("nobody"));
    await sendDue(scene.site, scene.database.sql);
    const failure = "EENVELOPE 550 5.1.1";
    assert.equal(await rowsSince(since), [{ attempts: 1, failure, isSent: false, isGivenUp: true }]);
    const administrator = await signedIn({ url: scene.site.url });
    const page = (await (await administrator.send("/admin/emails")).text()).replaceAll("<!-- -->", "");
    assert.match(page, `To ${nobody}`);
    assert.match(page, `The mail server refused this email for good: ${failure}.`);
    assert.match(scene.site.said.join("\n"), /mail given up.*EENVELOPE 550 5\.1\.1/);
  });

  test("a server away for an hour: 40 emails wait, and each then arrives once", async () => {
    const since = await databaseTime();
    scene.server.stop();
    const addresses: string[] = [];
    for (let number = 0; number < 40; number += 1) addresses.push(await subscribe(scene.site.url));
    await sendDue(scene.site, scene.database.sql);
    // The attempts of the first hour are one, four and thirteen minutes after the first.
    for (const minutes of [1, 3, 9]) {
      await passMinutes(scene.database.sql, minutes);
      await sendDue(scene.site, scene.database.sql);
    }
    const away = Array.from(addresses, () => waiting("ESOCKET ECONNREFUSED", 4));
    assert.equal(await rowsSince(since), away);
    await scene.server.start();
    await passMinutes(scene.database.sql, 47);
    await sendDue(scene.site, scene.database.sql);
    const arrived = (await Promise.all(addresses.map((email) => arrivedFor(scene.server, email)))).flat();
    const ids = arrived.flatMap((email) => header(email, "Message-ID"));
    assert.equal([arrived.length, new Set(ids).size], [40, 40]);
    assert.ok((await rowsSince(since)).every(({ isSent }) => isSent));
  });

  run();
}
