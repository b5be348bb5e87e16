import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { locksTakenBy } from "../../../tests/support/counted-statements.ts";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import {
  anOfferForm,
  anOfferScene,
  dayIn,
  makeOffer,
  type OfferScene,
  offered,
} from "../../../tests/support/offers.ts";
import { askForErasure } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const offers = suite("/employer/applications/:id/offer");

const pageOf = ({ id }: OfferScene) => `/employer/applications/${id}/offer`;

/** Posts the form as a browser does, with a file. */
function submit(scene: OfferScene, differences: Record<string, string> = {}, file?: Uint8Array) {
  const body = new FormData();
  for (const [name, value] of Object.entries(anOfferForm(differences))) body.set(name, value);
  if (file) body.set("file", new File([file as BlobPart], "contract.pdf"));
  return scene.employer.browser.send(pageOf(scene), {
    method: "POST",
    body,
    headers: { Accept: "text/html" },
  });
}

const documentIn = (page: string) => /\/objects\/uploads\/[0-9a-f-]{36}/.exec(page)?.[0] ?? "";
const ownDocumentIn = (page: string) =>
  /\/application\/[\w-]{43}\/offers\/[0-9a-f-]{36}\/document/.exec(page)?.[0] ?? "";

if (inProcess)
  offers("reads without a row lock, so that a viewing waits for no change", async () => {
    const scene = await anOfferScene();
    const { browser } = scene.employer;
    assert.equal(await locksTakenBy(browser, () => browser.send(pageOf(scene))), []);
    assert.ok((await locksTakenBy(browser, () => submit(scene, { step: "make" }))).length > 0);
  });

if (inProcess)
  offers("does not say of an offer whose start is over that the candidate can accept it", async () => {
    const scene = await anOfferScene();
    await makeOffer(scene, { startsOn: dayIn(1) });
    const later = new Browser({ clock: () => new Date(Date.now() + 3 * 86_400_000) });
    for (const [name, value] of scene.employer.browser.cookies) later.cookies.set(name, value);
    const page = await mainOf(await later.send(pageOf(scene)));
    assert.match(page, "Withdraw");
    assert.not.match(page, "The candidate can accept until the end of");
  });

if (inProcess)
  offers("keeps the fields and stores no file of an employer who has sent too many", async () => {
    const scene = await anOfferScene();
    const sql = await testDatabase();
    const count = async () => (await sql<{ n: number }[]>`select count(*)::int as n from documents`)[0]!.n;
    const before = await count();
    const hasty = new Browser({ settings: { rateLimitScale: 1 / 300 }, address: "203.0.113.206" });
    for (const [name, value] of scene.employer.browser.cookies) hasty.cookies.set(name, value);
    const refused = await submit(
      { ...scene, employer: { ...scene.employer, browser: hasty } },
      {},
      pdf(400_000),
    );
    assert.is(refused.status, 429);
    assert.match(await mainOf(refused), 'value="4200"');
    assert.is(await count(), before);
  });

offers("reads the document of an offer in a browser where the administrator is signed in, too", async () => {
  const scene = await anOfferScene();
  await submit(scene, {}, pdf(2003));
  const address = documentIn(await mainOf(await scene.employer.browser.send(pageOf(scene))));
  const both = await signedIn();
  assert.is((await both.send(address)).status, 404);
  for (const [name, value] of scene.employer.browser.cookies) both.cookies.set(name, value);
  assert.is((await both.send(address)).status, 200);
});

offers("makes an offer with a document, which the employer and the candidate read", async () => {
  const scene = await anOfferScene();
  const file = pdf(2001);
  const response = await submit(scene, {}, file);
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), `${pageOf(scene)}?done=made`);
  const made = await mainOf(await scene.employer.browser.send(pageOf(scene)));
  assert.match(made, "The candidate can accept until the end of");
  const address = documentIn(made);
  assert.is((await scene.employer.browser.send(address)).status, 200);
  const read = await send(ownDocumentIn(await mainOf(await send(scene.path))));
  assert.is(read.status, 200);
  assert.equal(new Uint8Array(await read.arrayBuffer()), file);
});

offers(
  "shows the offer as the candidate will read it before it is sent, and goes back to the form",
  async () => {
    const scene = await anOfferScene();
    const reviewed = await submit(scene, { step: "review" }, pdf(2009));
    assert.is(reviewed.status, 200);
    const review = await mainOf(reviewed);
    for (const part of [
      "You have not sent it yet",
      "Third Engineer",
      "A cabin of your own.",
      "The employer and the candidate share the costs",
      "Send the offer",
      "The candidate can accept until the end of",
    ])
      assert.match(review, part);
    assert.match(review, /Applied for: [^<]+</);
    assert.not.match(await mainOf(await send(scene.path)), "Third Engineer");
    const document = documentIn(review);
    const changed = await mainOf(await submit(scene, { step: "change", document }));
    assert.match(changed, 'value="Third Engineer"');
    assert.match(changed, "We have your file");
    assert.is((await submit(scene, { document })).status, 303);
    assert.ok(ownDocumentIn(await mainOf(await send(scene.path))));
    const refused = await submit(await anOfferScene(), { step: "review", startsOn: "2020-01-01" });
    assert.is(refused.status, 400);
    assert.match(await refused.text(), "The start must not be in the past");
  },
);

