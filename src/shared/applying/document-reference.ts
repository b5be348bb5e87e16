const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const uploaded = new RegExp(`^/objects/uploads/(${uuid})$`, "i");

export const documentReference = (id: string) => `/objects/uploads/${id}`;

export const uploadedDocumentId = (reference: string): string | undefined =>
  uploaded.exec(reference)?.[1]?.toLowerCase();

const maxLinkLength = 2000;

/** We never fetch a typed link. */
export function isDocumentReference(value: string): boolean {
  if (uploadedDocumentId(value)) return true;
  if (value.length > maxLinkLength || /[\s\p{Cc}]/u.test(value)) return false;
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
