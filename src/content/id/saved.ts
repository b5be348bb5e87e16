import type { savedWords as english } from "../en/saved.ts";
import type { Translation } from "../translation.ts";

export const savedWords: Translation<typeof english> = {
  "saved.save": "Simpan lowongan",
  "saved.save.title": "Simpan lowongan: {title}",
  "saved.saved": "Tersimpan. Lihat daftar Anda",
  "saved.saved.short": "Tersimpan",
  "saved.nav": "Tersimpan",
  "saved.title": "Lowongan tersimpan",
  "saved.lead": "Lowongan yang Anda simpan ada di browser ini. Anda tidak perlu akun.",
  "saved.count.one": "{n} lowongan tersimpan di browser ini",
  "saved.count.other": "{n} lowongan tersimpan di browser ini",
  "saved.empty":
    "Belum ada lowongan tersimpan di browser ini. Tekan ☆ atau “Simpan lowongan” di lowongan mana pun, lalu lihat di sini.",
  "saved.browse": "Lihat lowongan",
  "saved.remove": "Hapus",
  "saved.remove.title": "Hapus: {title}",
  "saved.closed": "Sudah ditutup",
  "saved.hidden": "Lowongan ini sedang tidak tampil di situs.",
  "saved.full.title": "Daftar Anda sudah penuh",
  "saved.full.text":
    "Satu daftar memuat {most} lowongan, jadi yang ini belum tersimpan. Hapus lowongan yang tidak diperlukan, lalu simpan lagi.",
  "saved.done.saved": "Lowongan sudah disimpan.",
  "saved.done.removed": "Lowongan sudah dihapus dari daftar Anda.",
  "saved.done.added": "Lowongan tersimpan Anda sekarang ada di browser ini.",
  "saved.done.partly":
    "Satu daftar memuat {most} lowongan. Yang terbaru sudah kami tambahkan, sisanya tidak muat. Sisanya masih ada di browser yang lain.",
  "saved.done.reminded": "Pengingat aktif.",
  "saved.done.stopped": "Pengingat berhenti. Alamat emailnya sudah kami hapus.",
  "saved.link.title": "Simpan daftar Anda dan dapatkan pengingat",
  "saved.link.text":
    "Kami kirim tautan ke email Anda. Buka di perangkat lain, dan lowongan tersimpan Anda ada di sana juga. Di browser ini daftarnya tetap ada.",
  "saved.link.email": "Alamat email",
  "saved.link.remind": "Kabari saya tiga hari sebelum lowongan tersimpan ditutup",
  "saved.link.submit": "Kirim tautannya",
  "saved.link.again": "Kirim tautannya lagi",
  "saved.link.elsewhere": "Kirimi saya tautan ke daftar ini",
  "saved.link.sent.title": "Periksa email Anda",
  "saved.link.sent.text":
    "Buka email untuk {email} dan ikuti tautannya. Tautan berlaku 72 jam. Kami mengirim paling banyak lima tautan per hari ke satu alamat.",
  "saved.link.sent.remind": "Pengingat mulai setelah Anda membuka tautan dan menekan tombol di sana.",
  "saved.link.nothing": "Belum ada lowongan tersimpan di browser ini, jadi tidak ada yang dikirim.",
  "saved.remind.title": "Pengingat",
  "saved.remind.on":
    "Kami mengirim email ke {address} tiga hari sebelum lowongan tersimpan ditutup, satu kali untuk tiap lowongan.",
  "saved.remind.stop": "Hentikan pengingat",
  "saved.take.title": "Lowongan tersimpan Anda",
  "saved.take.description": "Bawa lowongan yang Anda simpan di perangkat lain ke browser ini.",
  "saved.take.lead.one":
    "Anda menyimpan {n} lowongan di browser lain. Tambahkan juga ke browser ini. Di browser lain tetap ada.",
  "saved.take.lead.other":
    "Anda menyimpan {n} lowongan di browser lain. Tambahkan juga ke browser ini. Di browser lain tetap ada.",
  "saved.take.submit.one": "Tambahkan {n} lowongan ini",
  "saved.take.submit.other": "Tambahkan {n} lowongan ini",
  "saved.take.reminds":
    "Tombol ini mengaktifkan pengingat: kami mengirim email ke {email} tiga hari sebelum lowongan tersimpan ditutup. Anda bisa berhenti kapan saja.",
  "saved.take.mail": "Kirim email ke {email} tiga hari sebelum lowongan tersimpan ditutup",
  "saved.take.here": "Lowongan tersimpan ini sudah ada di browser ini.",
  "saved.take.remind": "Aktifkan pengingat",
  "saved.take.go": "Lihat lowongan tersimpan Anda",
  "saved.stop.title": "Hentikan pengingat lowongan tersimpan",
  "saved.stop.text":
    "Kami akan berhenti mengirim pengingat ke {email} dan menghapus alamatnya. Lowongan tersimpan Anda tetap ada.",
  "saved.stop.submit": "Hentikan pengingat",
  "saved.stop.keep": "Tetap terima pengingat",
  "saved.stopped.title": "Pengingat sudah berhenti",
  "saved.stopped.text": "Kami tidak mengirim pengingat lagi, dan alamatnya sudah kami hapus.",
  "emails.saved.link.subject": "Lowongan tersimpan Anda",
  "emails.saved.link.body":
    "Buka tautan ini di browser tempat Anda menginginkan lowongan tersimpan, lalu tekan tombol di sana:",
  "emails.saved.link.body.reminds":
    "Buka tautan ini di browser tempat Anda menginginkan lowongan tersimpan, lalu tekan tombol di sana. Setelah itu kami juga mengirim email tiga hari sebelum lowongannya ditutup:",
  "emails.saved.link.keep": "Tautan berlaku 72 jam, dan hanya di satu browser.",
  "emails.saved.link.ignore":
    "Kalau bukan Anda yang meminta, abaikan saja. Kami tidak mengirim pengingat, dan alamat ini kami hapus dalam sepuluh hari.",
  "emails.saved.closing.subject": "Ditutup {date}: {title}",
  "emails.saved.closing.body": "Anda menyimpan lowongan ini. Batas lamarannya {date}:",
  "emails.saved.closing.why":
    "Anda menerima email ini karena Anda memintanya di {site} dan mengonfirmasi alamat ini. Kami menulis satu kali untuk tiap lowongan.",
  "emails.saved.closing.stop": "Hentikan pengingat ini",
};
