// Generated from CLDR by `npm run generate`.
import type { Formats } from "../../shared/speech.ts";

export const formats: Formats = {
  plural: (n) => { const s = String(n).split("."), i = s[0] ?? "", v0 = !s[1], i1000000 = Number(i.slice(-6)); return n >= 0 && n < 2 ? "one" : Number(i) !== 0 && i1000000 === 0 && v0 ? "many" : "other"; },
  group: "\u202f",
  fewestGrouped: 4,
  decimal: ",",
  comma: ", ",
  money: "{n}\u00a0$",
  months: ["janvier","février","mars","avril","mai","juin","juillet","août","septembre","octobre","novembre","décembre"],
  shortMonths: ["janv.","févr.","mars","avr.","mai","juin","juil.","août","sept.","oct.","nov.","déc."],
  longDate: "{day} {month} {year}",
  shortDate: "{day} {month} {year}",
  dateTime: "{date} à {hour}:{minute}",
};
