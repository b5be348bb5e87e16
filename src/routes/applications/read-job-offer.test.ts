import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { anOfferForm, anOfferScene } from "../../../tests/support/offers.ts";
import { Browser, inProcess } from "../../../tests/support/site.ts";
import { busy } from "../../services/uploads/upload-queue.ts";

const reading = suite("POST /employer/applications/:id/offer, while no upload finds a place");

async function submit(file?: Uint8Array) {
  const { employer, id } = await anOfferScene();
  const browser = new Browser({ uploadPlaces: { run: () => Promise.reject(busy()) } });
  for (const [name, value] of employer.browser.cookies) browser.cookies.set(name, value);
  const form = new FormData();
  for (const [name, value] of Object.entries(anOfferForm({ step: "review" }))) form.set(name, value);
  if (file) form.set("file", new File([file as BlobPart], "contract.pdf"));
  const sent = new Response(form);
  const body = await sent.arrayBuffer();
  const headers = {
    Accept: "text/html",
    "Content-Type": sent.headers.get("Content-Type")!,
    "Content-Length": String(body.byteLength),
  };
  return browser.send(`/employer/applications/${id}/offer`, { method: "POST", body, headers });
}

if (inProcess) {
  reading("takes an offer without a file", async () => {
    assert.is((await submit()).status, 200);
  });

  reading("refuses an offer with a file", async () => {
    assert.is((await submit(pdf(400_000))).status, 503);
  });
}

reading.run();
