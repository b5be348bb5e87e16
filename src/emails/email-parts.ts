import { site } from "../content/site.ts";
import type { Email } from "./email.ts";

export type Written = Pick<Email, "locale" | "subject" | "body" | "action" | "facts" | "warning">;

// Mail programs recolour emails in dark mode, so each text colour comes with a background colour.
export const colours = {
  ink: "#14212e",
  muted: "#4d5d6c",
  ground: "#ffffff",
  page: "#f4f7fa",
  line: "#d3dde5",
  navy: "#0b3a5b",
  sun: "#f2b53c",
  link: "#0b5c8a",
};
const { ink, muted, page, line, link } = colours;

export const font =
  "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.55";
export const breaks = "overflow-wrap:anywhere;word-break:break-word";

export const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** Draws a part of an email by what it is: its button, a code, its box of facts, or a paragraph. */
export function partHtml(part: string, { action, facts, warning }: Written): string {
  if (part === action) return button(part);
  if (isCode(part)) return code(part);
  if (part === facts) return box(part);
  return part === warning ? paragraph(part, "bold") : paragraph(part);
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
      `<tr><td class="box" style="padding:8px 12px;background:${page};color:${ink};${font};${breaks}" bgcolor="${page}"><span class="muted" style="color:${muted};font-size:14px">${shown(name)}</span><br><strong>${isMeeting(first) ? anchor(first, first) : shown(first)}</strong>${others.map((value) => `<br>${shown(value)}`).join("")}</td></tr>`,
  );
  return frame("", table('width="100%" style="table-layout:fixed"', rows.join("\n")));
}

/** One cell has border, corners and ground, and its padding keeps the square cells inside away from the corners. */
const frame = (attributes: string, content: string) =>
  table(
    'width="100%" style="margin:8px 0 24px;table-layout:fixed;border-collapse:separate"',
    `<tr><td class="box" ${attributes} style="padding:4px;border:1px solid ${line};border-radius:6px;background:${page};color:${ink}" bgcolor="${page}">${content}</td></tr>`,
  );

/** An employer may type any address, so only a safe one becomes a link. */
const isMeeting = (value: string) => /^https:\/\/\S+$/.test(value);

const isCode = (part: string) => /^\d{8}$/.test(part);

/** The reader types this code from one screen into another. */
const code = (digits: string) =>
  frame(
    'align="center"',
    `<p style="margin:10px 0;${font};font-size:30px;font-weight:bold;letter-spacing:3px">${digits}</p>`,
  );

const isLink = (text: string | undefined) => /^https?:\/\/\S+$/.test(text ?? "");

function paragraph(part: string, weight = "normal"): string {
  const lines = part.split("\n");
  const address = isLink(lines.at(-1)) ? lines.pop() : undefined;
  const [first, ...others] = lines;
  if (address && others.length > 0) return entry(anchor(address, first ?? address), others);
  const texts = address ? [anchor(address, first ?? address)] : lines.map(withMailbox);
  return `<p style="margin:0 0 16px;${font};font-weight:${weight}">${texts.join("<br>")}</p>`;
}

/** Draws one of several things, such as a job. A line divides it from the one before. */
const entry = (link: string, facts: string[]) =>
  `<p class="entry" style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid ${line};${font}"><b>${link}</b><br>${facts.map(shown).join("<br>")}</p>`;

/** Employers and candidates may type any address, so only the site's own becomes a link. */
const withMailbox = (text: string) =>
  text
    .split(site.contactEmail)
    .map(shown)
    .join(anchor(`mailto:${site.contactEmail}`, site.contactEmail));

const anchor = (href: string, text: string) =>
  `<a href="${escaped(href)}" class="link" style="color:${link};${breaks}">${shown(text)}</a>`;

/** A reference, a time zone and a range of pay are easier to read, and to copy, on one line. */
const unbroken = /\b\w{4}-\w{4}-\w{4}\b|\((?:UTC|\p{L}{3,7}[+\u2212-]\d[^()]{1,22})\)|\$[\d,]+ - \$[\d,]+/gu;

export const shown = (text: string) =>
  escaped(text)
    .replace(unbroken, '<span style="white-space:nowrap">$&</span>')
    .replace(
      /\bpi_\w{10,26}\b/g,
      '<span style="font-family:monospace;font-size:13px;white-space:nowrap">$&</span>',
    );

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
