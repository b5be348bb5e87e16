import { adminApplicationWords as english } from "../en/admin-applications.ts";
import type { Translation } from "../translation.ts";

/** Employers read these keys, too. The administrator reads all of them in English. */
export const adminApplicationWords: Translation<typeof english> = {
  ...english,
  "scan.unscanned": "Belum diperiksa virusnya",
  "scan.pending": "Berkas ini sedang diperiksa virusnya. Setelah selesai, berkas bisa dibuka.",
  "scan.error":
    "Pemeriksaan virus belum berhasil, jadi berkas ini belum bisa dibuka siapa pun. Kami akan mencoba lagi.",
  "scan.infected":
    "Antivirus kami menemukan virus di berkas ini, jadi tidak ada yang bisa membukanya. Kami sudah meminta berkas lain kepada pelamar.",
  "scan.activeContent": "Berisi konten aktif",

  "withdrawal.byCandidate": "Ditarik oleh pelamar",
};
