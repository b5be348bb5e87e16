import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import { languages } from "../shared/languages.ts";
import type { Email } from "./email.ts";

type Written = Pick<Email, "locale" | "subject" | "body" | "action" | "facts">;

// Mail programs recolour emails in dark mode, so whatever has a text colour has a ground of its own.
const [ink, muted, ground, page, line] = ["#14212e", "#4d5d6c", "#ffffff", "#f4f7fa", "#d3dde5"];
const [navy, sun, link] = ["#0b3a5b", "#f2b53c", "#0b5c8a"];
const font = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.55";
const breaks = "overflow-wrap:anywhere;word-break:break-word";

/** Mail programs without such rules show the inline colours. Each class names the part whose colour it changes. */
const darkRules = Object.entries({
  ".page": "background:#0e1923",
  ".ground": "background:#13222f;color:#f2f6f9",
  ".box": "background:#182c3c;border-color:#2d4254;color:#f2f6f9",
  ".muted": "color:#a2b3c1",
  ".foot": "background:#0e1923;color:#a2b3c1",
  ".entry": "border-color:#2d4254",
  ".link": "color:#7fc3ee",
  ".button": "background:#17699c;border-color:#17699c",
}).map(([part, rules]) => `${part}{${rules.replaceAll(/;|$/g, "!important;")}}`);
const dark = `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join("")}}</style>`;

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/**
 * Renders one column that fits a phone, in tables and inline styles for Outlook. It loads nothing, so nobody learns
 * who opened it. A part that ends in an address becomes a link with the text of its first line.
 */
