import { drawPhoto } from "./shrink-photo.ts";

const pageWidth = 595;

type Part = string | Uint8Array<ArrayBuffer>;

/** Gives a PDF of one page with this photo, upright. Throws when the browser cannot read the photo. */
export async function wrapPhoto(photo: File): Promise<File> {
  const { blob, width, height } = await drawPhoto(photo);
  const pdf = photoPdf(new Uint8Array(await blob.arrayBuffer()), { width, height });
  return new File(pdf, photo.name.replace(/\.\w+$/, "").concat(".pdf"), { type: "application/pdf" });
}

/** `jpeg` has three colours, as every canvas writes it. */
export function photoPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height: number },
): Part[] {
  const pageHeight = Math.round((pageWidth * height) / width);
  const drawing = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Photo Do Q`;
  const image = `/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const objects: Part[][] = [
    ["<</Type/Catalog/Pages 2 0 R>>"],
    ["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]`,
      "/Resources<</XObject<</Photo 4 0 R>>>>/Contents 5 0 R>>",
    ],
    [`<</Type/XObject${image}/Length ${jpeg.length}>>\nstream\n`, jpeg, "\nendstream"],
    [`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`],
  ];
  const parts: Part[] = ["%PDF-1.4\n"];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    places.push(length());
    parts.push(`${index + 1} 0 obj\n`, ...object, "\nendobj\n");
  });
  const table = length();
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`, ...rows);
  parts.push(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return parts;
}
