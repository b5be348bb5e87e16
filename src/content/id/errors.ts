import type { errorWords as english } from "../en/errors.ts";
import type { Translation } from "../translation.ts";

export const errorWords: Translation<typeof english> = {
  "errors.page.title": "Ada yang tidak beres",
  "errors.link.title": "Tautan ini tidak berlaku lagi",
  "errors.again": "Coba lagi",
  "errors.home": "Kembali ke Beranda",
  "errors.contact": "Kalau terjadi lagi, kirim email ke {email} dan sebutkan nomor ini: {id}",
};
