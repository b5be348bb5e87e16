import { documentReference } from "../../shared/applying/document-reference.ts";
import type { Sealed } from "../../shared/sealed.ts";
import type { Sql } from "../sql.ts";

interface NewPassport {
  id: string;
  privateDetails: Sealed;
  documentId: string;
  now: Date;
}

/** The new passport starts the reminders again. */
export async function updatePassport(
  tx: Sql,
  { id, privateDetails, documentId, now }: NewPassport,
): Promise<void> {
  await tx`
    update applications
    set private_sealed = ${privateDetails.bytes}, private_key_id = ${privateDetails.keyId},
      passport_copy_url = ${documentReference(documentId)}, passport_renewed_at = ${now},
      passport_told = 0, passport_checked_at = null, updated_at = now()
    where id = ${id}`;
  // The first copy may be a link, which has no row.
  await tx`
    insert into application_documents (application_id, field, document_id)
    values (${id}, 'passportCopyUrl', ${documentId})
    on conflict (application_id, field) do update set document_id = excluded.document_id`;
}
