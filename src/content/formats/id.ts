// Generated from CLDR by `npm run generate`.
import type { Formats } from "../../shared/speech.ts";

export const formats: Formats = {
  plural: (n) => "other",
  group: ".",
  fewestGrouped: 4,
  decimal: ",",
  comma: ", ",
  money: "${n}",
  months: ["Januari","Februari","Maret","April","Mei","Juni","Juli","Agustus","September","Oktober","November","Desember"],
  shortMonths: ["Jan","Feb","Mar","Apr","Mei","Jun","Jul","Agu","Sep","Okt","Nov","Des"],
  longDate: "{day} {month} {year}",
  shortDate: "{day} {month} {year}",
  dateTime: "{date} pukul {hour}.{minute}",
};
