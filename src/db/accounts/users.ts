import type { User } from "../../shared/accounts/account.ts";
import type { Sql } from "../sql.ts";

interface UserRow extends Omit<User, "createdAt" | "updatedAt"> {
  createdAt: Date;
  updatedAt: Date;
}

const columns = (sql: Sql) =>
  sql`id, email, first_name, last_name, profile_image_url, role, created_at, updated_at`;

const userOfRow = (row: UserRow): User => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Returns undefined when the email address is taken, in capitals or not. */
export async function insertUser(
  sql: Sql,
  user: Pick<User, "email" | "firstName" | "lastName"> & { passwordHash: string; language: string },
): Promise<User | undefined> {
  const [row] = await sql<UserRow[]>`
    insert into users ${sql(user, "email", "firstName", "lastName", "passwordHash", "language")}
    on conflict (lower(email)) do nothing
    returning ${columns(sql)}`;
  return row && userOfRow(row);
}

export async function findUser(sql: Sql, id: string): Promise<User | undefined> {
  const [row] = await sql<
    UserRow[]
  >`select ${columns(sql)} from users where id = ${id} and erased_at is null`;
  return row && userOfRow(row);
}

export async function findCredentials(
  sql: Sql,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const [row] = await sql<(UserRow & { passwordHash: string })[]>`
    select ${columns(sql)}, password_hash from users where lower(email) = lower(${email})`;
  if (!row) return undefined;
  const { passwordHash, ...user } = row;
  return { user: userOfRow(user), passwordHash };
}

export async function markEmployer(sql: Sql, id: string): Promise<User | undefined> {
  const [row] = await sql<UserRow[]>`
    update users set role = 'employer', updated_at = case when role = 'employer' then updated_at else now() end
    where id = ${id} returning ${columns(sql)}`;
  return row && userOfRow(row);
}

export async function updatePassword(sql: Sql, id: string, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash}, updated_at = now() where id = ${id}`;
}

export async function updateLanguage(sql: Sql, id: string, language: string): Promise<void> {
  await sql`update users set language = ${language} where id = ${id} and language <> ${language}`;
}

/** Does nothing if the password has changed meanwhile. */
export async function updatePasswordHash(
  sql: Sql,
  id: string,
  hash: { before: string; after: string },
): Promise<void> {
  await sql`update users set password_hash = ${hash.after} where id = ${id} and password_hash = ${hash.before}`;
}
