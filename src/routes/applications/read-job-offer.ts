import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { type Failure, fail } from "../../errors.ts";
import { receiveFormUploads } from "../../middleware/applying/form-upload.ts";
import { isMultipart, readForm } from "../../middleware/forms.ts";
import { JobOffer } from "../../shared/applications/job-offer.ts";
import { documentFields } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";

export interface OfferForm {
  values: Record<string, string>;
  issues: Issue[];
  failure?: Failure | undefined;
}

/**
 * Reads the form and stores its file. `document` names the file, so that a refused form keeps it.
 * A sender who is `refused` already gets the other fields back, and the site stores no file.
 */
export async function readOfferForm(
  c: Context<Env>,
  browserHash: Uint8Array,
  refused?: Failure,
): Promise<OfferForm> {
  const place = "file";
  const { form, kept, issues, failure } = isMultipart(c)
    ? await receiveFormUploads(c, browserHash, {
        placeOf: (field) => (field === place && !refused ? place : undefined),
        // The file of an offer follows the rules for certificates.
        typesOf: () => documentFields.certificatesUrl.acceptedTypes,
        pressed: place,
        skipsQueue: true,
      })
    : { form: await readForm(c), kept: [], issues: [], failure: undefined };
  const [file] = kept;
  const values = { ...Object.fromEntries(form), ...(file && { document: documentReference(file.id) }) };
  return { values, issues, failure: refused ?? failure };
}

const number = (text = "") => (text.trim() ? Number(text) : undefined);

/** Fails with a message for each field. */
export function jobOfferOf({ values, issues: before }: OfferForm): JobOffer {
  const { salary, months, document, note = "", ...others } = values;
  const offer = JobOffer.safeParse({
    ...{ ...others, note, salary: number(salary), months: number(months) },
    document: document || null,
  });
  if (offer.success && before.length === 0) return offer.data;
  return fail("invalidInput", { issues: [...(offer.success ? [] : issuesOf(offer.error)), ...before] });
}
