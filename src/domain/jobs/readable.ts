/** Each letter looks like the one at the same place below it. A capital that is missing here looks like its small letter. */
const foreign = "авекмнорстухіѕјԁһԛԝωαβεζηικμνορστυχγɑɡıłøđꜱᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀᴛᴜᴠᴡʏᴢΗΝ";
const latin = "abekmhopctyxisjdhqwwabeznikmvopotuxyagilodsabcdefghijklmnopqrtuvwyzhn";

const lookAlikes: Record<string, string> = Object.fromEntries(
  [...foreign].map((letter, at) => [letter, latin[at]!]),
);

/** The first of the letters A to Z in a circle, in a square, and as halves of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6];

/** Writes a text in the letters, digits and signs that a person takes its own for. */
export const readable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, digit)
    .replace(/\u2800|\p{Zs}/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u00b7\u2022\u2027\u2219]/g, ".")
    .replace(/\P{ASCII}/gu, letter);

/** Unicode puts the ten digits of a script after one another. */
function digit(sign: string): string {
  const code = sign.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function letter(sign: string): string {
  const code = sign.codePointAt(0)!;
  const first = alphabets.find((start) => code >= start && code < start + 26);
  if (first !== undefined) return String.fromCharCode(97 + code - first);
  return lookAlikes[sign] ?? lookAlikes[sign.toLowerCase()] ?? sign;
}
