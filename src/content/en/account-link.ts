/** What the link "Sign in" is called for somebody who is signed in. The browser loads these words, too. */
export const accountLinkWords = {
  "nav.account.candidate": "Account",
  "nav.account.employer": "Your desk",
} as const;
