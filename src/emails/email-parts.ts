import type { Email } from "./email.ts";
import { box, code } from "./email-box.ts";
import { anchor, colours, escaped, font, grey, isLink, lines, shown, table } from "./email-text.ts";

const { ink, muted, page, line, link } = colours;

export type Written = Omit<Email, "kind" | "audience" | "recipient" | "applicationId">;

/** Draws a part of an email by what it is: its button, a code, its box of facts, or a paragraph. */
export function partHtml(part: string, { action, facts, warning, looks = {} }: Written): string {
  if (looks[part] === "quote") return quote(part);
  if (part === action) return button(part);
  if (/^\d{8}$/.test(part)) return code(part);
  if (part === facts) return box(part);
  if (part === warning) return warned(paragraph(part, "bold"));
  switch (looks[part]) {
    case "title":
      return title(part);
    case "strong":
      return paragraph(part, "bold");
    case "quiet":
      return quiet(part);
    case "rows":
      return box(part, "rows");
    default:
      return paragraph(part);
  }
}

const title = (text: string) => `<h2 style="margin:0 0 4px;${font};font-weight:bold">${shown(text)}</h2>`;

export const quiet = (part: string, margin = "0 0 16px") =>
  `<p class="muted" style="margin:${margin};color:${muted};${font}">${lines(part)}</p>`;

const barred = (kind: string, colours: string, content: string, attributes = "") =>
  table(
    'width="100%" style="margin:8px 0 24px;table-layout:fixed"',
    `<tr><td class="${kind}" style="padding:14px 16px 0;border:0 solid;border-inline-start-width:4px;${colours}" ${attributes}>${content}</td></tr>`,
  );

const warned = (content: string) =>
  barred("warning", `border-color:#d98e04;background:#fdf3dd;color:${ink}`, content, 'bgcolor="#fdf3dd"');

/** Somebody else wrote the words, so none of them becomes a link or a button of ours. */
const quote = (words: string) =>
  barred(
    "box",
    `border-color:${line};background:${page};color:${ink}`,
    `<p style="margin:0 0 16px;${font}">${words.split("\n").map(shown).join("<br>")}</p>`,
    `bgcolor="${page}"`,
  );

function button(part: string): string {
  const [label = "", href = ""] = part.split("\n");
  const style = `display:inline-block;padding:13px 26px;border:1px solid ${link};border-radius:6px;background:${link};color:#ffffff;${font};font-weight:bold;text-decoration:none`;
  return table(
    'class="button" style="margin:8px 0 24px;border-radius:6px"',
    `<tr><td class="button" align="center" style="border-radius:6px;background:${link}" bgcolor="${link}"><a href="${escaped(href)}" class="button" style="${style}">${shown(label)}</a></td></tr>`,
  );
}

function paragraph(part: string, weight = "normal"): string {
  const texts = part.split("\n");
  const address = isLink(texts.at(-1)) ? texts.at(-1) : undefined;
  const [first = "", ...others] = address ? texts.slice(0, -1) : texts;
  if (address && others.length > 0) return entry(anchor(address, first), others);
  return `<p style="margin:0 0 16px;${font};font-weight:${weight}">${lines(part)}</p>`;
}

/** Draws one of several things, such as a job. A line divides it from the one before. */
const entry = (link: string, facts: string[]) =>
  `<p class="entry" style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid ${line};${font}"><b>${link}</b><br>${facts.map(entryLine).join("<br>")}</p>`;

const pay = /\$/;

const entryLine = (fact: string) => (pay.test(fact) ? `<b>${shown(fact)}</b>` : grey(fact));
