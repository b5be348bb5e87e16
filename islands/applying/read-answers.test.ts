import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyMessages } from "../../src/content/apply-messages.ts";
import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { anApplication } from "../../tests/support/fixtures.ts";
import { linkTo } from "../../tests/support/link-to.ts";
import { intentIdOf, successAddress } from "../payments/success-address.ts";
import { fileProblem } from "./file-problem.ts";
import { changedAnswers, firstOpenStep, readAnswers } from "./read-answers.ts";

const answers = suite("wizard answers");

const noBytes = new Uint8Array();

answers("of a step are its own fields, a missing one empty", () => {
  const read = readAnswers(2, new URLSearchParams({ qualification: "6G", fullName: "Maria" }));
  assert.is(read.qualification, "6G");
  assert.is(read.experience, "");
  assert.not("fullName" in read);
});

answers("take an absent tick as no", () => {
  assert.is(readAnswers(2, new URLSearchParams()).willingToRelocate, false);
  assert.is(readAnswers(2, new URLSearchParams({ willingToRelocate: "true" })).willingToRelocate, true);
});

answers("leave a document alone that the form does not ask for, being there already", () => {
  const form = new URLSearchParams({ passportCopyUrl: " https://x.example/p " });
  assert.equal(readAnswers(3, form), { passportCopyUrl: "https://x.example/p" });
});

answers("open the first step that is not complete", () => {
  assert.is(firstOpenStep({}), 1);
  assert.is(firstOpenStep({ ...anApplication, experience: "" }), 2);
  assert.is(firstOpenStep({ ...anApplication, resumeUrl: "" }), 3);
  assert.is(firstOpenStep(anApplication), 4);
});

answers("end at the confirmation of their payment", () => {
  assert.is(intentIdOf("pi_1_secret_2"), "pi_1");
  assert.is(
    successAddress(linkTo, "pi_1_secret_2"),
    "/application-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2",
  );
});

answers("name the types that a document's field takes, but no photo for one that nobody could read", () => {
  const file = { name: "photo.PNG", size: 10 };
  assert.is(
    fileProblem(documentFields.resumeUrl, file, noBytes),
    "The selected file must be a PDF, DOC or DOCX",
  );
  assert.is(fileProblem(documentFields.photographUrl, file, noBytes), undefined);
});

answers("name photos, too, where the browser turns one into a PDF", () => {
  const text = { name: "cv.txt", size: 10 };
  assert.is(
    fileProblem(documentFields.resumeUrl, text, noBytes),
    "The selected file must be a PDF, DOC, DOCX, JPG or PNG",
  );
  assert.is(
    fileProblem(documentFields.passportCopyUrl, text, noBytes),
    "The selected file must be a PDF, JPG or PNG",
  );
});

answers("name a HEIC photo by its bytes and by its name", () => {
  const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  for (const name of ["IMG_0012.jpg", "image"])
    assert.is(fileProblem(documentFields.passportCopyUrl, { name, size: 10 }, heic), applyMessages.fileHeic);
  assert.is(
    fileProblem(documentFields.resumeUrl, { name: "IMG_0012.HEIC", size: 10 }, noBytes),
    applyMessages.fileHeic,
  );
});

answers("are sent again only where they changed", () => {
  const before = { fullName: "Maria", address: null, currentEmployer: "" };
  const now = {
    fullName: "Maria",
    address: "12 Harbour Street",
    currentEmployer: null,
    willingToRelocate: false,
  };
  assert.equal(changedAnswers(before, now), { address: "12 Harbour Street", willingToRelocate: false });
  assert.equal(changedAnswers(now, { ...now, fullName: "" }), { fullName: "" });
});

answers("refuse a file that is empty or above 10 MB before it is sent", () => {
  const { resumeUrl } = documentFields;
  assert.is(fileProblem(resumeUrl, { name: "cv.pdf", size: 0 }, noBytes), applyMessages.fileEmpty);
  assert.is(
    fileProblem(resumeUrl, { name: "cv.pdf", size: 10 * 1024 * 1024 + 1 }, noBytes),
    applyMessages.fileTooLarge,
  );
  assert.is(fileProblem(resumeUrl, { name: "cv.pdf", size: 10 * 1024 * 1024 }, noBytes), undefined);
});

answers("leave a file without an ending to the server", () => {
  assert.is(fileProblem(documentFields.resumeUrl, { name: "document", size: 10 }, noBytes), undefined);
});

answers.run();
