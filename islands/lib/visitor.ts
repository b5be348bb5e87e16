import { accountLinkWords } from "../../src/content/en/account-link.ts";
import offer from "./offer-language.ts?worker&url";

// Public pages are the same for everybody, so this script makes the differences for one visitor.

const all = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(selector);

/** The cookie holds the role and nothing else. */
const role = /\brole=(candidate|employer)\b/.exec(document.cookie)?.[1] as
  | "candidate"
  | "employer"
  | undefined;
if (role)
  for (const link of all(".me")) {
    // A shorter name must not move the links beside it.
    link.style.minWidth = `${link.getBoundingClientRect().width}px`;
    link.textContent = accountLinkWords[`nav.account.${role}`];
  }

/** The filters may have changed the list since it was loaded. */
addEventListener("pagehide", () => {
  try {
    for (const list of all("[data-list]")) sessionStorage[location.href] = list.dataset.list;
  } catch {
    // A browser may forbid storage.
  }
});

/** The way back leads to the list that led here, with its filters. A link without a class takes the list's name. */
const from = document.referrer;
for (const link of all(".trail a, .back"))
  if (link.href === from.split("?")[0]) {
    link.href = from;
    try {
      const name: string | undefined = sessionStorage[from];
      if (name && !link.className) {
        link.textContent = name;
        // A phone shows this link alone (src/styles/trail.css).
        link.dataset.way = "";
      }
    } catch {}
  }

/** A browser that prefers another language may be offered the page in it. */
if (!navigator.language.startsWith(document.documentElement.lang)) void import(/* @vite-ignore */ offer);
