import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyMessages } from "../../content/apply-messages.ts";
import { certificatePlaces } from "../../shared/applications/added-certificate.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { datesWithout, placeCertificates } from "./place-certificates.ts";

const placing = suite("placing certificates");

const file = (n: number) => documentReference(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
const [mine, theirs] = [file(1), file(2)];

placing("puts a file where it was chosen", () => {
  const patch = { answers: { certificate1: mine }, documentNames: { certificate1: "mine.pdf" } };
  const kept = { ...patch, places: {} };
  assert.equal(placeCertificates({}, { ...patch, replaces: { certificate1: "" } }), kept);
  assert.equal(
    placeCertificates({ certificate1: theirs }, { ...patch, replaces: { certificate1: theirs } }),
    kept,
  );
  // A program that does not say what it has seen replaces what is there.
  assert.equal(placeCertificates({ certificate1: theirs }, patch), kept);
});

placing("gives the next free place when another document has come meanwhile", () => {
  const before = { certificatesUrl: theirs, certificate1: file(3) };
  const patch = { answers: { certificatesUrl: mine }, documentNames: { certificatesUrl: "mine.pdf" } };
  assert.equal(placeCertificates(before, { ...patch, replaces: { certificatesUrl: "" } }), {
    answers: { certificate2: mine },
    documentNames: { certificate2: "mine.pdf" },
    places: { certificatesUrl: "certificate2" },
  });
});

placing("takes the date to the next place, too", () => {
  const patch = {
    answers: { certificate1: mine, certificate1ValidUntil: "2031-05-17" },
    replaces: { certificate1: "" },
  };
  assert.equal(placeCertificates({ certificate1: theirs }, patch), {
    answers: { certificate2: mine, certificate2ValidUntil: "2031-05-17" },
    documentNames: {},
    places: { certificate1: "certificate2" },
  });
});

placing("drops the date of a certificate that is removed or replaced without one", () => {
  const before = { certificate1: theirs, certificate1ValidUntil: "2031-05-17" };
  const dropped = { certificate1ValidUntil: "" };
  const next = { certificate1ValidUntil: "2032-05-17" };
  assert.equal(datesWithout(before, { certificate1: "", ...next }), dropped);
  assert.equal(datesWithout(before, { certificate1: mine }), dropped);
  assert.equal(datesWithout(before, { certificate1: mine, ...next }), {});
  assert.equal(datesWithout(before, { certificate1: theirs }), {});
  assert.equal(datesWithout(before, { fullName: "Maria" }), {});
});

placing("finds a file again that a call with a lost answer has placed", () => {
  const before = { certificate1: theirs, certificate2: mine };
  const patch = { answers: { certificate1: mine }, replaces: { certificate1: "" } };
  const placed = placeCertificates(before, patch);
  assert.equal(placed, {
    answers: { certificate2: mine },
    documentNames: {},
    places: { certificate1: "certificate2" },
  });
});

placing("removes only the document that the page showed", () => {
  const patch = { answers: { certificate1: "" }, replaces: { certificate1: mine } };
  const removed = { ...patch, documentNames: {}, places: {} };
  assert.equal(placeCertificates({ certificate1: theirs }, patch), {
    answers: {},
    documentNames: {},
    places: {},
  });
  const { replaces, ...kept } = removed;
  assert.equal(placeCertificates({ certificate1: mine }, patch), kept);
});

placing("lets a typed link replace what is there", () => {
  const patch = { answers: { certificatesUrl: "https://x.example/c" }, replaces: { certificatesUrl: "" } };
  assert.equal(placeCertificates({ certificatesUrl: theirs }, patch), {
    answers: patch.answers,
    documentNames: {},
    places: {},
  });
});

placing("says when all places are taken", () => {
  const before = Object.fromEntries(certificatePlaces.map((place, index) => [place, file(index + 2)]));
  const patch = { answers: { certificate1: mine }, replaces: { certificate1: "" } };
  assert.equal(placeCertificates(before, patch), {
    issues: [{ path: "certificate1", message: applyMessages.certificatesFull }],
  });
});

placing.run();
