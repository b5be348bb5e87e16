import type { Client } from "./connect.ts";
import { MigrationError } from "./migrate.ts";

const logs = ["audit_log", "document_readings", "application_status_changes", "application_disclosures"];
const noSuchRole = "42704";

/** The role may not change the logs. New tables are closed to it, so the owner runs this after each migration. */
export async function grantSiteRole(sql: Client, role: string): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      const to = tx(role);
      await tx`grant usage on schema public to ${to}`;
      await tx`grant select, insert, update, delete on all tables in schema public to ${to}`;
      await tx`revoke update, delete on ${tx(logs)} from ${to}`;
      await tx`revoke insert, update, delete on schema_migrations from ${to}`;
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== noSuchRole) throw error;
    throw new MigrationError(
      `The role ${role} does not exist. Create it first: create role ${role} login password '...'.`,
    );
  }
}
