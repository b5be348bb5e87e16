import { type CertificatePlace, certificatePlaces } from "../applications/added-certificate.ts";
import { bodies } from "../route.ts";
import { say } from "../say.ts";

export type DocumentType = "pdf" | "doc" | "docx" | "jpg" | "png";

export type DocumentFieldName = "resumeUrl" | "passportCopyUrl" | "certificatesUrl" | "photographUrl";

export type DocumentPlace = DocumentFieldName | CertificatePlace;

export type DocumentNames = Partial<Record<DocumentPlace, string | null>>;

export interface DocumentField {
  name: DocumentPlace;
  label: string;
  required: boolean;
  acceptedTypes: readonly DocumentType[];
  accept: string;
  maxBytes: number;
}

export const maxDocumentBytes = bodies.file.maxBytes;

const endings: Record<DocumentType, string> = {
  pdf: ".pdf",
  doc: ".doc",
  docx: ".docx",
  jpg: ".jpg,.jpeg",
  png: ".png",
};

export function typeNames(types: readonly DocumentType[]): string {
  const names = types.map((type) => type.toUpperCase());
  return say("{first} or {last}", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

export const documentFields: Record<DocumentFieldName, DocumentField> = {
  resumeUrl: field("resumeUrl", "Resume/CV", true, ["pdf", "doc", "docx"]),
  passportCopyUrl: field("passportCopyUrl", "Passport Copy", true, ["pdf", "jpg", "png"]),
  certificatesUrl: field("certificatesUrl", "Certificates", false, ["pdf", "jpg", "png"]),
  photographUrl: field("photographUrl", "Photograph", false, ["jpg", "png"]),
};

export const documentPlaces = [
  ...(Object.keys(documentFields) as DocumentFieldName[]),
  ...certificatePlaces,
] as const;

const furtherCertificates = Object.fromEntries(
  certificatePlaces.map((place) => [place, { ...documentFields.certificatesUrl, name: place }]),
) as Record<CertificatePlace, DocumentField>;

const fields: Record<DocumentPlace, DocumentField> = { ...documentFields, ...furtherCertificates };

export const fieldOfPlace = (place: DocumentPlace): DocumentField => fields[place];

export function documentLabel(place: DocumentPlace): string {
  const n = certificatePlaces.indexOf(place as CertificatePlace);
  return n < 0 ? say(fields[place].label) : say("Certificate {n}", { n: n + 2 });
}

/** The browser wraps a photo into a PDF for a field that takes no photos. */
export const takesPhotoAsPdf = ({ acceptedTypes }: Pick<DocumentField, "acceptedTypes">): boolean =>
  acceptedTypes.includes("pdf") && !acceptedTypes.includes("jpg");

export const photoEndings = `${endings.jpg},${endings.png}`;

function field(
  name: DocumentFieldName,
  label: string,
  required: boolean,
  acceptedTypes: readonly DocumentType[],
): DocumentField {
  const accept = acceptedTypes.map((type) => endings[type]).join(",");
  return { name, label, required, acceptedTypes, accept, maxBytes: maxDocumentBytes };
}
