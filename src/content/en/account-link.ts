/** The link "Sign in" has these names for somebody who is signed in. The browser loads them, too. */
export const accountLinkWords = {
  "nav.account.candidate": "Account",
  "nav.account.employer": "Dashboard",
} as const;
