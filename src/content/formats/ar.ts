// Generated from CLDR by `npm run generate`.
import type { Formats } from "../../shared/speech.ts";

export const formats: Formats = {
  plural: (n) => { const s = String(n).split("."), t0 = Number(s[0]) === n, n100 = t0 ? Number(s[0]?.slice(-2)) : -1; return n === 0 ? "zero" : n === 1 ? "one" : n === 2 ? "two" : (n100 >= 3 && n100 <= 10) ? "few" : (n100 >= 11 && n100 <= 99) ? "many" : "other"; },
  group: ",",
  fewestGrouped: 4,
  decimal: ".",
  comma: "\u060c ",
  money: "\u2066${n}\u2069",
  months: ["يناير","فبراير","مارس","أبريل","مايو","يونيو","يوليو","أغسطس","سبتمبر","أكتوبر","نوفمبر","ديسمبر"],
  shortMonths: ["يناير","فبراير","مارس","أبريل","مايو","يونيو","يوليو","أغسطس","سبتمبر","أكتوبر","نوفمبر","ديسمبر"],
  longDate: "{day} {month} {year}",
  shortDate: "{day} {month} {year}",
  dateTime: "{date} في {hour}:{minute}",
};
