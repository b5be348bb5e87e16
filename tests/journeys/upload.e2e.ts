import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { aPhoto, asPhoto, lyingOnItsSide } from "../states/pictures.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  aResume,
  document as documentField,
  goOn,
  handIn,
  main,
  resumeAt,
  wake,
} from "../support/candidate.ts";

const uploading = browserSuite("handing in documents");

const noPdf = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("just words") };

uploading(
  "turns to a typed link when an upload is refused",
  visit({ expected: /status of 415/ }, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    const field = documentField(page, "Resume/CV");
    await field.getByLabel("Choose a file").setInputFiles(noPdf);
    await page.locator("#toasts").getByText("Upload Failed").waitFor();
    await field.getByText("This file is not what its name says. The selected file must be a PDF").waitFor();
    assert.is(await field.getByRole("button").count(), 1, "the link has the one button");
    assert.ok(await field.getByText("smaller than 10 MB").isVisible(), "the hint stays");
    assert.ok(await field.getByLabel("Enter URL").isChecked());
    await field.getByLabel("Link to the document").fill("https://example.com/resume.pdf");
    const saved = page.waitForResponse("**/api/draft");
    await field.getByRole("button", { name: "Save link" }).click();
    await field.getByRole("button", { name: "Remove" }).waitFor();
    await saved;
    await page.reload();
    assert.ok(await field.getByText("https://example.com/resume.pdf", { exact: true }).isVisible());
  }),
);

uploading(
  "says what is wrong with a PDF that needs a password and with a HEIC photo, and takes another file",
  visit({ expected: /status of 415/ }, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    const buffer = readFileSync(new URL("../support/pdfs/user-r6.pdf", import.meta.url));
    const resume = documentField(page, "Resume/CV");
    await resume.getByLabel("Choose a file").setInputFiles({ ...noPdf, buffer });
    await resume.getByText("This PDF needs a password to open").waitFor();
    assert.ok(await resume.getByText(noPdf.name).isVisible());
    await resume.getByLabel("Upload", { exact: true }).check();
    for (const file of [{ ...noPdf, name: "notes.txt", mimeType: "text/plain" }, aResume]) {
      const chooser = page.waitForEvent("filechooser");
      await resume.getByLabel("Choose a file").click();
      await (await chooser).setFiles(file);
    }
    await resume.getByText("Uploaded", { exact: true }).waitFor();
    const photo = { name: "IMG_0012.HEIC", mimeType: "image/heic", buffer: Buffer.from("photo") };
    const photograph = documentField(page, "Photograph");
    await photograph.getByLabel("Choose a file").setInputFiles(photo);
    await photograph.getByText("This is a HEIC photo").waitFor();
  }),
);

uploading(
  "takes a photo of a resume as a PDF, also when it has a wrong name",
  visit({}, async ({ page }) => {
    const photo = asPhoto(await aPhoto(page, { width: 600, height: 800 }), "resume.pdf");
    await resumeAt(page, 3);
    await wake(page);
    const field = documentField(page, "Resume/CV");
    assert.match((await field.getByLabel("Choose a file").getAttribute("accept")) ?? "", /\.jpg/);
    await handIn(page, "Resume/CV", { ...photo, name: "resume.jpg" });
    assert.ok(await field.getByText("resume.pdf").isVisible());
    await field.getByRole("button", { name: "Remove" }).click();
    await handIn(page, "Resume/CV", photo);
  }),
);

uploading(
  "offers no button to send a file that goes when it is chosen, and moves nothing for that",
  visit({}, async ({ page }) => {
    await resumeAt(page, 3);
    const field = documentField(page, "Resume/CV");
    const height = async () => (await field.boundingBox())?.height;
    const before = await height();
    await wake(page);
    assert.not(await field.getByRole("button", { name: "Upload file" }).isVisible());
    assert.is(await height(), before);
  }),
);

uploading(
  "says in the page what is wrong with a file without script",
  visit({ script: false, expected: /status of 400/ }, async ({ page }) => {
    await resumeAt(page, 3);
    const field = documentField(page, "Resume/CV");
    await field.getByLabel("Choose a file").setInputFiles(noPdf);
    await field.getByRole("button", { name: "Upload file" }).click();
    await main(page).getByRole("alert").getByRole("heading", { name: "There is a problem" }).waitFor();
  }),
);

uploading(
  "tries again by itself when the line fails once",
  visit({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ }, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    let sent = 0;
    await page.route("**/uploads/*", (route) => {
      sent += 1;
      return sent === 1 ? route.abort() : route.continue();
    });
    await handIn(page, "Resume/CV", aResume);
    assert.is(sent, 2);
  }),
);

