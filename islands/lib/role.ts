import { accountLinkWords } from "../../src/content/en/account-link.ts";

// Public pages are the same for everybody, so the browser renames the link. The cookie holds the role and nothing else.
const role = /\brole=(candidate|employer)\b/.exec(document.cookie)?.[1] as
  | "candidate"
  | "employer"
  | undefined;
if (role)
  for (const link of document.querySelectorAll(".me"))
    link.textContent = accountLinkWords[`nav.account.${role}`];
