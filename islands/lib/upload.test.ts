import { suite } from "uvu";
import * as assert from "uvu/assert";
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

upload.run();
