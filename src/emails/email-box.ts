import { anchor, breaks, colours, font, grey, shown, table } from "./email-text.ts";

const { ink, muted, page, line } = colours;

/** Neighbours of the same name, such as one time in several zones, share the name. The name of a row may have a colon. */
export function box(part: string, look?: "rows"): string {
  const facts: [name: string, first: string, ...others: string[]][] = [];
  for (const fact of part.split("\n")) {
    const end = look ? fact.lastIndexOf(": ") : fact.indexOf(": ");
    const [name, value] = [fact.slice(0, end), fact.slice(end + 2)];
    const last = facts.at(-1);
    if (last?.[0] === name) last.push(value);
    else facts.push([name, value]);
  }
  const rows = facts.map(([name, ...values]) => {
    const [label, value] = look
      ? [`<strong>${shown(name)}</strong>`, values.map(shown).join("<br>")]
      : [
          `<span class="muted" style="color:${muted};font-size:14px">${shown(name)}</span>`,
          valueHtml(values),
        ];
    return `<tr><td class="box" style="padding:8px 12px;background:${page};color:${ink};${font};${breaks}" bgcolor="${page}"><div>${label}<br><span>${value}</span></div></td></tr>`;
  });
  return frame("", table('width="100%" style="table-layout:fixed"', rows.join("\n")));
}

const zone = / \([^()]*[+\u2212-]\d[^()]*[,،][^()]*\)$/;

const strongHtml = (text: string) => {
  const [of = ""] = zone.exec(text) ?? [];
  const value = text.slice(0, text.length - of.length);
  return `<strong>${isMeeting(value) ? anchor(value, value) : shown(value)}</strong>${of && grey(of)}`;
};

const valueHtml = ([first = "", ...others]: string[]) =>
  [strongHtml(first), ...others.map(grey)].join("<br>");

/** One cell has border, corners and ground, and its padding keeps the square cells inside away from the corners. */
const frame = (attributes: string, content: string, limit = "") =>
  table(
    `width="100%" style="margin:8px 0 24px;table-layout:fixed;border-collapse:separate${limit}"`,
    `<tr><td class="box" ${attributes} style="padding:4px;border:1px solid ${line};border-radius:6px;background:${page};color:${ink}" bgcolor="${page}">${content}</td></tr>`,
  );

/** An employer may type any address, so only a safe one becomes a link. */
const isMeeting = (value: string) => /^https:\/\/\S+$/.test(value);

/** The reader types this code from one screen into another. Who copies it gets no space with it. */
export const code = (digits: string) =>
  frame(
    'align="center" dir="ltr"',
    `<p style="margin:10px 0;${font};font-size:28px;font-weight:bold;letter-spacing:2px;white-space:nowrap">${digits.slice(0, 4)}<span style="padding-left:16px">${digits.slice(4)}</span></p>`,
    ";max-width:280px",
  );
