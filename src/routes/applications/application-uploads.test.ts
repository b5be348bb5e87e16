import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { anOwnPage, anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, send } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { slowBody } from "../../../tests/support/upload-link.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const adding = suite("POST /application/:token/certificates");

function add(path: string, bytes: Uint8Array | undefined, name = "certificate.pdf"): Promise<Response> {
  const body = new FormData();
  if (bytes) body.set("file", new File([bytes as BlobPart], name));
  else body.set("other", "1");
  return send(`${path}/certificates`, { method: "POST", body });
}

/** Documents of different lengths have different content. */
const aCertificate = (length: number) => pdf(1000 + length);

adding("shows it to candidate, employer and administrator", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { path, id, email } = await anOwnPageOf(new Browser(), {}, job.id);
  const answer = await add(path, aCertificate(1));
  assert.is(answer.status, 303);
  assert.match(await mainOf(await send(answer.headers.get("Location")!)), "Certificate, added on");
  const read = await send(`${path}/documents/certificate1`);
  assert.is(read.status, 200);
  assert.equal(new Uint8Array(await read.arrayBuffer()), aCertificate(1));
  const seen = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
  assert.match(seen, "Certificate, added on");
  const [url = ""] = /\/objects\/uploads\/[0-9a-f-]{36}/.exec(seen) ?? [];
  assert.is((await employer.browser.send(url)).status, 200);
  assert.is((await (await anEmployer()).browser.send(url)).status, 404);
  const admin = await signedIn();
  assert.match(
    await mainOf(await admin.send(`/admin/applications?search=${encodeURIComponent(email)}`)),
    "Certificate, added on",
  );
  assert.is((await admin.send(url)).status, 200);
  assert.match(await (await send(`${path}/data`)).text(), '"label": "Certificate"');
  assert.is(await timesDone("certificate added", id), 1);
  await add(path, aCertificate(2));
  for (const list of [
    await mainOf(await send(path)),
    await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`)),
  ])
    assert.equal(list.match(/Certificate \d?(?=, added on)/g), ["Certificate 1", "Certificate 2"]);
});

adding("is in the exports of candidate, employer and administrator", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { path, email } = await anOwnPageOf(new Browser(), {}, job.id);
  for (const n of [11, 12]) await add(path, aCertificate(n));
  const admin = await signedIn();
  const files = [
    await admin.send(`/admin/applications.csv?search=${encodeURIComponent(email)}`),
    await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`),
  ];
  for (const file of files) {
    const csv = await file.text();
    assert.match(csv, ',"Certificates 2 to 10",');
    const [, first, second] =
      /"([^",]+\/objects\/uploads\/\S{36})\n(\S+\/objects\/uploads\/\S{36})"/.exec(csv) ?? [];
    for (const link of [first, second])
      assert.is((await employer.browser.send(new URL(link!).pathname)).status, 200);
    assert.is.not(first, second);
  }
  const own = (await (await send(`${path}/data`)).json()) as {
    documents: { field: string; addedAt: string }[];
  };
  const added = own.documents.filter(({ field }) => field.startsWith("certificate"));
  assert.is(added.length, 2);
  assert.ok(added.every(({ addedAt }) => Date.parse(addedAt) > Date.now() - 600_000));
});

adding(
  "takes the same bytes once, and nine at most beside the one of the form, however many come at once",
  async () => {
    const { path, id } = await anOwnPage();
    assert.is((await add(path, aCertificate(1))).status, 303);
    assert.is((await add(path, aCertificate(1))).status, 303);
    assert.is(await timesDone("certificate added", id), 1);
    const answers = await Promise.all(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => add(path, aCertificate(n))),
    );
    assert.equal(answers.map(({ status }) => status).sort(), [...Array(8).fill(303), 409, 409]);
    assert.is(await timesDone("certificate added", id), 9);
    const refused = await add(path, aCertificate(12));
    assert.is(refused.status, 409);
    assert.match(await mainOf(refused), "There is no room for another certificate");
  },
);

