import type { pagesWords as english } from "../en/pages.ts";
import type { Translation } from "../translation.ts";

export const pagesWords: Translation<typeof english> = {
  "notFound.title": "404 Halaman Tidak Ditemukan",
  "notFound.text": "Alamat ini tidak menuju halaman mana pun.",
  "notFound.hint": "Mungkin halamannya sudah pindah, atau ada huruf yang kurang di alamatnya.",
  "notFound.home": "Kembali ke Beranda",
  "notFound.jobs": "Lihat Lowongan",
  "notFound.meta.description": "Tidak ada halaman di alamat ini.",
  "notFound.meta.keywords": "halaman tidak ditemukan",

  "devMail.title": "Kotak keluar",
  "devMail.lead":
    "Pengirim email belum dipasang, jadi situs menyimpan emailnya di sini dan tidak mengirimnya. Di produksi halaman ini tidak ada.",
  "devMail.lead.sending": "Email ini belum dikirim. Di produksi halaman ini tidak ada.",
  "devMail.held": "Ditahan sampai {date} UTC, lalu dikirim",
  "devMail.to": "Kepada: {recipient}",
  "devMail.empty": "Tidak ada email di sini.",

  "news.title": "Berita & Kabar Industri",
  "news.subtitle": "Kabar terbaru dari dunia pelayaran, TI, dan pertambangan",
  "news.trending": "Ramai dibaca",
  "news.jobs": "Lihat lowongan: {industry}",
  "news.see": "Bacaan lanjutan:",
  "news.meta.title": "Berita & Kabar Industri",
  "news.meta.description":
    "Berita singkat tentang kerja di pelayaran, TI, dan pertambangan: sertifikat, teknologi, dan kebutuhan tenaga kerja.",
  "news.meta.keywords":
    "berita pelayaran, lowongan TI, berita pertambangan, karier pelaut, kerja luar negeri",

  "terms.title": "Syarat & Ketentuan",
  "terms.updated": "Versi {date}",
  "terms.earlier": "Ini syarat dari versi sebelumnya.",
  "terms.present": "Baca syarat yang berlaku sekarang",
  "terms.contents": "Di halaman ini",
  "terms.full": "Syarat untuk satu lamaran",
  "terms.meta.title": "Syarat & Ketentuan",
  "terms.meta.description":
    "Apa yang dilakukan dan tidak dilakukan layanan lamaran ini, untuk apa biayanya, dan bagaimana bantuan visa berjalan.",
  "terms.meta.keywords": "syarat dan ketentuan, biaya lamaran, bantuan visa, pengolahan data",

  "privacy.title": "Kebijakan Privasi",
  "privacy.short": "Singkatnya",
  "privacy.short.readers":
    "Hanya Anda, perusahaan pemberi kerja, dan kami pengelola situs ini yang dapat membaca dokumen yang Anda unggah. Kami meneruskannya ke perusahaan lain hanya jika kami melihat kecocokan.",
  "privacy.short.own":
    "Di halaman lamaran, Anda dapat melihat dan mengunduh data yang kami simpan, dan menghapus lamaran. Catatan pembayaran tetap ada, tanpa nama Anda.",
  "privacy.short.time": "Tabel di bawah menyebutkan berapa lama kami menyimpan setiap hal.",
  "privacy.short.sale": "Kami tidak menjual data Anda. Kami tidak memakai cookie iklan atau pelacakan.",
  "privacy.updated": "Versi {date}",
  "privacy.kept": "Berapa lama kami menyimpannya",
  "privacy.meta.title": "Kebijakan Privasi",
  "privacy.meta.description":
    "Data apa yang dikumpulkan lewat lamaran, siapa yang boleh membacanya, bagaimana dilindungi, dan kapan dihapus.",
  "privacy.meta.keywords": "kebijakan privasi, data pribadi, dokumen, keamanan data, penyimpanan data",

  "partners.title": "Mitra Kami di Seluruh Dunia",
  "partners.subtitle": "Perusahaan pelayaran, TI, dan pertambangan",
  "partners.meta.title": "Mitra Kami di Seluruh Dunia - {n} Perusahaan",
  "partners.meta.description":
    "Perusahaan pelayaran, TI, dan pertambangan yang terdaftar di sini, dan jumlah lowongan yang dibuka.",
  "partners.meta.keywords":
    "perusahaan mitra, perusahaan pelayaran, perusahaan TI, perusahaan tambang, perusahaan luar negeri",
  "partners.count.shipping": "Perusahaan Pelayaran",
  "partners.count.it": "Perusahaan TI",
  "partners.count.mining": "Perusahaan Tambang",
  "partners.tabs": "Mitra menurut bidang",
  "partners.tab.all": "Semua",
  "partners.tab.shipping": "Pelayaran",
  "partners.tab.it": "TI",
  "partners.tab.mining": "Tambang",
  "partners.section.shipping": "Pelayaran & Kelautan",
  "partners.section.it": "Teknologi Informasi",
  "partners.section.mining": "Pertambangan & Energi",
  "partners.positions.one": "{n} lowongan",
  "partners.positions.other": "{n} lowongan",
  "partners.vacancies.one": "total {n} posisi",
  "partners.vacancies.other": "total {n} posisi",
  "partners.sample.all": "Hanya contoh: semua perusahaan dalam daftar ini rekaan.",
  "partners.sample.rest": "Hanya contoh: mulai dari sini, semua perusahaan dalam daftar ini rekaan.",
  "partners.noJobs": "Saat ini belum ada lowongan yang buka",
  "partners.more.shipping": "Semua {n} perusahaan pelayaran",
  "partners.more.it": "Semua {n} perusahaan TI",
  "partners.more.mining": "Semua {n} perusahaan tambang",
  "partners.empty": "Belum ada mitra di bidang ini.",
};
