import { accountLinkWords } from "../../src/content/en/account-link.ts";

// Public pages are the same for everybody. What is different for this visitor, only the browser knows.

/** The cookie holds the role and nothing else. */
const role = /\brole=(candidate|employer)\b/.exec(document.cookie)?.[1] as
  | "candidate"
  | "employer"
  | undefined;
if (role)
  for (const link of document.querySelectorAll(".me"))
    link.textContent = accountLinkWords[`nav.account.${role}`];

/** The way back leads to the very list that led here, with its filters. */
const from = new URL(document.referrer || location.href);
if (from.origin === location.origin)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".trail a, .back"))
    if (link.pathname === from.pathname && !link.search) link.search = from.search;
