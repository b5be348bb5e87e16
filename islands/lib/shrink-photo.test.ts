import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawPhoto, fittingSize, shrinkPhoto } from "./shrink-photo.ts";

const photos = suite("photos");

let open = 0;

/** A browser whose canvas writes `written`, or fails. */
function openBrowser(picture: { width: number; height: number }, written: Blob | null): void {
  const canvas = {
    getContext: () => ({ fillRect() {}, drawImage() {} }),
    toBlob: (done: (blob: Blob | null) => void) => done(written),
  };
  Object.assign(globalThis, {
    createImageBitmap: async () => {
      open += 1;
      return { ...picture, close: () => (open -= 1) };
    },
    document: { createElement: () => canvas },
  });
}

photos.after.each(() => {
  for (const name of ["createImageBitmap", "document"]) Reflect.deleteProperty(globalThis, name);
});

const aPhoto = (bytes: number) => new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
const written = new Blob([new Uint8Array(10)]);

photos("are drawn as a JPEG when they are large", async () => {
  openBrowser({ width: 4000, height: 3000 }, written);
  const { name, type, size } = await shrinkPhoto(aPhoto(2_000_000));
  assert.equal({ name, type, size }, { name: "me.jpg", type: "image/jpeg", size: 10 });
  assert.equal(await drawPhoto(aPhoto(20)), { blob: written, width: 2000, height: 1500 });
  assert.is(open, 0);
});

photos("stay as they are, and are closed, when they are small or cannot be written", async () => {
  const small = aPhoto(20);
  openBrowser({ width: 40, height: 30 }, written);
  assert.is(await shrinkPhoto(small), small);
  const large = aPhoto(2_000_000);
  openBrowser({ width: 4000, height: 3000 }, null);
  assert.is(await shrinkPhoto(large), large);
  const failure = await drawPhoto(large).catch((error: Error) => error.message);
  assert.is(failure, "no picture");
  assert.is(open, 0);
});

photos("fits a photo into 2,000 pixels and never enlarges one", () => {
  assert.equal(fittingSize(4000, 3000), { width: 2000, height: 1500 });
  assert.equal(fittingSize(1000, 5000), { width: 400, height: 2000 });
  assert.equal(fittingSize(800, 600), { width: 800, height: 600 });
});

photos.run();
