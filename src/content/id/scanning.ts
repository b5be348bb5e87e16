import { administratorPart } from "../administrator-part.ts";
import { scanningWords as english } from "../en/scanning.ts";
import type { Translation } from "../translation.ts";

export const scanningWords: Translation<typeof english> = {
  "scan.csv.unscanned": "belum diperiksa",
  "scan.csv.pending": "sedang diperiksa",
  "scan.csv.error": "tidak bisa diperiksa",
  "scan.csv.infected": "ada virus",
  "scan.csv.activeContent": "berisi konten aktif",

  "scan.own.infected":
    "Antivirus kami menemukan virus di berkas ini, jadi tidak ada yang bisa membukanya. Silakan pilih berkas lain. Sebaiknya perangkat Anda juga diperiksa.",
  "scan.own.closed": "Antivirus kami menemukan virus di berkas ini, jadi tidak ada yang bisa membukanya.",
  "scan.own.choose": "Pilih berkas lain",
  "scan.own.hint": "{types}, di bawah 10 MB.",
  "scan.own.submit": "Ganti berkas",
  "scan.own.done": "Berkas Anda sudah diganti.",
  "scan.own.notInfected": "Dokumen ini tidak bermasalah, jadi tidak kami ganti.",

  ...administratorPart(english, "scan.admin."),

  "emails.documentInfected.subject": "Kami memerlukan berkas lain untuk lamaran Anda {reference}",
  "emails.documentInfected.subject.job": "{title}, {company}: kami memerlukan berkas lain",
  "emails.documentInfected.body":
    "Antivirus kami menemukan virus di sebuah dokumen lamaran Anda untuk {position}. Lamarannya tetap ada, tetapi dokumen ini tidak bisa dibuka siapa pun.",
  "emails.documentInfected.what":
    "Kirim berkas lain sebagai gantinya di halaman lamaran Anda. Periksa dulu berkas itu dengan antivirus:",
};
