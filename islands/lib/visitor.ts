import { accountLinkWords } from "../../src/content/en/account-link.ts";
import { type Locale, offers } from "../../src/shared/languages.ts";

// Public pages are the same for everybody. What is different for this visitor, only the browser knows.

const all = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(selector);

/** The cookie holds the role and nothing else. */
const role = /\brole=(candidate|employer)\b/.exec(document.cookie)?.[1] as
  | "candidate"
  | "employer"
  | undefined;
if (role) for (const link of all(".me")) link.textContent = accountLinkWords[`nav.account.${role}`];

/** The filters may have changed the list since it was loaded. */
addEventListener("pagehide", () => {
  for (const list of all("[data-list]")) sessionStorage[location.href] = list.dataset.list;
});

/** The way back leads to the very list that led here, with its filters. A link without a class takes the list's name. */
const from = document.referrer;
for (const link of all(".trail a, .back"))
  if (link.href === from.split("?")[0]) {
    link.href = from;
    const name: string | undefined = sessionStorage[from];
    if (name && !link.className) {
      link.textContent = name;
      // A phone shows this link alone (src/styles/trail.css).
      link.dataset.way = "";
    }
  }

const offerStyle =
  "position:fixed;inset:auto 0 0;z-index:9;display:flex;flex-wrap:wrap;gap:0 1.5rem;justify-content:center;align-items:center;" +
  "margin:0;max-width:none;padding:.5rem;background:var(--ground);border-top:1px solid var(--line)";

/** On the first page of a visit, a browser that prefers another language is offered the page in it. */
if (!from.startsWith(location.origin))
  for (const tag of navigator.languages) {
    const [language] = tag.split("-");
    const [link] = all(`a[hreflang="${language}"]`);
    if (language === document.documentElement.lang || (link && localStorage.offered)) break;
    if (!link) continue;
    const line = document.createElement("p");
    const close = document.createElement("button");
    const copy = link.cloneNode() as HTMLAnchorElement;
    [copy.textContent, close.textContent] = offers[language as Locale];
    // Only this script draws it, so no page pays for a style sheet.
    line.style.cssText = offerStyle;
    line.lang = link.lang;
    line.dir = "auto";
    close.onclick = () => {
      line.remove();
      localStorage.offered = 1;
    };
    line.append(copy, close);
    document.body.append(line);
    break;
  }
