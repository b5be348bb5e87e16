import { isFrequentPassword } from "../../auth/password-frequency.ts";

const leastPasswordLength = 16;
const leastKeyCharacters = 8;

export interface Secrets {
  production: boolean;
  adminPassword: string | undefined;
  adminTotpSecret: string | undefined;
  secretKey: string | undefined;
}

/** The lines never repeat a secret. */
export function weakSecrets({ production, adminPassword, secretKey }: Secrets): string[] {
  if (!production) return [];
  const lines: string[] = [];
  if (adminPassword !== undefined && [...adminPassword].length < leastPasswordLength)
    lines.push(`ADMIN_PASSWORD must be ${leastPasswordLength} characters or longer in production.`);
  else if (adminPassword !== undefined && isFrequentPassword(adminPassword))
    lines.push("ADMIN_PASSWORD is a common password. Choose another one in production.");
  if (secretKey !== undefined && new Set(secretKey).size < leastKeyCharacters)
    lines.push(
      `SECRET_KEY must have ${leastKeyCharacters} different characters or more in production. Make one with: openssl rand -hex 32`,
    );
  return lines;
}

export const secondFactorWarning = ({ production, adminTotpSecret }: Secrets): string | undefined =>
  production && !adminTotpSecret
    ? "The administrator signs in without a second factor. Make a secret with `npm run totp`, and set ADMIN_TOTP_SECRET."
    : undefined;
