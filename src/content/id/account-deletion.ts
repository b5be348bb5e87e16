import type { accountDeletionWords as english } from "../en/account-deletion.ts";
import type { Translation } from "../translation.ts";

export const accountDeletionWords: Translation<typeof english> = {
  "accountDeletion.title": "Hapus akun Anda",
  "accountDeletion.meta.description":
    "Hapus akun Anda beserta nama, alamat email, dan kata sandi yang tersimpan di sini.",
  "accountDeletion.lead": "Akun yang sudah dihapus tidak bisa dikembalikan.",
  "accountDeletion.goes.title": "Yang kami hapus",
  "accountDeletion.goes.person": "Nama, alamat email, dan kata sandi Anda, langsung.",
  "accountDeletion.goes.sessions":
    "Sesi masuk Anda di semua perangkat berakhir, dan tautan untuk mengganti kata sandi tidak berlaku lagi.",
  "accountDeletion.goes.company":
    "90 hari kemudian, kami menghapus data dan berkas yang Anda kirim untuk pemeriksaan perusahaan Anda.",
  "accountDeletion.jobs.title": "Lowongan yang Anda pasang",
  "accountDeletion.jobs.close": "Semua lowongan Anda ditutup dan tidak bisa dibuka lagi oleh siapa pun.",
  "accountDeletion.jobs.applications":
    "Anda tidak bisa lagi membaca lamaran yang masuk. Lamaran itu milik para pelamar.",
  "accountDeletion.jobs.mailed": "Kami mengirim email kepada pelamar yang masih menunggu jawaban.",
  "accountDeletion.jobs.candidates":
    "Pelamar yang belum mendapat jawaban boleh menarik lamarannya, dan biaya yang sudah dibayar kami kembalikan.",
  "accountDeletion.stays.title": "Yang tetap kami simpan",
  "accountDeletion.stays.log":
    "Catatan tentang apa yang dilakukan dengan akun ini tetap ada. Isinya nomor akun, bukan nama Anda.",
  "accountDeletion.stays.applications":
    "Lamaran yang Anda kirim sebagai pelamar, notifikasi lowongan, dan buletin tetap ada. Semua itu bisa Anda hapus atau hentikan lewat tautan di emailnya.",
  "accountDeletion.confirm": "Ya, hapus akun saya selamanya",
  "accountDeletion.submit": "Hapus akun saya",
  "accountDeletion.keep": "Tidak jadi",
  "accountDeletion.link": "Hapus akun Anda",
  "accountDeletion.link.text": "Lihat dulu apa yang dihapus dan apa yang kami simpan.",
  "accountDeletion.done.title": "Akun Anda sudah dihapus",
  "accountDeletion.done.text": "Nama, alamat email, dan kata sandi Anda sudah tidak ada di sini.",
  "accountDeletion.done.employer":
    "Lowongan Anda sudah ditutup. Data yang Anda kirim untuk pemeriksaan perusahaan kami hapus 90 hari lagi.",
  "accountDeletion.done.mailed": "Kami mengirim satu email terakhir sebagai bukti.",

  "emails.accountDeleted.subject": "Akun Anda sudah dihapus",
  "emails.accountDeleted.body":
    "Akun Anda sudah kami hapus sesuai permintaan Anda. Nama, alamat email, dan kata sandi Anda sudah tidak ada, semua sesi masuk berakhir, dan lowongan Anda ditutup. Ini email terakhir tentang hal ini.",
  "emails.accountDeleted.notYou":
    "Kalau bukan Anda yang menghapusnya, mungkin ada orang lain yang tahu kata sandi Anda. Ganti kata sandi itu di tempat lain yang memakainya, lalu kirim email ke {email}.",
  "emails.employerLeft.subject": "Perusahaan untuk {title} sudah tidak ada di sini",
  "emails.employerLeft.heading": "Perusahaan ini sudah keluar dari situs",
  "emails.employerLeft.body":
    "Perusahaan untuk lowongan {title} di {company} sudah keluar dari situs ini, dan lamaran Anda tidak akan dijawab lagi.",
  "emails.employerLeft.closed":
    "Perusahaan itu menghapus akunnya. Lowongannya ditutup, dan perusahaan itu tidak bisa lagi membaca data yang Anda kirim.",
};
