/** Each letter looks like the one below it. A capital that is missing here looks like its small letter. */
const foreign = "авекмнорстухіѕјԁһԛԝωαβεζηικμνορστυχγɑɡıłøđꜱᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀᴛᴜᴠᴡʏᴢΗΝ";
const latin = "abekmhopctyxisjdhqwwabeznikmvopotuxyagilodsabcdefghijklmnopqrtuvwyzhn";

const lookAlikes: Record<string, string> = Object.fromEntries(
  [...foreign].map((letter, at) => [letter, latin[at]!]),
);

/** Each range of signs begins with its A: letters in a circle, in a square, and halves of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6];

/** Replaces each letter, digit and sign by the plain one that a person takes it for. */
export const readable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, digit)
    .replace(/\u2800|\p{Zs}/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u00b7\u2022\u2027\u2219]/g, ".")
    .replace(/\P{ASCII}/gu, letter);

/** The ten digits of a script have consecutive numbers in Unicode. */
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
