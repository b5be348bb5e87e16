import type { shellWords as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

export const shellWords: Translation<typeof english> = {
  "shell.skip": "Langsung ke isi halaman",
  "shell.brand.label": "{site}, beranda",
  "shell.notifications": "Pemberitahuan (F8)",
  "nav.label": "Utama",
  "nav.menu": "Menu",
  "nav.home": "Beranda",
  "nav.jobs": "Lowongan",
  "nav.partners": "Mitra",
  "nav.reviews": "Ulasan",
  "nav.news": "Berita",
  "nav.apply": "Lamar Sekarang",
  "trail.label": "Posisi Anda",
  "footer.links": "Tautan Cepat",
  "footer.countries": "Negara",
  "footer.contactHint": "Ada pertanyaan tentang lowongan atau lamaran? Hubungi kami:",
  "footer.home": "Beranda",
  "footer.jobs": "Lowongan",
  "footer.apply": "Lamar Sekarang",
  "footer.reviews": "Ulasan",
  "footer.terms": "Syarat & Ketentuan",
  "footer.privacy": "Kebijakan Privasi",
  "footer.employers": "Untuk perusahaan",
  "footer.signIn": "Masuk",
  "footer.developers": "API untuk pengembang",
  "footer.note": "Layanan pengiriman lamaran. Mengirim lamaran tidak menjamin pekerjaan.",
  "newsletter.title": "Buletin",
  "newsletter.text": "Lowongan baru lewat email, paling banyak sekali seminggu.",
  "newsletter.email": "Alamat email",
  "newsletter.submit": "Berlangganan",
  "newsletter.meta.title": "Buletin",
  "newsletter.meta.description":
    "Lowongan baru lewat email, paling banyak sekali seminggu. Anda konfirmasi dulu alamat Anda sebelum kami mengirim apa pun.",
  "newsletter.what.title": "Apa yang Anda terima",
  "newsletter.what.text":
    "Lowongan baru sejak email terakhir kami, yang terbaru lebih dulu, paling banyak 20. Masing-masing dengan perusahaan, negara, gaji, dan hari terakhir melamar.",
  "newsletter.often.title": "Seberapa sering",
  "newsletter.often.text":
    "Paling banyak sekali seminggu. Kalau tidak ada yang baru, kami tidak menulis. Contoh lowongan tidak pernah kami kirim.",
  "newsletter.stop.title": "Cara berhenti",
  "newsletter.stop.text":
    "Pakai tautan di akhir tiap email, lalu kami hapus alamat Anda. Lewat tautan lain di sana Anda bisa mengubah lowongan yang Anda terima dan jadwalnya.",
  "newsletter.asked.title": "Periksa email Anda",
  "newsletter.asked.text": "Kami sedang mengirim tautan ke {email}. Buka tautannya dan konfirmasi.",
  "newsletter.asked.none":
    "Tautan tidak datang kalau alamat ini sudah terdaftar, atau kalau hari ini terlalu banyak tautan dikirim ke sana.",
  "newsletter.none.title": "Belum ada email?",
  "newsletter.none.text":
    "Kalau dalam lima menit belum masuk, lihat folder spam. Kalau alamatnya salah, perbaiki di bagian “Kirim tautannya lagi”.",
  "newsletter.confirm.title": "Konfirmasi langganan Anda",
  "newsletter.confirm.text":
    "Tekan tombol untuk menerima buletin {site} di {email}: lowongan baru, paling banyak sekali seminggu.",
  "newsletter.confirm.submit": "Konfirmasi buletin",
  "newsletter.confirmed.title": "Anda sudah terdaftar",
  "newsletter.confirmed.text":
    "Alamat Anda sudah dikonfirmasi. Kami mengirim lowongan baru paling banyak sekali seminggu. Lewat tautan di tiap email, Anda bisa memilih lowongannya, mengubah jadwalnya, atau berhenti.",
  "newsletter.leave.title": "Berhenti berlangganan buletin",
  "newsletter.leave.text": "Kami akan berhenti mengirim buletin {site} ke {email}, lalu menghapus alamatnya.",
  "newsletter.leave.submit": "Berhenti berlangganan",
  "newsletter.leave.keep": "Tetap terima buletin",
  "newsletter.left.title": "Anda sudah berhenti berlangganan",
  "newsletter.left.text": "Kami sudah menghapus {email}. Anda tidak akan menerima buletin lagi.",
  "newsletter.left.again": "Daftar lagi",
  "newsletter.unknown.title": "Tautan ini tidak berlaku lagi",
  "newsletter.unknown.text": "Isi lagi alamat Anda dan pakai tautan yang terbaru.",
};
