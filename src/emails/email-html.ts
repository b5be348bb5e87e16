import { site } from "../content/site.ts";
import { languages } from "../shared/languages.ts";
import { partHtml, quiet, type Written } from "./email-parts.ts";
import { breaks, colours, escaped, font, shown, table } from "./email-text.ts";

const { ink, muted, ground, page, line, navy, sun } = colours;

const stripes = { good: "#2e8b57", act: "#d98e04", bad: "#c8322b" };

/** Mail programs without such rules show the inline colours. Each class names the part whose colour it changes. */
const darkRules = Object.entries({
  ".page": "background:#0e1923",
  ".ground": "background:#13222f;border-color:#2d4254;color:#f2f6f9",
  ".box": "background:#182c3c;border-color:#2d4254;color:#f2f6f9",
  ".muted": "color:#a2b3c1",
  ".foot": "background:#0e1923;color:#a2b3c1",
  ".entry": "border-color:#2d4254",
  ".link": "color:#7fc3ee",
  ".button": "background:#2078b0;border-color:#2078b0",
  ".warning": "background:#33290f;border-color:#d98e04;color:#f2f6f9",
}).map(([part, rules]) => `${part}{${rules.replaceAll(/;|$/g, "!important;")}}`);
const dark = `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join("")}}</style>`;

/** A phone has a button as wide as the text. A wide screen has each fact beside its name. */
const widths =
  "<style>@media (max-width:479px){.button,.button tbody,.button tr{display:block!important}}" +
  "@media (min-width:560px){.box div{display:flex}.box div>br{display:none}.box div>.muted{flex:0 0 34%;padding-top:2px}.box div>strong{flex:1;padding-inline-end:16px}}</style>";

/**
 * Renders one column that fits a phone, in tables and inline styles for Outlook. It loads nothing, so nobody learns
 * who opened it. A part that ends in an address becomes a link with the text of its first line.
 */
export function emailHtml(email: Written): string {
  const { locale, subject, heading, about, tone, body } = email;
  const isRightToLeft = languages[locale].direction === "rtl";
  const direction = isRightToLeft ? ' dir="rtl"' : "";
  const parts = body.split(/\n{2,}/);
  const end = email.foot === undefined ? parts.length : parts.length - 1;
  const content = `<tr><td class="ground" style="padding:28px 24px 12px;border:1px solid ${line};border-top-style:none;border-radius:0 0 10px 10px;background:${ground};color:${ink};${font};${breaks}" bgcolor="${ground}">
${about ? quiet(about, "0 0 4px") : ""}<h1 style="margin:0 0 20px;${font};font-size:22px;line-height:1.3;font-weight:bold;text-wrap:balance">${shown(heading ?? subject)}</h1>
${parts
  .slice(0, end)
  .map((part) => partHtml(part, email))
  .join("\n")}
</td></tr>`;
  const column = table(
    `class="ground" width="100%" style="max-width:560px;table-layout:fixed;border-collapse:separate;background:${ground};border-radius:10px" bgcolor="${ground}"`,
    `${brand}\n${tone ? stripe(stripes[tone]) : ""}${content}`,
  );
  return [
    `<!doctype html><html lang="${locale}"${direction}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    dark,
    widths,
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

const stripe = (colour: string) =>
  `<tr><td height="4" style="padding:0;background:${colour};font-size:0;line-height:4px" bgcolor="${colour}">&#160;</td></tr>\n`;

/** Draws a part of the foot, in quiet colours below everything else. */
const foot = (part: string) =>
  `<tr><td class="foot" align="center" style="padding:4px 24px 24px;background:${page};color:${muted};${font};font-size:14px;${breaks}" bgcolor="${page}">${part.split("\n").map(shown).join("<br>")}</td></tr>`;
