interface AdminSecrets {
  adminPassword: string | undefined;
  adminTotpSecret: string | undefined;
}

/** What sessions and known devices hang on: with another password or second factor they are none any more. */
export const adminCredentials = ({ adminPassword, adminTotpSecret }: AdminSecrets): string | undefined =>
  adminPassword && adminTotpSecret ? `${adminPassword} ${adminTotpSecret}` : adminPassword;
