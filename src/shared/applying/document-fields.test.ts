import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentFields } from "./document-fields.ts";

const fields = suite("document fields");

fields("offer in the file dialogue every ending of the types they take", () => {
  const accept = Object.values(documentFields).map((field) => [field.name, field.accept]);
  assert.equal(Object.fromEntries(accept), {
    resumeUrl: ".pdf,.doc,.docx",
    passportCopyUrl: ".pdf,.jpg,.jpeg,.png",
    certificatesUrl: ".pdf,.jpg,.jpeg,.png",
    photographUrl: ".jpg,.jpeg,.png",
  });
});

fields.run();
