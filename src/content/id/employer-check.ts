import { administratorPart } from "../administrator-part.ts";
import { employerCheckWords as english } from "../en/employer-check.ts";
import type { Translation } from "../translation.ts";

export const employerCheckWords: Translation<typeof english> = {
  "withheld.unchecked":
    "Kami belum memeriksa bahwa Anda mewakili perusahaan ini, atau pemeriksaannya sudah berakhir. Karena itu lamaran ini tertutup untuk Anda.",
  "withheld.erased": "Pelamar menghapus lamaran ini. Jawaban dan dokumennya sudah tidak ada.",
  "withheld.withdrawn":
    "Pelamar menarik lamaran ini. Dokumen dan data pribadinya tertutup, dan Anda tidak perlu menjawab.",
  "withheld.refunded": "Biayanya sudah kami kembalikan, jadi lamaran ini tertutup.",
  "withheld.unpaid": "Pelamar belum membayar biaya lamaran ini. Anda bisa membacanya begitu biaya dibayar.",
  "withheld.closed":
    "Lowongan ini ditutup lebih dari 180 hari yang lalu, jadi lamarannya tertutup untuk Anda.",
  "withheld.heading": "Lamaran {reference}",
  "withheld.position": "Posisi yang dilamar: {position}",

  "review.badge": "Sedang diperiksa",
  "review.notice.title": "Lowongan ini sedang diperiksa",
  "review.notice.text":
    "Pelamar belum bisa melihatnya. Lowongan tampil begitu kami memastikan Anda mewakili {company}. Sebelum itu lamaran tertutup untuk Anda.",
  "review.hidden": "Pelamar belum bisa melihatnya sebelum kami memastikan Anda mewakili {company}.",

  "mandate.state.none": "Belum diperiksa",
  "mandate.state.asked": "Sedang diperiksa",
  "mandate.state.unconfirmed": "Permintaan diterima",
  "mandate.state.question": "Jawaban Anda diperlukan",
  "mandate.state.checked": "Sudah diperiksa",
  "mandate.state.lapsed": "Pemeriksaan berakhir",
  "mandate.state.refused": "Ditolak",
  "mandate.state.withdrawn": "Dicabut",
  "mandate.mailbox.unconfirmed": "Alamat email belum dikonfirmasi",
  "mandate.until": "sampai {date}",

  ...administratorPart(english, "suspension."),

  "employerClosed.title": "Lamaran ini tertutup untuk perusahaan",
  "employerClosed.text":
    "Alasannya: {reason}. Perusahaan tidak bisa membaca atau menjawab lamaran Anda. Jangan membayar siapa pun untuk pekerjaan ini.",
  "employerClosed.since": "Tertutup untuk perusahaan sejak {date} UTC.",
  "employerClosed.refund":
    "Anda boleh menunggu, atau menarik lamaran Anda di bawah. Kalau Anda menariknya, biayanya kami kembalikan.",
  "employerClosed.refundOn":
    "Kalau pada {date} perusahaan masih tidak bisa membacanya, biaya kami kembalikan tanpa perlu diminta.",
  "employerClosed.offer": "Anda boleh menunggu, atau menarik lamaran di halaman lamaran Anda.",
  "employerClosed.offer.paid":
    "Anda boleh menunggu, atau menarik lamaran di halaman lamaran Anda. Kalau Anda menariknya, biayanya kami kembalikan. Kalau setelah 30 hari perusahaan masih tidak bisa membacanya, biaya kami kembalikan tanpa perlu diminta.",
  "employerClosed.withdraw": "Anda boleh menunggu, atau menarik lamaran Anda di bawah.",
  "withdrawal.refund": "Biaya kami kembalikan karena {reason}.",
  "emails.withdrawn.refund":
    "Biaya kami kembalikan karena {reason}. Uangnya kembali ke kartu atau akun yang Anda pakai untuk membayar. Kami mengirim email begitu dananya dikirim.",
  "emails.suspended.subject": "Penting: perusahaan untuk {title} dibekukan",
  "emails.suspended.heading": "Kami membekukan perusahaan ini",
  "emails.suspended.body":
    "Kami membekukan akun perusahaan untuk lowongan {title} di {company}. Perusahaan itu tidak bisa lagi membaca atau menjawab lamaran Anda.",
  "emails.suspended.beware":
    "Jangan membayar siapa pun untuk pekerjaan ini. Jangan mengirim paspor atau data rekening Anda kepada siapa pun. Kalau ada yang memintanya, laporkan kepada kami ({email}) dan polisi setempat.",
  "emails.suspended.refund": "Kalau Anda menarik lamaran di halamannya, biayanya kami kembalikan.",

  ...administratorPart(english, "adminRules."),
};
