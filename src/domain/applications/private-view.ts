import { hashOfToken, isToken, newToken } from "../../auth/token.ts";
import { insertPrivateView, isPrivateView } from "../../db/applications/private-views.ts";
import type { Sql } from "../../db/sql.ts";
import { privateViewMinutes } from "../../shared/applications/tracking.ts";
import type { DocumentFieldName } from "../../shared/applying/document-fields.ts";
import type { World } from "../../world.ts";

const privateField: DocumentFieldName = "passportCopyUrl";
export const isPrivateField = (field: string): boolean => field === privateField;

export async function openPrivateView(sql: Sql, applicationId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + privateViewMinutes * 60_000);
  await insertPrivateView(sql, { tokenHash: hashOfToken(token), applicationId, expiresAt });
  return token;
}

/** `view` is the token that `openPrivateView` returned. */
export async function mayViewPrivate(
  { sql, clock }: Pick<World, "clock"> & { sql: Sql },
  applicationId: string,
  view: string | undefined,
): Promise<boolean> {
  if (!view || !isToken(view)) return false;
  return isPrivateView(sql, { tokenHash: hashOfToken(view), applicationId, now: clock() });
}
