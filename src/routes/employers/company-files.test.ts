import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { aRequestForm } from "../../../tests/support/mandates.ts";

const files = suite("/employer/company/files");

const path = "/employer/company";

function addFile({ browser }: Account, bytes = pdf()) {
  const body = new FormData();
  body.append("file", new Blob([bytes as BlobPart]), "licence.pdf");
  return browser.send(`${path}/files`, { method: "POST", body });
}

files("takes five files before a request, none that is no document, and gives one back", async () => {
  const employer = await anEmployer();
  const noDocument = await addFile(employer, new TextEncoder().encode("<script>"));
  assert.is(noDocument.status, 400);
  assert.match(await noDocument.text(), 'id="file-error"');
  for (let n = 0; n < 5; n += 1) assert.is((await addFile(employer)).status, 303);
  assert.is((await addFile(employer)).status, 409);
  const remove = /\/employer\/company\/files\/[\w-]{36}/.exec(
    await (await employer.browser.send(path)).text(),
  )![0];
  assert.is((await (await anEmployer()).browser.submit(remove, {})).status, 404, "another account's file");
  assert.is((await employer.browser.submit(remove, {})).status, 303);
  assert.is((await addFile(employer)).status, 303);
});

files(
  "shows the files behind the questions, and keeps what was typed when one is added or removed",
  async () => {
    const employer = await anEmployer();
    const typed = aRequestForm({ website: "half an addr", kind: "agency", principals: "Nordic Tankers" });
    const isKept = (html: string) => {
      for (const part of [typed.company!, "half an addr", ">Nordic Tankers<"]) assert.match(html, part);
      assert.match(html, /name="kind" checked="" value="agency"|value="agency" checked=""/);
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) body.append(name, value);
    body.append("file", new Blob([pdf() as BlobPart]), "licence.pdf");
    const added = await employer.browser.send(`${path}/files`, { method: "POST", body });
    assert.is(added.status, 200);
    const html = await added.text();
    isKept(html);
    assert.match(html, /File 1 \(PDF, \d+ kB\)/);
    assert.ok(html.indexOf('id="files"') > html.indexOf('id="phone"'));
    body.set("file", new Blob(["<script>"]), "licence.pdf");
    const refused = await employer.browser.send(`${path}/files`, { method: "POST", body });
    assert.is(refused.status, 400);
    isKept(await refused.text());
    const remove = /\/employer\/company\/files\/[\w-]{36}/.exec(html)![0];
    const removed = await employer.browser.submit(remove, typed);
    assert.is(removed.status, 200);
    const without = await removed.text();
    isKept(without);
    assert.not.match(without, "File 1 (");
    assert.is(
      (await employer.browser.submit(path, aRequestForm())).status,
      303,
      "the site sends the request itself",
    );
  },
);

files.run();