export function emailHtml(email: Written): string {
  const { locale, subject, body } = email;
  const isRightToLeft = languages[locale].direction === "rtl";
  const direction = isRightToLeft ? ' dir="rtl"' : "";
  const parts = body.split(/\n{2,}/);
  // Who writes comes after the greeting at the end.
  const end = parts.indexOf(wordsFor(locale).t("emails.sign")) + 1 || parts.length;
  const content = `<tr><td class="ground" style="padding:28px 24px 12px;border-radius:0 0 10px 10px;background:${ground};color:${ink};${font};${breaks}" bgcolor="${ground}">
<h1 style="margin:0 0 20px;${font};font-size:22px;line-height:1.3;font-weight:bold">${shown(subject)}</h1>
${parts
  .slice(0, end)
  .map((part) => partHtml(part, email))
  .join("\n")}
</td></tr>`;
  const column = table(
    `class="ground" width="100%" style="max-width:560px;table-layout:fixed;background:${ground};border-radius:10px" bgcolor="${ground}"`,
    `${brand}\n${content}`,
  );
  return [
    `<!doctype html><html lang="${locale}"${direction}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    dark,
    `<title>${escaped(subject)}</title></head><body${direction} style="margin:0;padding:0;background:${page}" class="page">`,
    table(
      `class="page" width="100%" style="background:${page}" bgcolor="${page}"`,
      `<tr><td align="center" style="padding:16px 8px">${outlook('<table role="presentation" width="560"><tr><td>')}
${column}
${outlook("</td></tr></table>")}</td></tr>${parts.slice(end).map(foot).join("")}`,
    ),
    "</body></html>",
  ].join("\n");
}

/** Outlook on Windows knows no largest width. */
const outlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

const drawn = (borders: string) =>
  `<div style="${borders};border-style:solid;font-size:0;line-height:0"></div>`;

/** The boat of the site. Many mail programs show no picture, so it is made of borders, which Outlook cannot draw. */
const boat = table(
  'dir="ltr" aria-hidden="true" style="font-size:0;line-height:0"',
  `<tr><td width="10" valign="bottom" style="padding:0 0 2px 2px">${drawn("border-width:0 0 18px 10px;border-color:transparent transparent #ffffff transparent")}</td><td width="8" valign="bottom" style="padding:0 4px 2px 2px">${drawn(`border-width:0 8px 14px 0;border-color:transparent transparent ${sun} transparent`)}</td></tr><tr><td colspan="2">${drawn("border-width:6px 0 0;border-color:#ffffff;border-radius:0 0 9px 9px")}</td></tr>`,
);

const brand = `<tr><td style="padding:14px 24px;background:${navy};color:#ffffff;border-radius:10px 10px 0 0" bgcolor="${navy}">${table(
  "",
  `<tr><!--[if !mso]><!--><td style="padding-inline-end:12px">${boat}</td><!--<![endif]--><td style="background:${navy};color:#ffffff;${font};font-size:20px;font-weight:bold" bgcolor="${navy}">${site.name}</td></tr>`,
)}</td></tr>`;

/** Who writes is quiet, below everything else. */
const foot = (part: string) =>
  `<tr><td class="foot" align="center" style="padding:4px 24px 24px;background:${page};color:${muted};${font};font-size:14px;${breaks}" bgcolor="${page}">${part.split("\n").map(shown).join("<br>")}</td></tr>`;

function partHtml(part: string, { action, facts }: Written): string {
  if (part === action) return button(part);
  if (isCode(part)) return code(part);
  return part === facts ? box(part) : paragraph(part);
}

function button(part: string): string {
  const [label = "", href = ""] = part.split("\n");
  const style = `display:inline-block;padding:13px 26px;border:1px solid ${link};border-radius:6px;background:${link};color:#ffffff;${font};font-weight:bold;text-decoration:none`;
  return table(
    'style="margin:8px 0 24px"',
    `<tr><td class="button" align="center" style="border-radius:6px;background:${link}" bgcolor="${link}"><a href="${escaped(href)}" class="button" style="${style}">${shown(label)}</a></td></tr>`,
  );
}

/** Neighbours of the same name, such as one time in several zones, share the name. */
function box(part: string): string {
  const facts: [name: string, first: string, ...others: string[]][] = [];
  for (const fact of part.split("\n")) {
    const end = fact.indexOf(": ");
    const [name, value] = [fact.slice(0, end), fact.slice(end + 2)];
    const last = facts.at(-1);
    if (last?.[0] === name) last.push(value);
    else facts.push([name, value]);
  }
  const rows = facts.map(
    ([name, first, ...others]) =>
      `<tr><td class="box" style="padding:10px 16px;background:${page};color:${ink};${font};${breaks}" bgcolor="${page}"><span class="muted" style="color:${muted};font-size:14px">${shown(name)}</span><br><strong>${shown(first)}</strong>${others.map((value) => `<br>${shown(value)}`).join("")}</td></tr>`,
  );
  return table(
    `class="box" width="100%" style="margin:8px 0 24px;table-layout:fixed;border:1px solid ${line};border-radius:6px;background:${page}" bgcolor="${page}"`,
    rows.join("\n"),
  );
}

const isCode = (part: string) => /^\d{8}$/.test(part);

/** It is typed from one screen into another. */
const code = (digits: string) =>
  table(
    `class="box" width="100%" style="margin:8px 0 24px;border:1px solid ${line};border-radius:6px;background:${page}" bgcolor="${page}"`,
    `<tr><td class="box" align="center" style="padding:14px 16px;background:${page};color:${ink}" bgcolor="${page}"><p style="margin:0;${font};font-size:30px;font-weight:bold;letter-spacing:3px">${digits}</p></td></tr>`,
  );

const isLink = (text: string | undefined) => /^https?:\/\/\S+$/.test(text ?? "");

function paragraph(part: string): string {
  const lines = part.split("\n");
  const address = isLink(lines.at(-1)) ? lines.pop() : undefined;
  const [first, ...others] = lines;
  if (address && others.length > 0) return entry(anchor(address, first ?? address), others);
  const texts = address ? [anchor(address, first ?? address)] : lines.map(shown);
  return `<p style="margin:0 0 16px;${font}">${texts.join("<br>")}</p>`;
}

/** One of several things, such as a job. A line divides it from the one before. */
const entry = (link: string, facts: string[]) =>
  `<p class="entry" style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid ${line};${font}"><b>${link}</b><br>${facts.map(shown).join("<br>")}</p>`;

const anchor = (href: string, text: string) =>
  `<a href="${escaped(href)}" class="link" style="color:${link};${breaks}">${shown(text)}</a>`;

/** A reference, a time zone and a range of pay are easier to read, and to copy, on one line. */
const unbroken = /\b\w{4}-\w{4}-\w{4}\b|\((?:UTC|\p{L}{3,7}[+\u2212-]\d[^()]{1,22})\)|\$[\d,]+ - \$[\d,]+/gu;

const shown = (text: string) =>
  escaped(text)
    .replace(unbroken, '<span style="white-space:nowrap">$&</span>')
    .replace(
      /\bpi_\w{10,26}\b/g,
      '<span style="font-family:monospace;font-size:13px;white-space:nowrap">$&</span>',
    );

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
