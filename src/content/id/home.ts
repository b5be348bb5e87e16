import type { homeWords as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const homeWords: Translation<typeof english> = {
  "home.meta.title": "Kerja di Luar Negeri: Pelayaran, TI, Pertambangan",
  "home.meta.description":
    "Lowongan kerja luar negeri: pelayaran, TI, pertambangan, kapal pesiar, dan lepas pantai. Gajinya terlihat sebelum Anda melamar. Empat langkah, tanpa akun.",
  "home.meta.keywords":
    "lowongan kerja luar negeri, lowongan pelaut, lowongan TI, lowongan tambang, lowongan kapal pesiar, lowongan offshore",

  "home.hero.badge.one": "{n} perusahaan mitra",
  "home.hero.badge.other": "{n} perusahaan mitra",
  "home.hero.badge.samples.one": "{n} contoh perusahaan mitra",
  "home.hero.badge.samples.other": "{n} contoh perusahaan mitra",
  "home.hero.lead":
    "Kerja terampil di luar negeri. Bandingkan gaji per bulan dalam dolar AS dan lamar dalam empat langkah, tanpa akun.",
  "home.hero.pay":
    "Kerja terampil di luar negeri. Kebanyakan lowongan di sini bergaji {pay} per bulan. Lamar dalam empat langkah, tanpa akun.",
  "home.hero.pay.samples":
    "Kerja terampil di luar negeri. Kebanyakan lowongan contoh di sini bergaji {pay} per bulan. Lamar dalam empat langkah, tanpa akun.",
  "home.hero.pay.some":
    "Kerja terampil di luar negeri. Kebanyakan lowongan di sini, termasuk contoh, bergaji {pay} per bulan. Lamar dalam empat langkah, tanpa akun.",
  "home.hero.apply": "Lamar Sekarang",
  "home.hero.search": "Pekerjaan Anda, seperti “juru las”",
  "map.label": "Negara yang membuka lowongan",
  "home.hero.fee": "Biaya melamar {fee}, dibayar di langkah terakhir.",
  "home.hero.fee.samples":
    "Lowongan di sini rekaan: cobalah gratis. Biaya setiap lamaran sungguhan {fee}, dibayar di langkah terakhir.",
  "home.hero.fee.some": "Contoh gratis. Biaya setiap lamaran sungguhan {fee}, dibayar di langkah terakhir.",

  "home.destinations.title": "Anda ingin bekerja di mana?",
  "home.destinations.jobs.one": "{n} lowongan",
  "home.destinations.jobs.other": "{n} lowongan",
  "home.destinations.jobs.samples.one": "{n} contoh lowongan",
  "home.destinations.jobs.samples.other": "{n} contoh lowongan",
  "home.destinations.text":
    "Pilih negara, lalu lowongannya: dari tambang di Australia sampai kapal di Norwegia.",
  "home.destinations.apply": "Lamar Sekarang",
  "home.destinations.browse": "Lihat Lowongan",

  "home.interviews.title": "Wawancara Dibuka",
  "home.interviews.virtual": "Wawancara daring atau tatap muka",
  "home.interviews.preparation": "Persiapan wawancara gratis",
  "home.interviews.response": "Jawaban dalam {time}",
  "home.interviews.apply": "Mulai melamar",

  "home.success.title": "Sukses dalam angka",
  "home.success.vacancies.one": "Posisi",
  "home.success.vacancies.other": "Posisi",
  "home.success.vacancies.samples.one": "Contoh posisi",
  "home.success.vacancies.samples.other": "Contoh posisi",
  "home.success.countries": "Negara",
  "home.success.rate": "Tingkat keberhasilan",

  "home.benefits.title": "Fasilitas gratis",
  "home.benefits.title.plain": "Biaya melamar",
  "home.benefits.lead": "Yang bisa Anda dapatkan kalau diterima kerja.",
  "home.benefits.visa.title": "Pengurusan visa gratis",
  "home.benefits.visa.text": "Kalau perusahaan sudah memilih Anda, kami bantu urus visanya tanpa biaya.",
  "home.benefits.flight.title": "Tiket pesawat gratis",
  "home.benefits.flight.text": "Banyak perusahaan membayarnya. Lihat di lowongannya.",
  "home.benefits.housing.title": "Tempat tinggal gratis",
  "home.benefits.housing.text": "Banyak perusahaan membayarnya. Lihat di lowongannya.",
  "home.benefits.verified.title": "Perusahaan mitra terverifikasi",
  "home.benefits.verified.text":
    "Perusahaan yang sudah kami periksa diberi lencana. Di situ tertulis apa yang kami periksa dan kapan.",
  "home.fee.title": "Satu biaya pemrosesan: {fee}",
  "home.fee.text":
    "Dibayar untuk setiap lamaran, saat lamaran dikirim. Biaya ini untuk pemrosesan dan tidak dapat dikembalikan, kecuali dalam hal yang disebut Ketentuan. Bukan untuk membeli pekerjaan.",
  "home.fee.free.title": "Melamar gratis",
  "home.fee.free.text": "Saat ini tidak ada biaya pemrosesan. Lamaran tidak menjamin pekerjaan.",

  "home.countries.title": "Jelajahi {n} negara",
  "home.countries.lead": "Gaji yang biasa dibayar di sana per bulan, dalam dolar AS sebelum pajak.",
  "home.countries.open": "Seluruhnya ada lowongan di {n} negara.",
  "home.countries.more": "{n} negara lain",
  "home.countries.jobs.one": "{n} lowongan",
  "home.countries.jobs.other": "{n} lowongan",
  "home.countries.jobs.samples.one": "{n} contoh lowongan",
  "home.countries.jobs.samples.other": "{n} contoh lowongan",

  "home.industries.title": "Bidang yang mencari tenaga kerja",
  "home.industries.positions.one": "{n} posisi",
  "home.industries.positions.other": "{n} posisi",
  "home.industries.positions.samples.one": "{n} contoh lowongan",
  "home.industries.positions.samples.other": "{n} contoh lowongan",
  "home.industries.shipping.text": "Deck, mesin, dapur, dan darat: dari juru mudi sampai port captain.",
  "home.industries.it.text":
    "Perangkat lunak, jaringan, cloud, dan keamanan untuk perusahaan di seluruh dunia.",
  "home.industries.mining.text":
    "Operator, mekanik, ahli geologi, dan insinyur, di permukaan dan di bawah tanah.",

  "home.partners.title": "Perusahaan mitra",
  "home.partners.text.one": "Ada {n} perusahaan di daftar ini.",
  "home.partners.text.other": "Ada {n} perusahaan di daftar ini.",
  "home.partners.text.samples.one": "Ada {n} contoh perusahaan di daftar ini.",
  "home.partners.text.samples.other": "Ada {n} contoh perusahaan di daftar ini.",
  "home.partners.most": "Sebagian besar hanya contoh.",
  "home.partners.some": "Sebagian hanya contoh.",
  "home.partners.link": "Lihat semua mitra",

  "home.steps.title": "Melamar dalam 4 langkah",
  "home.steps.lead": "Kurang dari {time}. Anda boleh berhenti dan melanjutkannya nanti.",
  "home.steps.lead.plain": "Anda boleh berhenti dan melanjutkannya nanti.",
  "home.steps.1.title": "Data pribadi",
  "home.steps.1.text": "Nama Anda sesuai paspor, dan cara menghubungi Anda.",
  "home.steps.2.title": "Data pekerjaan",
  "home.steps.2.text": "Pendidikan, pengalaman, dan pekerjaan yang Anda cari.",
  "home.steps.3.title": "Dokumen",
  "home.steps.3.text": "CV dan salinan paspor. Sertifikat dan pasfoto kalau Anda mau.",
  "home.steps.4.title": "Syarat dan pembayaran",
  "home.steps.4.text": "Periksa semuanya, setujui syaratnya, dan bayar biaya {fee}.",
  "home.steps.4.free": "Periksa semuanya, setujui syaratnya, lalu kirim.",

  "home.stats.title": "Kisah sukses",
  "home.stats.placed": "Tenaga kerja ditempatkan",
  "home.stats.reviews.one": "Ulasan",
  "home.stats.reviews.other": "Ulasan",
  "home.stats.rating": "Nilai rata-rata",
  "home.stats.link": "Baca ulasannya",

  "home.payment.title": "Cara pembayaran",
  "home.payment.text":
    "Biaya dibayar lewat penyedia pembayaran kartu. Nomor kartu Anda tidak pernah sampai ke server kami.",
  "home.payment.note": "Pilihan pembayaran tergantung negara dan perangkat Anda.",

  "home.salaries.title": "Berapa gaji Anda nanti",
  "home.salaries.lead":
    "Gaji umum per bulan dalam dolar AS, menurut tingkat. Setiap lowongan menyebutkan gajinya.",
  "home.salaries.range": "{min}-{max} per bulan",
  "home.salaries.trades": "Gaji umum tiap pekerjaan",

  "home.newsletter.title": "Notifikasi lowongan lewat email",
  "home.newsletter.text": "Lowongan baru di email Anda, paling banyak sekali seminggu.",
  "home.newsletter.choose": "Pilih lowongannya, atau terima setiap hari",

  "home.final.title": "Siap berlayar?",
  "home.final.text": "Cari lowongan yang cocok, atau kirim lamaran umum.",
  "home.final.apply": "Lamar Sekarang",
  "home.final.browse": "Lihat Lowongan",
};