uploading(
  "gives up after its tries, keeps the file and offers to try again",
  visit({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ }, async ({ page }) => {
    await page.clock.install();
    await resumeAt(page, 3);
    await wake(page);
    const field = documentField(page, "Resume/CV");
    await page.route("**/api/objects/upload", (route) => route.abort());
    await field.getByLabel("Choose a file").setInputFiles(aResume);
    await field.getByText("Not sent yet. Trying again").waitFor();
    const again = field.getByRole("button", { name: "Try again" });
    for (let seconds = 0; seconds < 60 && !(await again.isVisible()); seconds++)
      await page.clock.runFor(1000);
    await again.waitFor();
    await page.clock.fastForward(100);
    await page.locator("#toasts").getByText("Upload Failed").waitFor();
    await page.unroute("**/api/objects/upload");
    await again.click();
    await field.getByText("Uploaded", { exact: true }).waitFor();
  }),
);

uploading(
  "sends a failed upload again when the connection returns, and says what became of it in the summary",
  visit({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ }, async ({ page }) => {
    await page.clock.install();
    await resumeAt(page, 3);
    await wake(page);
    const field = documentField(page, "Resume/CV");
    const summary = page.locator(".error-summary");
    const offline = "Failed to upload document.";
    await page.route("**/api/objects/upload", (route) => route.abort());
    await field.getByLabel("Choose a file").setInputFiles(aResume);
    await field.getByText("Not sent yet. Trying again").waitFor();
    await goOn(page);
    await summary.getByText("Resume/CV is still uploading").waitFor();
    for (let seconds = 0; seconds < 60 && (await summary.getByText(offline).count()) === 0; seconds++)
      await page.clock.runFor(1000);
    assert.ok(await field.getByText(offline).isVisible());
    assert.is(await summary.getByText("still uploading").count(), 0);
    await goOn(page);
    await summary.getByText(offline).waitFor();
    await page.unroute("**/api/objects/upload");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await field.getByText("Uploaded", { exact: true }).waitFor();
    assert.is(await summary.getByText(offline).count(), 0);
    assert.is(await summary.getByText("Resume").count(), 0);
    assert.ok(await summary.getByText("Passport copy is required").isVisible());
  }),
);

uploading(
  "tries again at once when the connection returns while it waits",
  visit({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ }, async ({ page }) => {
    await page.clock.install();
    await resumeAt(page, 3);
    await wake(page);
    // No timer runs from here on, so only the returned connection can lead to the next try.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const field = documentField(page, "Resume/CV");
    await page.route("**/api/objects/upload", (route) => route.abort());
    await field.getByLabel("Choose a file").setInputFiles(aResume);
    await field.getByText("Not sent yet. Trying again").waitFor();
    await page.unroute("**/api/objects/upload");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await field.getByText("Uploaded", { exact: true }).waitFor();
  }),
);

uploading(
  "shows a document as handed in only once the draft holds it",
  visit({ expected: /status of 429/ }, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    const field = documentField(page, "Resume/CV");
    const refusal = { status: 429, json: { message: "Too many requests" } };
    await page.route("**/api/draft", (route) => route.fulfill(refusal));
    await field.getByLabel("Choose a file").setInputFiles(aResume);
    await field.getByText("Too many requests").waitFor();
    assert.is(await field.getByText("Uploaded", { exact: true }).count(), 0);
    await page.unroute("**/api/draft");
    await field.getByRole("button", { name: "Try again" }).click();
    await field.getByText("Uploaded", { exact: true }).waitFor();
  }),
);

uploading(
  "takes an uploaded document back",
  visit({}, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    await handIn(page, "Resume/CV", aResume);
    await main(page).getByRole("button", { name: "Remove resume.pdf" }).click();
    await documentField(page, "Resume/CV").getByLabel("Choose a file").waitFor();
  }),
);

uploading(
  "sends a large photo small and upright",
  visit({}, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    const photo = lyingOnItsSide(await aPhoto(page, { width: 4000, height: 3000, noise: 40 }));
    assert.ok(photo.length > 5_000_000, `a phone's photo is large: ${photo.length}`);
    await page.evaluate(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        Object.assign(window, { sent: body });
        send.call(this, body);
      };
    });
    await handIn(page, "Passport Copy", asPhoto(photo));
    const sent = await page.evaluate(async () => {
      const file = (window as Window & { sent?: File }).sent!;
      const picture = await createImageBitmap(file, { imageOrientation: "none" });
      const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
      context.drawImage(picture, 0, 0);
      const { width, height } = picture;
      const colours = [0.1, 0.9].map((share) => {
        const [red = 0, , blue = 0] = context.getImageData(width * share, height / 2, 1, 1).data;
        return red > blue ? "red" : "blue";
      });
      return { bytes: file.size, size: [width, height], colours };
    });
    assert.ok(sent.bytes < 1_000_000, `${sent.bytes} bytes`);
    assert.equal(sent.size, [1500, 2000]);
    // Turned clockwise by a quarter, what was above is at the right.
    assert.equal(sent.colours, ["blue", "red"]);
  }),
);

uploading.run();
