import { site } from "../content/site.ts";

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

export const font =
  "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.55";
export const breaks = "overflow-wrap:anywhere;word-break:break-word";

export const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const { muted, link } = colours;

export const anchor = (href: string, text: string) =>
  `<a href="${escaped(href)}" class="link" style="color:${link};${breaks}">${shown(text)}</a>`;

/** A reference, a time zone and a range of pay are easier to read, and to copy, on one line. */
const unbroken = /\b\w{4}-\w{4}-\w{4}\b|\((?:UTC|\p{L}{3,7}[+\u2212-]\d[^()]{1,22})\)|\$[\d,]+ - \$[\d,]+/gu;

export const shown = (text: string) =>
  escaped(text)
    .replace(unbroken, '<span style="white-space:nowrap">$&</span>')
    .replace(
      /\bpi_\w{10,26}\b/g,
      '<span style="font-family:monospace;font-size:13px;font-weight:normal;white-space:nowrap">$&</span>',
    );

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const grey = (text: string) => `<span class="muted" style="color:${muted}">${shown(text)}</span>`;

export const isLink = (text: string | undefined) => /^https?:\/\/\S+$/.test(text ?? "");

/** The last line may be the address that the line before it leads to. */
export function lines(part: string): string {
  const texts = part.split("\n");
  const address = isLink(texts.at(-1)) ? texts.pop() : undefined;
  const linked = address && anchor(address, texts.pop() ?? address);
  return [...texts.map(withMailbox), ...(linked ? [linked] : [])].join("<br>");
}

/** Employers and candidates may type any address, so only the site's own becomes a link. */
const withMailbox = (text: string) =>
  text
    .split(site.contactEmail)
    .map(shown)
    .join(anchor(`mailto:${site.contactEmail}`, site.contactEmail));
