import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ApiError } from "./api.ts";
import { fittingSize } from "./shrink-photo.ts";
import { referenceOf } from "./upload.ts";

const upload = suite("upload");

upload("keeps the link's path from 'uploads' on", () => {
  const id = "0190c5f2-3f1e-7b6a-9d2c-5a1b2c3d4e5f";
  assert.is(
    referenceOf(`https://site.example/uploads/${id}?expires=1&signature=x`),
    `/objects/uploads/${id}`,
  );
});

upload("knows a link that leads elsewhere", () => {
  assert.is(referenceOf("https://site.example/files/1"), undefined);
  assert.is(referenceOf("no address"), undefined);
});

upload("fits a photo into 2,000 pixels and never enlarges one", () => {
  assert.equal(fittingSize(4000, 3000), { width: 2000, height: 1500 });
  assert.equal(fittingSize(1000, 5000), { width: 400, height: 2000 });
  assert.equal(fittingSize(800, 600), { width: 800, height: 600 });
});

upload("tells an error as status and body, and what the server says to the person", () => {
  const error = new ApiError(415, '{"message":"Wrong type"}', "Unsupported Media Type");
  assert.is(error.message, '415: {"message":"Wrong type"}');
  assert.is(error.said, "Wrong type");
});

upload("tells an error without a body by its status text", () => {
  const error = new ApiError(502, "", "Bad Gateway");
  assert.is(error.message, "502: Bad Gateway");
  assert.is(error.said, undefined);
});

upload.run();
