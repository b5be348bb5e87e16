import type * as english from "../legal.ts";
import { site } from "../site.ts";
import { claims } from "./claims.ts";
import { refundClauses } from "./refund-reasons.ts";
import { retentionRows } from "./retention.ts";

/** The first sentence of each text. */
const binding =
  "Terjemahan ini membantu Anda membaca; teks yang mengikat secara hukum adalah teks bahasa Inggris.";

const refunds = `Biaya kami kembalikan dalam hal berikut: ${refundClauses}. Lamaran untuk lowongan yang kami tawarkan kepada Anda tidak memiliki biaya sendiri. Yang Anda bayar untuk lamaran umum hanya kembali bila kami memutuskan demikian dalam kasus Anda.`;

export const terms: typeof english.terms = (fee) => [
  {
    title: "Hanya Memproses Lamaran",
    text: `${binding} Kami menyediakan layanan pengiriman lamaran. Kami menerima lamaran Anda, memeriksa kelengkapannya, dan meneruskannya ke perusahaan pemasang lowongan. Lamaran umum kami teruskan ke perusahaan yang menurut kami cocok. Kami bukan pemberi kerja Anda.`,
  },
  {
    title: "Tanpa Jaminan Pekerjaan",
    text: "Mengirim lamaran tidak menjamin pekerjaan, wawancara, atau penawaran kerja. Hanya perusahaan yang menentukan siapa yang mereka terima.",
  },
  {
    title: "Biaya Pemrosesan",
    text: fee
      ? `Biayanya ${fee}. Biaya ini dibayar satu kali untuk setiap lamaran dan dipakai untuk memprosesnya, apa pun hasilnya. Biaya ini bukan untuk membeli pekerjaan, wawancara, atau visa.`
      : "Lamaran ini tidak dikenakan biaya. Tidak seorang pun boleh meminta uang atas nama kami untuk pekerjaan, wawancara, atau visa.",
  },
  {
    title: "Kebenaran Data",
    text: "Anda menyatakan bahwa semua yang Anda isi benar, lengkap, dan milik Anda sendiri. Lamaran dengan data palsu dapat ditolak.",
  },
  {
    title: "Pengolahan Data",
    text: "Anda setuju bahwa kami menyimpan dan memakai data pribadi serta dokumen Anda untuk memproses lamaran ini, sebagaimana dijelaskan dalam Kebijakan Privasi kami.",
  },
  {
    title: "Penerusan Data",
    text: "Kami dapat meneruskan lamaran Anda ke perusahaan pemasang lowongan, dan ke perusahaan mitra yang menurut kami cocok. Kami tidak menjualnya.",
  },
  {
    title: "Bantuan Visa",
    text: "Bantuan visa diberikan hanya untuk penempatan yang berhasil, setelah perusahaan memberi Anda penawaran kerja dan Anda menerimanya. Hanya pihak berwenang yang memutuskan soal visa.",
  },
  {
    title: "Keaslian Dokumen",
    text: "Dokumen yang Anda kirim harus asli, masih berlaku, dan milik Anda. Dokumen palsu atau yang diubah berakibat penolakan.",
  },
  {
    title: fee ? "Tidak Ada Pengembalian, dengan Pengecualian" : "Tidak Ada Pengembalian",
    text: fee
      ? `Biaya tidak dapat dikembalikan, juga kalau Anda menarik lamaran atau tidak terpilih. ${refunds}`
      : "Karena tidak ada biaya, tidak ada yang dikembalikan.",
  },
  {
    title: "Komunikasi dan Masa Berlaku",
    text: `Kami mengirim kabar ke alamat email yang Anda berikan, jadi pastikan alamat itu tetap aktif. Lamaran Anda berlaku selama ${claims.applicationValidity} sejak hari Anda mengirimnya.`,
  },
];