adding("says why a file is not taken, on the application's own page", async () => {
  const { path } = await anOwnPage();
  const words = new TextEncoder().encode("just words");
  const cases: [Uint8Array | undefined, number, string][] = [
    [undefined, 400, "Choose a file first."],
    [new Uint8Array(), 400, "is empty"],
    [words, 415, "must be a PDF"],
    [pdf(10 * 1024 * 1024 + 1), 413, "smaller than 10 MB"],
  ];
  for (const [bytes, status, sentence] of cases) {
    const response = await add(path, bytes);
    const page = await mainOf(response);
    assert.is(response.status, status, sentence);
    assert.ok(page.includes(sentence), sentence);
    assert.ok(page.includes("Add a missing certificate"));
    // The message is below the head, with the focus, and once more at the field.
    const [head] = page.split('<div class="error-summary" role="alert" tabindex="-1" autofocus=""');
    assert.match(head!, "</h1>");
    assert.not.match(head!, "<h2");
    assert.match(page, '<a href="#certificate">');
    assert.match(page, 'aria-describedby="certificate-hint certificate-error" aria-invalid="true"');
  }
});

adding("says that it was added, and of one that was sent before that it is there already", async () => {
  const { path } = await anOwnPage();
  const sent = async () => mainOf(await send((await add(path, aCertificate(21))).headers.get("Location")!));
  assert.match(await sent(), "Your certificate was added.");
  const again = await sent();
  assert.match(again, "You sent this file already.");
  assert.not.match(again, "Your certificate was added.");
  assert.not.match(again, "Certificate 3, added");
  assert.not.match(await mainOf(await send(path)), /was added\.|sent this file/);
});

adding("takes none for what is withdrawn, rejected or erased, and does not speak of it before", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const rejected = await anOwnPageOf(new Browser(), {}, job.id);
  await setStatus(employer.browser, rejected.id, "rejected");
  await endHold(rejected.id);
  assert.not.match(await mainOf(await send(rejected.path)), 'id="certificates"');
  const answer = await add(rejected.path, aCertificate(1));
  assert.is(answer.status, 409);
  assert.match(await mainOf(answer), "This application was rejected, so you can add no more certificates");
  await send(await askForErasure(rejected.path, rejected.email), { method: "POST" });
  const erased = await add(rejected.path, aCertificate(1));
  assert.is(erased.status, 409);
  assert.match(await mainOf(erased), "You deleted it on");

  const { path } = await anOwnPage();
  await send(`${path}/withdrawal`, { method: "POST" });
  assert.match(
    await mainOf(await add(path, aCertificate(1))),
    "You withdrew this application, so you can add no more",
  );
  assert.is((await add(`/application/${"x".repeat(43)}`, aCertificate(1))).status, 404);
});

// Only tests in this process learn what became of a body.
if (inProcess)
  adding("waits for nothing behind the file", async () => {
    const { path } = await anOwnPage();
    const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"`;
    const opening = `${part("file")}; filename="stcw.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const text = (lines: string) => new TextEncoder().encode(lines);
    const { stream, progress } = slowBody([
      ...[text(opening), aCertificate(31)],
      ...[text(`\r\n${part("more")}\r\n\r\n`), "silence" as const],
    ]);
    const headers = { "Content-Type": "multipart/form-data; boundary=edge" };
    const request = { method: "POST", headers, body: stream, duplex: "half" } as RequestInit;
    assert.is((await send(`${path}/certificates`, request)).status, 303);
    assert.ok(progress.letGo);
  });

adding("is erased with the application", async () => {
  const { path, application } = await anOwnPage();
  await add(path, aCertificate(1));
  await send(await askForErasure(path, application.email), { method: "POST" });
  assert.is((await send(`${path}/documents/certificate1`)).status, 404);
});

adding.run();
