import { administratorPart } from "../administrator-part.ts";
import { messageWords as english } from "../en/messages.ts";
import type { Translation } from "../translation.ts";

export const messageWords: Translation<typeof english> = {
  "messages.title": "Pesan",
  "messages.empty.candidate": "Belum ada pesan. {name} membaca tulisan Anda di sini.",
  "messages.empty.employer":
    "Belum ada pesan. {name} menerima email berisi tautan ke pesan Anda. Jawabannya muncul di sini.",
  "messages.all": "Semua {n} pesan",
  "messages.with": "Pesan dengan {name}",
  "messages.you": "Anda",
  "messages.time": "{date} UTC",
  "messages.zone": "Zona waktu: UTC",
  "messages.read": "sudah dibaca",
  "messages.new": "Baru",
  "messages.unreadable": "Pesan ini sedang tidak bisa dibuka.",
  "messages.unread.one": "{n} pesan belum dibaca",
  "messages.unread.other": "{n} pesan belum dibaca",
  "messages.markRead": "Tandai sudah dibaca",
  "messages.begin": "Tulis pesan",
  "messages.write": "Pesan Anda",
  "messages.hint.candidate":
    "Paling banyak 2.000 karakter. Jangan pernah mengirim uang, kata sandi, atau nomor kartu, apa pun alasannya.",
  "messages.hint.employer":
    "Paling banyak 2.000 karakter. Pelamar tidak membayar apa pun kepada Anda dan melihat peringatan pada pesan yang meminta uang.",
  "messages.send": "Kirim pesan",
  "messages.warns": "Peringatan dari {site}:",
  "messages.rule.money":
    "Jangan bayar. Tidak seorang pun boleh meminta Anda membayar untuk pekerjaan atau surat-suratnya.",
  "messages.rule.money.employer":
    "Pesan ini menyebut pembayaran. Tidak seorang pun boleh meminta pelamar membayar untuk pekerjaan atau surat-suratnya.",
  "messages.rule.messenger":
    "Tetaplah di situs ini: kami tidak bisa melihat apa yang ditulis di tempat lain.",
  "messages.rule.phone":
    "Pesan ini berisi nomor telepon. Pastikan Anda tahu itu nomor siapa sebelum menelepon.",
  "messages.marked": "Pelamar melihat peringatan pada pesan ini",
  "messages.marked.money": "Pesan ini menyebut pembayaran.",
  "messages.marked.messenger": "Pesan ini menyebut aplikasi perpesanan.",
  "messages.marked.phone": "Pesan ini berisi nomor telepon.",
  "messages.marked.admin": "Administrator kami juga melihat pesan ini.",
  "messages.report": "Laporkan pesan ini",
  "messages.report.cancel": "Batal",
  "messages.report.reason": "Apa yang salah dengan pesan ini?",
  "messages.report.hint": "Kami membaca pesannya dan laporan Anda. Pengirimnya tidak kami beri tahu.",
  "messages.report.submit": "Kirim laporan",
  "messages.report.done": "Anda sudah melaporkan pesan ini. Kami akan membacanya.",
  "messages.back.application": "Kembali ke lamaran Anda",
  "messages.about": "Tentang lamaran {reference} untuk {title}",
  "messages.meta.description": "Percakapan antara pelamar dan perusahaan.",
  "messages.closed.withdrawn": "Lamaran sudah ditarik, jadi pesan tidak bisa dikirim lagi di sini.",
  "messages.closed.unchecked":
    "Perusahaan tidak bisa lagi membaca lamaran untuk lowongan ini, jadi pesan tidak bisa dikirim di sini.",
  "messages.closed.unpaid": "Anda bisa mengirim pesan kepada perusahaan begitu biaya dibayar.",
  "messages.closed.refunded": "Biaya sudah dikembalikan, jadi pesan tidak bisa dikirim lagi di sini.",
  "messages.closed.closed":
    "Lowongan ditutup lebih dari 180 hari yang lalu, jadi pesan tidak bisa dikirim lagi di sini.",
  "messages.closed.erased": "Lamaran sudah dihapus, jadi pesan tidak bisa dikirim lagi di sini.",
  "messages.closed.none": "Tidak ada perusahaan yang menangani lamaran ini.",

  "emails.messages.read": "Baca dan jawab",
  "emails.messageToCandidate.subject": "{company} mengirim pesan tentang {title}",
  "emails.messageToCandidate.heading": "Perusahaan mengirim pesan kepada Anda",
  "emails.messageToCandidate.body":
    "Ada pesan dari {company} tentang lamaran Anda untuk {title}. Baca dan jawab di halaman lamaran Anda. Sebelum pesan itu Anda baca, kami tidak mengirim email lain tentangnya.",
  "emails.messageToCandidate.careful":
    "Tautan ini rahasia: siapa pun yang memegangnya bisa membaca lamaran Anda. Jangan pernah membayar perusahaan untuk mendapat kerja. Kalau ada pesan yang meminta uang, laporkan di sana.",
  "emails.messageToEmployer.subject": "Pelamar mengirim pesan tentang lamaran {reference}",
  "emails.messageToEmployer.heading": "Pelamar mengirim pesan kepada Anda",
  "emails.messageToEmployer.body":
    "Ada pesan tentang lamaran {reference} untuk {title}. Baca dan jawab di daftar lamaran Anda. Sebelum pesan itu Anda baca, kami tidak mengirim email lain tentangnya.",

  ...administratorPart(english, "admin.", "adminHome."),
};