export const termsSections: typeof english.termsSections = (fee) => [
  {
    title: "Pemrosesan Lamaran",
    paragraphs: [
      `${binding} ${site.name} hanyalah layanan pengiriman lamaran. Kami menerima lamaran Anda, memeriksa kelengkapannya, dan meneruskannya ke perusahaan pemasang lowongan. Lamaran umum kami teruskan ke perusahaan yang menurut kami cocok. Kami tidak menjamin pekerjaan: hanya perusahaan yang menentukan siapa yang diwawancarai dan diterima.`,
      fee
        ? `Biaya setiap lamaran ${fee}, dibayar satu kali saat lamaran dikirim. Biaya ini untuk pemrosesan dan tidak dapat dikembalikan, apa pun hasilnya. Pasal 9 di bawah menyebutkan hal-hal yang membuat biaya kami kembalikan.`
        : "Melamar tidak dikenakan biaya.",
      `Tim kami memeriksa lamaran dalam ${claims.reviewTime}. Lamaran berlaku selama ${claims.applicationValidity}. Semua yang Anda isi harus benar, dan setiap dokumen harus asli.`,
    ],
  },
  {
    title: "Pengolahan Data",
    paragraphs: [
      "Dengan melamar, Anda setuju bahwa kami mengolah data pribadi, data pekerjaan, dan dokumen yang Anda kirim, untuk lamaran ini.",
      "Kami dapat meneruskan lamaran Anda ke perusahaan mitra yang menurut kami cocok. Kami tidak menjual data Anda. Kebijakan Privasi menjelaskan apa yang disimpan, siapa yang boleh membacanya, dan kapan dihapus.",
    ],
  },
  {
    title: "Bantuan Visa",
    paragraphs: [
      "Bantuan visa diberikan hanya untuk penempatan yang berhasil: setelah perusahaan memberi Anda penawaran kerja dan Anda menerimanya.",
      "Hanya pihak berwenang di negara itu yang memutuskan apakah Anda mendapat visa atau izin kerja, dan berapa lama prosesnya.",
    ],
  },
];