offers("names no other position for the same one in other letters", async () => {
  const scene = await anOfferScene();
  const position = ` ${scene.job.title.toUpperCase()} `;
  const review = await mainOf(await submit(scene, { step: "review", position }));
  assert.match(review, "You have not sent it yet");
  assert.not.match(review, "Applied for:");
});

offers("shows the document to nobody else", async () => {
  const scene = await anOfferScene();
  await submit(scene, {}, pdf(2002));
  const address = documentIn(await mainOf(await scene.employer.browser.send(pageOf(scene))));
  assert.is((await (await anEmployer()).browser.send(address)).status, 404);
  assert.is((await (await signedIn()).send(address)).status, 404);
  assert.is((await send(address)).status, 401);
  const other = await anOfferScene();
  const own = ownDocumentIn(await mainOf(await send(scene.path)));
  assert.is((await send(own.replace(scene.path, other.path))).status, 404);
});

offers("keeps what was typed and the file of a refused form", async () => {
  const scene = await anOfferScene();
  const refused = await submit(scene, { startsOn: dayIn(-1), note: "Two\r\nlines" }, pdf(2003));
  assert.is(refused.status, 400);
  const page = await mainOf(refused);
  assert.match(page, "The start must not be in the past");
  assert.match(page, "We have your file");
  assert.match(page, 'value="4200"');
  const document = /name="document" value="([^"]+)"/.exec(page)?.[1] ?? "";
  assert.is((await submit(scene, { document })).status, 303);
  assert.match(ownDocumentIn(await mainOf(await send(scene.path))), "/document");
});

offers("asks for a start date in the words of the date picker", async () => {
  const page = await mainOf(await submit(await anOfferScene(), { startsOn: "" }));
  assert.match(page, "Choose a start date");
});

offers("asks for the pay and the contract length where their fields are empty", async () => {
  const scene = await anOfferScene();
  const empty = await mainOf(await submit(scene, { salary: " ", months: "" }));
  for (const message of ["Enter the pay", "Enter the contract length"]) assert.match(empty, message);
  const wrong = await mainOf(await submit(scene, { salary: "much", months: "0" }));
  assert.match(wrong, "Pay must be a whole number from 1 to 1,000,000");
  assert.match(wrong, "Months must be a whole number from 1 to 60");
});

offers("lists what is wrong above the form, in the order of the fields", async () => {
  const page = await mainOf(await submit(await anOfferScene(), { startsOn: "", months: "", salary: "" }));
  assert.ok(page.indexOf('class="error-summary"') < page.indexOf("Contract length in months"));
  const summary = /<div class="error-summary".*?<\/div>/s.exec(page)![0];
  const listed = [...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name);
  assert.equal(listed, ["salary", "months", "startsOn"]);
});

offers("refuses a file that is no document, at its field", async () => {
  const scene = await anOfferScene();
  const refused = await submit(scene, {}, new TextEncoder().encode("#!/bin/sh\necho no\n"));
  assert.is(refused.status, 400);
  assert.match(await mainOf(refused), 'id="file-error"');
});

offers("makes one offer of a form that is posted twice with the same file", async () => {
  const scene = await anOfferScene();
  for (let n = 0; n < 2; n += 1) assert.is((await submit(scene, {}, pdf(2004))).status, 303);
  assert.is((await submit(scene, {}, pdf(2005))).status, 409);
  const sql = await testDatabase();
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int as count from job_offers where application_id = ${scene.id}`;
  assert.is(count, 1);
});

offers("takes a document of a call only from the browser that uploaded it", async () => {
  const scene = await anOfferScene();
  const stolen = await upload(new Browser(), pdf(2006));
  assert.is((await makeOffer(scene, { document: stolen })).status, 400);
  const own = await upload(scene.employer.browser, pdf(2007));
  const { document } = await offered(scene, { document: own });
  assert.is(document, own);
});

offers("withdraws the offer by a form, and says so", async () => {
  const scene = await anOfferScene();
  await submit(scene);
  const response = await scene.employer.browser.submit(`${pageOf(scene)}/withdrawal`, {});
  assert.is(response.headers.get("Location"), `${pageOf(scene)}?done=withdrawn`);
  const page = await mainOf(await scene.employer.browser.send(`${pageOf(scene)}?done=withdrawn`));
  assert.match(page, "The offer is withdrawn");
  assert.match(page, "Make another offer");
});

if (inProcess)
  offers("goes with its document when the candidate erases the application", async () => {
    const scene = await anOfferScene();
    await submit(scene, {}, pdf(2008));
    const address = documentIn(await mainOf(await scene.employer.browser.send(pageOf(scene))));
    const link = await askForErasure(scene.path, scene.email);
    assert.ok((await new Browser().submit(link, {})).status < 400);
    const sql = await testDatabase();
    const id = address.split("/").at(-1)!;
    assert.equal([...(await sql`select id from job_offers where application_id = ${scene.id}`)], []);
    assert.equal([...(await sql`select id from documents where id = ${id}`)], []);
  });

offers("is in the candidate's own export", async () => {
  const scene = await anOfferScene();
  await submit(scene, {}, pdf(2009));
  const data = (await (await send(`${scene.path}/data`)).json()) as {
    offers: { position: string; document: string }[];
  };
  assert.is(data.offers[0]?.position, "Third Engineer");
  assert.match(data.offers[0]!.document, scene.path);
});

offers.run();
