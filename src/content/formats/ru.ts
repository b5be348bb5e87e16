// Generated from CLDR by `npm run generate`.
import type { Formats } from "../../shared/speech.ts";

export const formats: Formats = {
  plural: (n) => { const s = String(n).split("."), i = s[0] ?? "", v0 = !s[1], i10 = Number(i.slice(-1)), i100 = Number(i.slice(-2)); return v0 && i10 === 1 && i100 !== 11 ? "one" : v0 && (i10 >= 2 && i10 <= 4) && (i100 < 12 || i100 > 14) ? "few" : v0 && i10 === 0 || v0 && (i10 >= 5 && i10 <= 9) || v0 && (i100 >= 11 && i100 <= 14) ? "many" : "other"; },
  group: "\u00a0",
  fewestGrouped: 4,
  decimal: ",",
  comma: ", ",
  money: "{n}\u00a0$",
  months: ["января","февраля","марта","апреля","мая","июня","июля","августа","сентября","октября","ноября","декабря"],
  shortMonths: ["янв.","февр.","мар.","апр.","мая","июн.","июл.","авг.","сент.","окт.","нояб.","дек."],
  longDate: "{day} {month} {year}\u202fг.",
  shortDate: "{day} {month} {year}\u202fг.",
  dateTime: "{date} в {hour}:{minute}",
};