export const privacySections: typeof english.privacySections = (fee, retention) => [
  {
    title: "Data yang Kami Kumpulkan",
    paragraphs: [
      binding,
      "Saat Anda melamar, kami mengumpulkan data pribadi (nama, tanggal lahir, jenis kelamin, kewarganegaraan), data kontak (alamat, alamat email, nomor telepon), pendidikan dan pengalaman Anda, pekerjaan yang Anda cari, serta paspor dan dokumen perjalanan: nomor paspor dan tanggal berakhirnya, salinan paspor, CV Anda, dan, kalau Anda menambahkannya, sertifikat dan pasfoto.",
      fee
        ? `Biaya ${fee} dibayar kepada penyedia pembayaran kartu kami, yang menangani pembayarannya dengan aman. Kami menyimpan nomor referensi, jumlah, dan status pembayaran. Nomor kartu tidak pernah sampai ke server kami.`
        : "Tidak ada biaya, jadi tidak ada data pembayaran yang dikumpulkan.",
      "Ulasan berisi nama, negara, dan pekerjaan yang Anda tulis di dalamnya, dan bersifat umum. Untuk buletin dan notifikasi lowongan, kami menyimpan alamat email Anda dan daftar yang Anda minta, sampai Anda menghentikannya.",
      "Lowongan yang Anda simpan adalah daftar milik browser Anda. Untuk daftar itu kami menyimpan alamat email hanya kalau Anda meminta pengingat, sampai Anda menghentikannya.",
      "Laporan tentang lowongan kami simpan terenkripsi. Akun berisi nama, alamat email, dan kata sandi. Kata sandi kami simpan hanya sebagai hash. Bersama lamaran, akun, dan langganan, kami menyimpan bahasa halamannya, supaya email kami memakai bahasa itu.",
      "Perusahaan yang meminta pemeriksaan memberi kami data perusahaan, nomor telepon, dan jawaban atas pertanyaan kami, dan kami menyimpan alamat jaringannya dalam bentuk teracak yang dibuat dengan kunci rahasia.",
      "Kami hanya memasang cookie yang diperlukan untuk melamar, memantau lamaran, menyimpan lowongan, atau masuk. Selama Anda masuk, satu cookie berisi hanya apakah Anda pelamar atau perusahaan, supaya tautan ke akun Anda bernama tepat. Tidak ada cookie iklan atau pelacak.",
    ],
  },
  {
    title: "Cara Kami Memakai Data Anda",
    paragraphs: [
      "Kami memakainya untuk memproses lamaran Anda, meneruskannya ke perusahaan, mengirim kabar tentangnya kepada Anda, dan, setelah penempatan berhasil, membantu mengurus visa.",
      "Data yang Anda berikan kami simpan hanya selama waktu tertentu. Tabel di bawah menyebutkan berapa lama. Setelah itu kami menghapusnya; lamaran dihapus bersama dokumennya. Penghapusan ditunda selama bank memeriksa pembayaran yang disengketakan, selama pembayaran atau pengembalian dana berjalan, dan selama kami memeriksa laporan tentang lowongannya.",
      `Lamaran Anda punya halaman sendiri, dan tautannya kami kirim lewat email. Di sana Anda bisa melihat data yang kami pegang, mengunduh semuanya, dan menghapusnya kapan saja. Untuk menghapusnya, Anda mengonfirmasi dengan tautan yang kami kirim lewat email. Lamaran tidak bisa dihapus selama pembayarannya masih diproses, atau, paling lama 120 hari, selama bank memeriksa pembayaran yang disengketakan. Kalau tautannya hilang, cari lamaran dengan nomor referensi dan alamat email Anda. Untuk memperbaiki data, kirim email ke ${site.contactEmail}.`,
      "Kalau lamaran dihapus, kami tetap menyimpan nomor referensi, tanggal, status, dan catatan pembayaran, tanpa nama Anda: hukum mewajibkan kami menyimpan catatan pembayaran. Penghapusan lamaran atau akun juga menghentikan pengingat lowongan tersimpan ke alamat emailnya. Cadangan basis data mungkin masih memuat lamaran itu sampai cadangannya diganti.",
      "Pada setiap lamaran kami mencatat versi syarat yang Anda setujui dan kapan. Kami mencatat apa yang dilakukan, dan siapa membaca dokumen apa. Catatan itu tidak bisa diubah siapa pun. Isinya nomor lamaran, bukan nama Anda.",
    ],
    table: {
      head: ["Yang kami simpan", "Berapa lama"],
      ...retentionRows(retention),
      summary: "Berapa lama kami menyimpan kode, tautan, sesi masuk, dan catatan",
    },
  },
  {
    title: "Keamanan Data",
    paragraphs: [
      "Dokumen yang diunggah kami enkripsi sebelum disimpan, masing-masing dengan kuncinya sendiri. Nomor paspor, tanggal lahir, alamat, dan nomor telepon juga terenkripsi di basis data.",
      "Yang bisa membaca dokumen Anda: Anda, administrator, dan perusahaan yang lowongannya Anda lamar. Perusahaan bisa membacanya sampai perusahaan itu tidak lagi terverifikasi, Anda menarik lamaran, biaya dikembalikan, lowongannya kami turunkan, atau 180 hari setelah lowongan ditutup. Perusahaan melihat paspor, tanggal lahir, dan alamat Anda hanya setelah menyebutkan alasan, yang bisa Anda baca. Administrator dapat meneruskannya ke perusahaan mitra yang menurut kami cocok. Kami mencatat siapa membaca apa dan kapan.",
      "Pesan antara Anda dan perusahaan pemasang lowongan terenkripsi di basis data. Anda selalu bisa membacanya, dan perusahaan bisa membacanya selama bisa membaca lamaran Anda. Sebuah program memeriksa setiap pesan untuk mencari permintaan uang dan data kontak. Administrator membaca pesan yang ditandai program itu atau dilaporkan salah satu dari Anda.",
      "Waktu wawancara, tempatnya, dan zona waktu yang Anda pilih disimpan bersama lamaran Anda. Tempatnya terenkripsi. Anda dan perusahaan menerima catatan kalender lewat email.",
      "Penawaran dari perusahaan terenkripsi dan disimpan bersama lamaran Anda, dengan dokumen dan jawaban Anda. Hanya Anda dan perusahaan yang bisa membacanya. Kalau Anda memastikan sudah diterima kerja, kami menyimpan waktu jawaban Anda. Ulasan terverifikasi terhubung dengan lamaran Anda sampai salah satunya dihapus. Kalau Anda menghapus lamaran, ulasannya tetap ada tanpa tanda Terverifikasi.",
      "Dokumen yang Anda berikan sebagai tautan tetap di tempatnya. Server kami tidak pernah membukanya. Layanan yang menyimpannya harus melindunginya.",
    ],
  },
  {
    title: "Penerusan Data",
    paragraphs: [
      "Kami meneruskan lamaran Anda ke perusahaan pemasang lowongan. Lamaran umum, dan lamaran yang cocok untuk lowongan lain, dapat kami teruskan ke perusahaan mitra.",
      "Penyedia pembayaran kartu menerima data yang diperlukan untuk menagih pembayaran. Kami tidak menjual data Anda.",
    ],
  },
];
