import type { reviewsWords as english } from "../en/reviews.ts";
import type { Translation } from "../translation.ts";

export const reviewsWords: Translation<typeof english> = {
  "reviews.title": "Kisah Sukses",
  "reviews.subtitle": "Pelamar bercerita bagaimana mereka mendapat kerja di luar negeri",
  "reviews.meta.title": "Kisah Sukses dan Ulasan",
  "reviews.meta.description":
    "Pelamar bercerita bagaimana mereka mendapat kerja di luar negeri. Anda juga bisa berbagi cerita.",
  "reviews.meta.keywords": "ulasan, kisah sukses, kerja luar negeri, pengalaman pelamar",
  "reviews.summary.one": "Nilai rata-rata {average} dari 5 · {n} ulasan",
  "reviews.summary.other": "Nilai rata-rata {average} dari 5 · {n} ulasan",
  "reviews.summary.none": "0 ulasan",
  "reviews.rating.one": "{n} dari 5 bintang",
  "reviews.rating.other": "{n} dari 5 bintang",
  "reviews.verified": "Terverifikasi",
  "reviews.verified.about": "Orang ini melamar pekerjaannya di sini dan memastikan sudah diterima kerja.",
  "reviews.about":
    "Siapa pun boleh menulis kisahnya. “Terverifikasi” berarti orang itu melamar pekerjaannya di sini dan memastikan sudah diterima kerja.",
  "reviews.empty": "Belum ada ulasan. Jadilah yang pertama berbagi pengalaman!",
  "reviews.loading": "Memuat ulasan...",

  "reviews.share": "Bagikan Pengalaman Anda",
  "reviews.close": "Tutup Formulir",
  "reviews.form.public": "Ulasan Anda langsung tampil di halaman ini dan bisa dibaca semua orang.",
  "reviews.form.name": "Nama",
  "reviews.form.name.hint": "Nama yang ditampilkan di ulasan Anda",
  "reviews.form.country": "Negara",
  "reviews.form.country.choose": "Pilih negara",
  "reviews.form.job": "Pekerjaan yang Didapat",
  "reviews.form.job.hint": "Jabatan Anda, seperti Masinis III di kapal curah",
  "reviews.form.rating": "Nilai",
  "reviews.form.rating.hint": "5 bintang yang terbaik",
  "reviews.form.review": "Ulasan Anda",
  "reviews.form.review.hint": "Minimal 20 karakter. Jangan tulis nomor telepon atau alamat.",
  "reviews.submit": "Kirim Ulasan",
  "reviews.submitting": "Mengirim...",
  "reviews.submitted.title": "Ulasan Terkirim!",
  "reviews.submitted.text": "Terima kasih sudah berbagi pengalaman",
  "reviews.failed": "Ulasan gagal dikirim",
};
