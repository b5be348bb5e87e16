import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { jpg, pdf } from "../../../tests/support/document-fixtures.ts";
import {
  aMandateRequest,
  asked,
  decide,
  ownMandate,
  waitingRequest,
} from "../../../tests/support/mandates.ts";

const files = suite("the files of /employer/company");
const administrator = await signedIn();

const path = "/employer/company";
const textOf = async ({ browser }: Account, query = "") => (await browser.send(path + query)).text();
const noDocument = new TextEncoder().encode("<script>");

function formOf(differences: Record<string, string> = {}): Record<string, string> {
  const { company, country, website, registerNumber, kind, phone } = aMandateRequest();
  return { company, country, website, registerNumber, kind, phone, ...differences };
}

interface Chosen {
  chosen?: Record<string, Uint8Array>;
  shown?: string[];
  keep?: string[];
}

/** Sends the form as a browser does. */
function send({ browser }: Account, form: Record<string, string>, { chosen = {}, shown, keep }: Chosen = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  for (const id of shown ?? []) body.append("shown", id);
  for (const id of keep ?? []) body.append("keep", id);
  for (const [name, bytes] of Object.entries(chosen))
    body.append("file", new Blob([bytes as BlobPart]), name);
  return browser.send(path, { method: "POST", body });
}

const shownIn = (text: string) =>
  [...text.matchAll(/name="shown"[^>]*value="([^"]+)"/g)].map(([, id]) => id!);

async function filesSent(employer: Account, company: string): Promise<number | undefined> {
  const { id } = (await ownMandate(employer, company))!;
  return (await waitingRequest(administrator, id!))?.files.length;
}

files("go with the request in one sending, without script", async () => {
  const employer = await anEmployer();
  const form = formOf();
  const sent = await send(employer, form, { chosen: { "licence.pdf": pdf(), "register.jpg": jpg } });
  assert.is(sent.status, 303);
  assert.is(await filesSent(employer, form.company!), 2);
  const [onFile, further] = (await textOf(employer)).split('id="ask"');
  assert.match(onFile!, "File 2");
  assert.not.match(further!, "File 1");
});

files("leave all that was typed in the form when one is refused, and then nothing is sent", async () => {
  const employer = await anEmployer();
  const form = formOf({
    kind: "agency",
    registerNumber: "NO 777",
    principals: Array.from({ length: 40 }, (_, n) => `Линия ${"ж".repeat(190)} ${n}`).join("\r\n"),
    "licence.kind": "RPSL",
    "licence.number": "12",
    "licence.issuer": "DG Shipping",
    "licence.validUntil": "2999-01-01",
  });
  const refused = await send(employer, form, { chosen: { "licence.pdf": pdf(), "page.pdf": noDocument } });
  assert.is(refused.status, 400);
  const text = await refused.text();
  assert.match(text, /id="file-error">[^<]*page\.pdf/);
  assert.match(text, /<div class="error-summary".*?href="#file"/s);
  for (const typed of ["NO 777", "RPSL", "DG Shipping", form.phone!, form.company!])
    assert.match(text, `value="${typed}"`);
  assert.match(text, /<textarea[^>]*name="principals"[^>]*>Линия ж+ 0\r?\n.* 39<\/textarea>/s);
  assert.is(shownIn(text).length, 1, "the other file stays");
  assert.is(await ownMandate(employer, form.company!), undefined);
});

files("stay when another field is refused, and go with the next sending", async () => {
  const employer = await anEmployer();
  const form = formOf({ website: "no address" });
  const refused = await (await send(employer, form, { chosen: { "licence.pdf": pdf() } })).text();
  assert.match(refused, 'id="website-error"');
  assert.match(refused, /<details[^>]*id="files" open/);
  const shown = shownIn(refused);
  assert.is(shown.length, 1);
  const again = await send(employer, { ...form, website: "https://a.example" }, { shown, keep: shown });
  assert.is(again.status, 303);
  assert.is(await filesSent(employer, form.company!), 1);
});

files("are not sent when they are unticked, and only their own account unticks them", async () => {
  const employer = await anEmployer();
  const form = formOf({ website: "no address" });
  await send(employer, form, { chosen: { "a.pdf": pdf(), "b.pdf": pdf() } });
  const shown = shownIn(await textOf(employer));
  await send(await anEmployer(), form, { shown });
  assert.equal(shownIn(await textOf(employer)), shown, "another account's files");
  await send(employer, { ...form, website: "https://a.example" }, { shown, keep: shown.slice(1) });
  assert.is(await filesSent(employer, form.company!), 1);
});

files("are five at most, and the page names those that it left out", async () => {
  const employer = await anEmployer();
  const chosen = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`paper-${n}.pdf`, pdf()]));
  const form = formOf();
  const refused = await send(employer, form, { chosen });
  assert.is(refused.status, 400);
  const text = await refused.text();
  assert.match(text, /id="file-error">A request takes up to 5 files, so we did not add [^<]*paper-5\.pdf/);
  const shown = shownIn(text);
  assert.is(shown.length, 5);
  assert.is((await send(employer, form, { shown, keep: shown })).status, 303);
  assert.is(await filesSent(employer, form.company!), 5);
});

files("answer a question together with those that were sent before", async () => {
  const employer = await anEmployer();
  const form = formOf();
  await send(employer, form, { chosen: { "a.pdf": pdf() } });
  const { id } = (await ownMandate(employer, form.company!))!;
  await decide(administrator, id!, { decision: "ask", reason: "Which office?" });
  const asking = await textOf(employer);
  assert.match(asking, "Which office?");
  assert.match(asking, "Your answer is needed");
  assert.not.match(asking, "Check in progress");
  assert.match(asking, /<details class="more" id="ask"><summary>Change what we have on file/);
  assert.match(asking, `value="${form.registerNumber}"`);
  const refused = await send(employer, { ...form, answer: "Bergen" }, { chosen: { "b.pdf": noDocument } });
  assert.match(await refused.text(), />Bergen<\/textarea>/);
  const answer = await send(employer, { ...form, answer: "Bergen" }, { chosen: { "b.pdf": pdf() } });
  assert.is(answer.status, 303);
  assert.is((await waitingRequest(administrator, id!))?.files.length, 2);
});

files("open the fold of the form below a request that runs", async () => {
  const employer = await anEmployer();
  await asked(employer);
  const isOpen = (text: string) => /<details class="more" id="ask" open/.test(text);
  assert.not.ok(isOpen(await textOf(employer)));
  await send(employer, formOf({ website: "" }), { chosen: { "a.pdf": pdf() } });
  assert.ok(isOpen(await textOf(employer)));
});

files("come in a body that a form can have", async () => {
  const { browser } = await anEmployer();
  const body = JSON.stringify(formOf());
  const headers = { "Content-Type": "application/json" };
  assert.is((await browser.send(path, { method: "POST", headers, body })).status, 415);
});

files.run();
