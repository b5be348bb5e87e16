import type { Locale } from "../shared/link.ts";

interface Written {
  locale: Locale;
  subject: string;
  body: string;
}

const style = "margin:0;padding:16px;background:#ffffff;color:#14212e;font:16px/1.55 sans-serif";
const column = "max-width:560px;margin:0 auto;overflow-wrap:anywhere;word-break:break-word";
const linkStyle = "color:#0b4f8a;overflow-wrap:anywhere";

/**
 * Renders one column that fits a phone. It loads nothing, so nobody learns who opened it. A part that ends in
 * an address becomes a link with the text of its first line.
 */
export function emailHtml({ locale, subject, body }: Written): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(subject)}</title></head><body style="${style}"><div style="${column}">`,
    ...body.split(/\n{2,}/).map(paragraph),
    "</div></body></html>",
  ].join("\n");
}

const isLink = (line: string | undefined) => /^https?:\/\/\S+$/.test(line ?? "");

function paragraph(part: string): string {
  const lines = part.split("\n");
  const link = isLink(lines.at(-1)) ? lines.pop() : undefined;
  const [first, ...others] = lines;
  const shown = link ? [anchor(link, first ?? link), ...others.map(escaped)] : lines.map(escaped);
  return `<p style="margin:0 0 16px">${shown.join("<br>")}</p>`;
}

const anchor = (link: string, text: string) =>
  `<a href="${escaped(link)}" style="${linkStyle}">${escaped(text)}</a>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
