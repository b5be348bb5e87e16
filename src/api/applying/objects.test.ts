import { suite } from "uvu";
import * as assert from "uvu/assert";
import { upload } from "../../../tests/support/fixtures.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, json, post, send, siteUrl, testDatabase } from "../../../tests/support/site.ts";

const objects = suite("POST /api/objects/upload");

async function uploadUrl(response: Response): Promise<URL> {
  assert.is(response.status, 200);
  return new URL(((await response.json()) as { uploadURL: string }).uploadURL);
}

objects("gives an absolute address that leads to one object", async () => {
  const url = await uploadUrl(await post("/api/objects/upload", {}));
  assert.is(url.origin, new URL(siteUrl).origin);
  assert.match(url.pathname, /^\/uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

objects("gives another one each time", async () => {
  const browser = new Browser();
  const urls = await Promise.all(
    [1, 2, 3].map(() => browser.post("/api/objects/upload", {}).then(uploadUrl)),
  );
  assert.is(new Set(urls.map(({ pathname }) => pathname)).size, 3);
});

objects("needs neither a body nor a content type", async () => {
  await uploadUrl(await send("/api/objects/upload", { method: "POST" }));
});

objects("refuses a call that another website sends", async () => {
  const headers = { "Content-Type": "application/json", Origin: "https://elsewhere.example" };
  assert.is((await send("/api/objects/upload", { method: "POST", headers, body: "{}" })).status, 403);
});

objects("leads by its three moves to a document that the application holds", async () => {
  const browser = new Browser();
  const resumeUrl = await upload(browser);
  const id = await submit(browser, { ...anApplicant(), resumeUrl });
  const sql = await testDatabase();
  const rows = await sql`select field, document_id from application_documents where application_id = ${id}`;
  assert.equal(
    rows.map((row) => [row.field, `/objects/uploads/${row.documentId}`]),
    [["resumeUrl", resumeUrl]],
  );
});

if (inProcess) {
  objects("uses the public address of a site that has one", async () => {
    const world = { settings: { siteUrl: "https://jobs.example" } };
    const response = await send("/api/objects/upload", json({}), world);
    assert.is((await uploadUrl(response)).origin, "https://jobs.example");
    assert.match(response.headers.getSetCookie()[0] ?? "", /^__Host-browser=.*; Secure/);
  });
}

objects.run();
