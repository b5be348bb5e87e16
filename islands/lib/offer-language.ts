import { type Locale, offers } from "../../src/shared/languages.ts";

// Only the first page of a visit offers a language: the first one of the browser that the page exists in.

const offerStyle =
  "position:sticky;bottom:0;z-index:9;display:flex;flex-wrap:wrap;gap:0 .25rem;justify-content:center;align-items:center;" +
  "margin:0;max-width:none;padding:.5rem;background:var(--ground);border-top:1px solid var(--line)";

/** Where the browser forbids storage, each visit offers it again. */
function answered(): boolean {
  try {
    return Boolean(localStorage.offered);
  } catch {
    return false;
  }
}

const tags = document.referrer.startsWith(location.origin) ? [] : navigator.languages;
for (const tag of tags) {
  const [language] = tag.split("-");
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`);
  if (language === document.documentElement.lang || (link && answered())) break;
  if (!link) continue;
  const line = document.createElement("aside");
  const close = document.createElement("button");
  const copy = link.cloneNode() as HTMLAnchorElement;
  [copy.textContent, close.textContent] = offers[language as Locale];
  // Only this script draws it, so no page pays for a style sheet.
  line.style.cssText = offerStyle;
  line.lang = link.lang;
  copy.className = "btn btn-quiet";
  close.className = "btn-quiet";
  close.style.cssText = "border:0;padding:.5rem";
  line.dir = "auto";
  close.onclick = () => {
    line.remove();
    try {
      localStorage.offered = 1;
    } catch {}
  };
  line.append(copy, close);
  document.body.append(line);
  break;
}
