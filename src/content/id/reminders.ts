import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "Selesaikan lamaran Anda sebelum kami hapus {days} lagi",
  "emails.draftReminder.body":
    "Supaya lamaran Anda tidak hilang, buka tautan ini dan pilih “Lanjutkan di sini”. Lamaran itu belum dikirim, dan kami hapus beserta dokumennya {days} lagi. Tautan hanya bisa dipakai satu kali:",

  "emails.passportEnding.subject": "Paspor Anda segera habis: lamaran {reference}",
  "emails.passportEnding.subject.job": "{title}, {company}: paspor Anda segera habis",
  "emails.passportEnding.body":
    "Paspor di lamaran Anda untuk {position} habis masa berlakunya dalam {days}. Untuk bekerja di luar negeri, paspor harus masih berlaku.",
  "emails.passportEnding.what":
    "Kalau paspor baru sudah ada, buka halaman lamaran Anda. Isikan nomor, tanggal, dan salinannya di sana:",

  "emails.certificateEnding.subject": "Sertifikat Anda segera habis: lamaran {reference}",
  "emails.certificateEnding.subject.job": "{title}, {company}: sertifikat Anda segera habis",
  "emails.papersEnding.subject": "Ada dokumen yang segera habis: lamaran {reference}",
  "emails.papersEnding.subject.job": "{title}, {company}: ada dokumen yang segera habis",
  "emails.papersEnding.body":
    "Dokumen berikut di lamaran Anda untuk {position} segera habis masa berlakunya:",
  "emails.papersEnding.within": "Habis dalam {days}",
  "emails.papersEnding.on": "Habis pada {date}",
  "emails.papersEnding.passport": "Paspor",
  "emails.papersEnding.what":
    "Kalau yang baru sudah ada, tambahkan di halaman lamaran Anda. Tanggal sertifikat juga bisa diperbaiki di sana:",

  "passportEnding.title": "Paspor Anda berlaku sampai {date}",
  "passportEnding.text":
    "Untuk bekerja di luar negeri, paspor harus masih berlaku. Kalau paspor baru sudah ada, gantikan yang lama di sini. Perusahaan yang membaca lamaran Anda melihat bahwa paspornya sudah diganti.",
  "passportEnding.expired": "Paspor Anda habis masa berlakunya pada {date}",
  "passportEnding.renew": "Paspor baru saya sudah ada",
  "passportEnding.copy.hint": "{types}, paling besar 10 MB. Berkas ini menggantikan salinan yang lama.",
  "passportEnding.copy.missing": "Pilih salinan paspor baru Anda",
  "passportEnding.submit": "Ganti paspor saya",
  "passportEnding.done": "Paspor di lamaran ini sudah diganti dengan yang baru.",
  "passportEnding.not":
    "Paspor Anda masih berlaku lebih dari 60 hari. Paspor bisa diganti dalam 60 hari terakhir.",

  "certificates.validUntil": "berlaku sampai {date}",
  "certificates.expiredOn": "habis masa berlakunya pada {date}",
  "certificateDates.title": "Sampai kapan sertifikat Anda berlaku",
  "certificateDates.text":
    "Isi hari terakhir setiap sertifikat yang punya masa berlaku. Perusahaan melihatnya.",
  "certificateDates.text.us":
    "Isi hari terakhir setiap sertifikat yang punya masa berlaku. Kami melihatnya bersama dokumen Anda.",
  "certificateDates.mail": "Kami mengirim email 60 dan 14 hari sebelumnya.",
  "certificateDates.label": "{document}: berlaku sampai",
  "certificateDates.submit": "Simpan tanggal",
  "certificateDates.done": "Tanggal ini sudah kami simpan.",
};
