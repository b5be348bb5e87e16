interface AdminSecrets {
  adminPassword: string | undefined;
  adminTotpSecret: string | undefined;
}

/** Sessions and known devices depend on these values. A new password or second factor ends them all. */
export const adminCredentials = ({ adminPassword, adminTotpSecret }: AdminSecrets): string | undefined =>
  adminPassword && adminTotpSecret ? `${adminPassword} ${adminTotpSecret}` : adminPassword;
