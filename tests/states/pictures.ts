import type { Page } from "playwright";
import type { ChosenFile } from "../support/candidate.ts";

interface Picture {
  width: number;
  height: number;
  /** The difference of neighbouring pixels, 0 to 255. It decides a photo's detail, and so its size. */
  noise?: number;
}

/** Draws a JPEG: red above, blue below. */
export async function aPhoto(page: Page, { width, height, noise = 0 }: Picture): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height, noise]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d")!;
      const pixels = context.createImageData(width, height);
      let random = 1;
      for (let at = 0; at < pixels.data.length; at += 4) {
        random = (random * 48271) % 2147483647;
        const grain = (random % 256) * (noise / 255);
        const isUpper = at < pixels.data.length / 2;
        pixels.data.set([isUpper ? 255 - grain : grain, grain, isUpper ? grain : 255 - grain, 255], at);
      }
      context.putImageData(pixels, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let binary = "";
      for (let at = 0; at < bytes.length; at += 30_000)
        binary += String.fromCharCode(...bytes.subarray(at, at + 30_000));
      return btoa(binary);
    },
    [width, height, noise] as const,
  );
  return Buffer.from(base64, "base64");
}

/** Writes the picture as an upright phone does: it lies on its side, and a tag tells how to turn it. */
export function lyingOnItsSide(jpeg: Buffer): Buffer {
  const orientation = Buffer.from([
    ...[0xff, 0xe1, 0, 34, ...Buffer.from("Exif\0\0")],
    ...[...Buffer.from("II"), 42, 0, 8, 0, 0, 0],
    ...[1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
  ]);
  return Buffer.concat([jpeg.subarray(0, 2), orientation, jpeg.subarray(2)]);
}

export const asPhoto = (buffer: Buffer, name = "photo.jpg"): ChosenFile => ({
  name,
  mimeType: "image/jpeg",
  buffer,
});
