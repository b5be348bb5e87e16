import type { accountLinkWords as english } from "../en/account-link.ts";
import type { Translation } from "../translation.ts";

export const accountLinkWords: Translation<typeof english> = {
  "nav.account.candidate": "Compte",
  "nav.account.employer": "Vos offres",
};
