import type { placementWords as english } from "../en/placements.ts";
import type { Translation } from "../translation.ts";

export const placementWords: Translation<typeof english> = {
  "placement.section": "Lowongan yang kami temukan untuk Anda",
  "placement.lead":
    "Kalau Anda menjawab ya, kami mengirim isian dan dokumen Anda ke perusahaan sebagai lamaran untuk lowongan ini. Anda tidak membayar lagi.",
  "placement.state.open": "Mohon dijawab",
  "placement.state.yes": "Anda menjawab ya",
  "placement.state.no": "Anda menjawab tidak",
  "placement.state.gone": "Ditutup",
  "placement.job": "{title}, {company}, {country}",
  "placement.offered": "Ditawarkan pada {date}.",
  "placement.answered": "Anda menjawab pada {date}.",
  "placement.yes": "Ya, lamar lowongan ini",
  "placement.yes.of": "Ya, lamar lowongan ini: {title} di {company}",
  "placement.no": "Tidak, terima kasih",
  "placement.no.of": "Tidak, terima kasih: {title} di {company}",
  "placement.made":
    "Lamaran Anda untuk lowongan ini punya halaman sendiri dan bernomor referensi {reference}.",
  "placement.made.mailed": "Tautan ke halamannya sudah kami kirim lewat email.",
  "placement.made.link": "Buka lamaran ini",
  "placement.gone.text": "Anda tidak bisa menjawab lagi, karena lowongan atau lamaran ini sudah ditutup.",
  "placement.looking": "Kami terus mencarikan lowongan untuk Anda.",
  "placement.thanks.no": "Terima kasih. Kami terus mencarikan lowongan untuk Anda.",
  "placement.origin":
    "Anda menjawab ya untuk lowongan ini setelah lamaran umum Anda {reference}. Biayanya sudah dibayar di sana, jadi di sini tidak ada biaya.",
  "placement.refund":
    "Kalau dalam {days} hari setelah pembayaran kami tidak menawarkan lowongan, biaya kami kembalikan tanpa perlu diminta.",

  "emails.placementOffered.subject": "Lowongan untuk Anda: {title} di {company}",
  "emails.placementOffered.body":
    "Anda melamar tanpa memilih lowongan tertentu. Menurut kami lowongan ini cocok untuk Anda:",
  "emails.placementOffered.job": "Lowongan",
  "emails.placementOffered.company": "Perusahaan",
  "emails.placementOffered.country": "Negara",
  "emails.placementOffered.yes":
    "Kalau Anda menjawab ya, kami mengirim isian dan dokumen Anda ke perusahaan ini. Anda tidak membayar lagi. Jawablah di halaman lamaran Anda:",
  "emails.placementOffered.action": "Jawab ya atau tidak",
  "emails.placementOffered.no":
    "Kalau Anda menjawab tidak, atau tidak menjawab, tidak ada yang dikirim ke perusahaan. Siapa pun yang memegang tautan ini bisa melihat lamaran Anda, jadi jangan bagikan.",
};
