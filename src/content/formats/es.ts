// Generated from CLDR by `npm run generate`.
import type { Formats } from "../../shared/speech.ts";

export const formats: Formats = {
  plural: (n) => { const s = String(n).split("."), i = s[0] ?? "", v0 = !s[1], i1000000 = Number(i.slice(-6)); return n === 1 ? "one" : Number(i) !== 0 && i1000000 === 0 && v0 ? "many" : "other"; },
  group: ",",
  fewestGrouped: 4,
  decimal: ".",
  comma: ", ",
  money: "${n}",
  months: ["enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre"],
  shortMonths: ["ene","feb","mar","abr","may","jun","jul","ago","sept","oct","nov","dic"],
  longDate: "{day} de {month} de {year}",
  shortDate: "{day} {month} {year}",
  dateTime: "{date} a las {hour}:{minute}",
};
