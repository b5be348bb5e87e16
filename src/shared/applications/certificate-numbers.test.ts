import { suite } from "uvu";
import * as assert from "uvu/assert";
import { heldCertificates, sentDocumentLabel } from "./certificate-numbers.ts";

const labels = suite("sentDocumentLabel");

const labelsOf = (certificatesUrl: string | null, ...places: ("certificate1" | "certificate3")[]) => {
  const held = heldCertificates(certificatesUrl, places);
  return held.map((place) => sentDocumentLabel(place, held));
};

labels("has no number for a certificate that has no other beside it", () => {
  assert.equal(labelsOf("/objects/uploads/1"), ["Certificates"]);
  assert.equal(labelsOf(null, "certificate1"), ["Certificate"]);
  assert.equal(labelsOf("", "certificate3"), ["Certificate"]);
});

labels("counts several from 1 in their order, whatever places they have", () => {
  assert.equal(labelsOf("/objects/uploads/1", "certificate1"), ["Certificate 1", "Certificate 2"]);
  assert.equal(labelsOf(null, "certificate3", "certificate1"), ["Certificate 1", "Certificate 2"]);
});

labels("keeps the other documents' names", () => {
  assert.is(sentDocumentLabel("resumeUrl", ["certificate1", "certificate3"]), "Resume/CV");
});

labels.run();
