/** Makes a phone's photo small enough for a bad line while a passport stays readable. */

const maxSidePx = 2000;
const largeBytes = 1_000_000;
const qualities = [0.85, 0.75, 0.65, 0.5];

export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

interface DrawnPhoto {
  blob: Blob;
  width: number;
  height: number;
}

/** Draws it upright, as a small JPEG. Throws when the browser cannot read it. */
export const drawPhoto = (file: File): Promise<DrawnPhoto> => withPicture(file, draw);

/** Gives the file itself when it is no photo, small already, or unreadable. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type)) return file;
  try {
    const photo = await withPicture(file, async (picture) => {
      const isSmall = file.size <= largeBytes && Math.max(picture.width, picture.height) <= maxSidePx;
      return isSmall ? undefined : draw(picture);
    });
    if (!photo || photo.blob.size >= file.size) return file;
    return new File([photo.blob], file.name.replace(/\.\w+$/, "").concat(".jpg"), { type: "image/jpeg" });
  } catch {
    // The server says what is wrong with the bytes.
    return file;
  }
}

/** A phone has little memory for open pictures. */
async function withPicture<T>(file: File, act: (picture: ImageBitmap) => Promise<T>): Promise<T> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return await act(picture);
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap): Promise<DrawnPhoto> {
  const { width, height } = fittingSize(picture.width, picture.height);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency, so it would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { blob: await encode(canvas), width, height };
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (blob && blob.size < largeBytes) break;
  }
  if (!blob) throw new Error("no picture");
  return blob;
}
