import type { reuseWords as english } from "../en/reuse.ts";
import type { Translation } from "../translation.ts";

export const reuseWords: Translation<typeof english> = {
  "reuse.section": "Melamar lowongan lain",
  "reuse.text": "Lamar lowongan lain tanpa mengetik semuanya lagi.",
  "reuse.link": "Pakai lagi isian ini",

  "reuse.title": "Pakai isian ini untuk lowongan lain",
  "reuse.meta.description": "Mulai lamaran lain dengan isian dan dokumen yang sudah pernah Anda kirim.",
  "reuse.lead": "Pilih lowongan, lalu kami mengisi formulirnya dengan isian dan dokumen Anda.",
  "reuse.more": "Yang kami salin",
  "reuse.copied":
    "Isian dan dokumen lamaran {reference} kami salin ke lamaran baru di browser ini. Semuanya bisa Anda ubah sebelum dikirim. Lamaran yang sudah dikirim tidak berubah.",
  "reuse.fee": "Lowongan sungguhan dikenai {fee} lagi. Contoh gratis.",
  "reuse.masked":
    "Nomor paspor dan salinan paspor Anda tidak kami salin, karena siapa pun yang punya tautannya akan bisa melihatnya. Anda bisa mengisinya lagi.",
  "reuse.masked.code": "Atau masukkan kode yang kami kirim ke email Anda, lalu keduanya ikut disalin",
  "reuse.unmasked":
    "Nomor paspor dan salinan paspor Anda ikut disalin, karena Anda sudah memasukkan kode di browser ini.",
  "reuse.fitting": "Lowongan yang cocok",
  "reuse.fitting.samples":
    "Ini contoh: perusahaannya rekaan, dan hanya pengelola situs ini yang membaca kiriman Anda.",
  "reuse.fitting.submit": "Lamar dengan isian saya",
  "reuse.fitting.label": "Lamar dengan isian saya: {title}, {company}",
  "reuse.job.title": "Tempel alamat lowongan",
  "reuse.job": "Alamat halaman lowongan",
  "reuse.job.hint": "Salin dari browser atau dari pesan: tautan yang memuat {path}",
  "reuse.job.missing": "Tempel alamat halaman lowongan, atau pilih lowongan di bawah",
  "reuse.job.submit": "Pakai alamat ini",
  "reuse.list.title": "Semua lowongan",
  "reuse.list.text": "Pilih lowongan di daftar. Saat Anda melamar, isiannya sudah terisi.",
  "reuse.list.submit": "Salin isian dan tampilkan semua lowongan",
  "reuse.back": "Kembali ke lamaran Anda",

  "reuse.draft.title": "Pertahankan lamaran yang belum selesai, atau ganti?",
  "reuse.draft.local": "Lamaran Anda yang belum selesai",
  "reuse.draft.keep": "Simpan lamaran saya yang belum selesai",
  "reuse.draft.sent": "Lamaran yang sudah Anda kirim, {reference}",
  "reuse.draft.replace": "Hapus lamaran saya yang belum selesai dan pakai isian ini",
  "reuse.draft.text":
    "Kalau Anda memakai isian ini sekarang, isian dan berkas lamaran yang belum selesai kami hapus.",

  "reuse.done.title": "Ini isian Anda yang dulu",
  "reuse.done.text": "Silakan periksa. Tidak ada yang dikirim sebelum Anda mengirimnya.",
  "reuse.done.masked":
    "Silakan periksa, lalu isi lagi nomor paspor dan unggah lagi salinan paspor Anda. Keduanya tidak kami salin, karena siapa pun yang punya tautannya akan bisa melihatnya.",
  "reuse.replaced.title": "Lamaran di halaman ini sudah Anda buang",
  "reuse.replaced.text":
    "Isian di halaman itu tidak disimpan. Lamaran ini berisi data dari lamaran yang sudah Anda kirim.",
};
