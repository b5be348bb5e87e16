import { administratorPart } from "../administrator-part.ts";
import { trustWords as english } from "../en/trust.ts";
import type { Translation } from "../translation.ts";

export const trustWords: Translation<typeof english> = {
  "report.link": "Laporkan lowongan ini",
  "report.title": "Laporkan lowongan ini",
  "report.lead":
    "Beri tahu kami kalau ada yang tidak beres di lowongan ini. Seorang anggota tim kami membaca setiap laporan. Anda tidak perlu akun.",
  "report.about": "{title}, {company}",
  "report.reason": "Apa yang tidak beres?",
  "report.reason.choose": "Pilih salah satu",
  "report.reason.money": "Ada yang meminta uang dari saya",
  "report.reason.fake": "Lowongan atau perusahaannya sepertinya palsu",
  "report.reason.documents": "Ada yang meminta paspor asli atau data rekening saya",
  "report.reason.wrong": "Gaji, tempat, atau tugasnya berbeda dari yang dijanjikan",
  "report.reason.unlawful": "Lowongan ini diskriminatif atau melanggar hukum",
  "report.reason.something": "Hal lain",
  "report.details": "Apa yang terjadi?",
  "report.details.hint": "Hanya dibaca tim kami. Jangan tulis nomor paspor atau kartu.",
  "report.email": "Alamat email (opsional)",
  "report.email.hint": "Isi hanya kalau kami boleh bertanya kepada Anda tentang lowongan ini.",
  "report.submit": "Kirim laporan",
  "report.sent.title": "Terima kasih. Laporan Anda sudah kami terima",
  "report.sent.text":
    "Seorang anggota tim kami memeriksa lowongannya dan menurunkannya kalau ada yang tidak beres. Kalau Anda sudah memberikan uang atau paspor kepada seseorang, laporkan juga ke polisi setempat.",
  "report.back": "Kembali ke lowongan",
  "report.safety": "Cara kami menjaga Anda",
  "verified.badge": "Perusahaan terverifikasi",
  "verified.text": "Perusahaan ini kami periksa pada {date}: {checked}",
  "verified.receiver":
    "Data yang Anda kirim sampai ke {company}. Perusahaan ini kami periksa pada {date}: {checked}.",
  "verified.site": "Dipasang oleh {site}. Data yang Anda kirim sampai ke pengelola {site}.",
  "verified.sample": "Hanya pengelola {site} yang dapat membaca lamaran Anda.",
  "verified.none": "Perusahaan ini belum kami periksa. Data yang Anda kirim sampai ke perusahaan ini.",
  "verified.limits":
    "Data yang Anda kirim sampai ke {company}. Pemeriksaan kami bukan jaminan atas lowongannya.",
  "takenDown.title": "Lowongan ini sudah diturunkan",
  "takenDown.text":
    "Perusahaan tidak bisa lagi membaca atau menjawab lamaran Anda, jadi tidak perlu ditunggu.",
  "takenDown.beware":
    "Jangan membayar siapa pun untuk pekerjaan ini, dan jangan mengirim paspor asli Anda kepada siapa pun.",
  "takenDown.asked": "Kalau ada yang memintanya, kirim email ke {email} dan sebutkan referensi {reference}.",
  "takenDown.refund": "Kalau Anda menarik lamaran, biayanya kami kembalikan.",
  "takenDown.status": "{site} menurunkan lowongan ini",
  "employer.job.takenDown": "Diturunkan",
  "employer.job.takenDown.text":
    "Administrator kami menurunkan lowongan ini dan sudah menuliskan alasannya kepada Anda. Kalau menurut Anda ini keliru, kirim email ke {email}.",
  "emails.takenDown.subject": "Lowongan Anda kami turunkan: {title}",
  "emails.takenDown.body":
    "Administrator kami memeriksa lowongan Anda {title} di {company} dan menurunkannya. Lowongan itu tidak ada lagi di daftar mana pun, dan Anda tidak bisa membukanya lagi.",
  "emails.takenDown.until":
    "Sampai masalah ini selesai, Anda tidak bisa memasang, mengubah, atau membuka lowongan.",
  "emails.takenDown.reason": "Alasannya: {reason}",
  "emails.takenDown.candidates":
    "Pelamarnya membaca di halaman lamaran mereka bahwa lowongan ini diturunkan. Anda tidak bisa lagi melihat data yang mereka kirim.",
  "emails.restored.subject": "Lowongan Anda kami kembalikan: {title}",
  "emails.restored.body":
    "Mohon maaf, lowongan Anda {title} di {company} keliru kami turunkan. Lowongan itu sudah kami kembalikan, tetapi masih tertutup. Anda bisa membukanya lagi di dasbor, selama tidak ada lowongan Anda yang lain yang diturunkan:",
  "emails.restored.next": "Anda bisa melihat lagi data yang dikirim para pelamar.",
  "emails.takenDown.wrong": "Kalau menurut Anda ini keliru, kirim email ke {email}.",
  "safety.link": "Cara kami menjaga Anda",
  "safety.fee.link": "Kapan Anda harus menolak perekrut",
  "safety.title": "Cara kami menjaga Anda",
  "safety.lead":
    "Kapan Anda harus menolak perekrut, termasuk kami. Apa yang kami lakukan dan tidak kami lakukan.",
  "safety.away.title": "Tinggalkan kalau ada orang yang",
  "safety.away.1": "meminta uang untuk tawaran kerja, wawancara, visa, kontrak, atau tiket",
  "safety.away.2":
    "mau menahan paspor asli atau buku pelaut Anda: Anda boleh memperlihatkannya, dan perusahaan mungkin perlu salinannya, tetapi aslinya tetap Anda pegang",
  "safety.away.3": "menerima Anda tanpa wawancara, atau dalam hitungan jam",
  "safety.away.4": "mendesak Anda menandatangani hari ini juga, atau dalam bahasa yang tidak Anda mengerti",
  "safety.away.5":
    "hanya menghubungi lewat email gratis atau aplikasi chat, dan tidak punya perusahaan yang bisa ditelepon",
  "safety.away.6": "menjanjikan gaji jauh di atas gaji umum untuk pekerjaan itu",
  "safety.away.7":
    "memberangkatkan Anda bekerja dengan visa turis, atau menyuruh Anda berbohong kepada petugas imigrasi",
  "safety.away.8": "meminta kata sandi bank, nomor kartu, atau kode OTP Anda",
  "safety.fee.title": "Untuk apa biaya kami, dan bukan untuk apa",
  "safety.fee.free.title": "Biaya melamar",
  "safety.fee.text":
    "Biaya setiap lamaran {fee}. Anda membayarnya di langkah pembayaran di situs web ini. Biaya ini untuk pemrosesan: kami memeriksa apakah lamarannya lengkap dan meneruskannya ke perusahaan. Kalau sebuah lowongan tanpa biaya, halamannya menyebutkan itu dan Anda tidak membayar apa-apa.",
  "safety.fee.not":
    "Biaya ini bukan untuk membeli pekerjaan, wawancara, visa, atau urutan yang lebih depan. Kami tidak meminta uang lain. Tidak seorang pun boleh meminta lebih atas nama kami, atau meminta uang tunai, transfer, atau kartu hadiah.",
  "safety.fee.back":
    "Biaya ini tidak kembali kalau perusahaan memilih orang lain atau Anda berubah pikiran. Biaya ini kami kembalikan kalau Anda menarik lamaran setelah lowongannya kami turunkan atau akun perusahaannya kami bekukan, dan dalam beberapa kasus lain.",
  "safety.fee.free":
    "Melamar di sini gratis. Tidak seorang pun boleh meminta uang atas nama kami: tidak untuk pekerjaan, wawancara, atau visa.",
  "safety.doubt":
    "Kalau Anda ragu apakah harus membayar, jangan bayar. Untuk pekerjaan tertentu dan di negara tertentu, hukum melarang siapa pun memungut biaya karena mencarikan kerja.",
  "safety.seafarers.title": "Pelaut",
  "safety.seafarers.stop": "Pelaut: jangan bayar kami",
  "safety.seafarers":
    "Untuk pelaut, Konvensi Ketenagakerjaan Maritim 2006 (Peraturan 1.4 dan Standar A1.4, ayat 5) menetapkan bahwa tidak seorang pun boleh memungut biaya dari pelaut karena mencarikan atau memberikan pekerjaan. Pelaut hanya membayar sertifikat kesehatan, buku pelaut, dan paspor atau dokumen perjalanan sejenis. Visa dibayar pemilik kapal.",
  "safety.waived": "Di situs ini, lamaran untuk lowongan berikut tidak dikenakan biaya:",
  "safety.waived.none":
    "Saat ini di situs ini biaya setiap lamaran {fee}. Kalau hukum negara Anda melarang Anda membayar, jangan melamar di sini dengan biaya.",
  "safety.waived.both": "{sector} di {country}. {reason}",
  "safety.waived.sector": "{sector}. {reason}",
  "safety.waived.country": "Semua lowongan di {country}. {reason}",
  "safety.we.title": "Yang kami lakukan",
  "safety.we.1":
    "Perusahaan yang sudah kami periksa memakai lencana “Perusahaan terverifikasi” di lowongannya. Di situ tertulis apa yang kami periksa dan kapan. Tanpa lencana, perusahaannya belum kami periksa.",
  "safety.we.2":
    "Setiap lowongan bisa Anda laporkan, tanpa akun. Kalau ada yang tidak beres, lowongannya kami turunkan, dan perusahaannya tidak bisa membukanya lagi.",
  "safety.we.3": "Lowongan rekaan yang memperlihatkan cara kerja situs diberi lencana “Contoh lowongan”.",
  "safety.we.4":
    "Dokumen, nomor paspor, tanggal lahir, alamat, dan nomor telepon Anda kami simpan terenkripsi.",
  "safety.we.5":
    "Anda dan administrator kami bisa membaca dokumen dan data Anda. Perusahaan pemasang lowongan bisa membacanya sampai Anda menarik lamaran atau perusahaan itu tidak lagi terverifikasi. Kami boleh meneruskannya ke perusahaan mitra kalau cocok.",
  "safety.we.6": "Setiap pembacaan dokumen di situs ini kami catat.",
  "safety.we.7": "Kami tidak pernah meminta paspor asli atau kata sandi bank Anda.",
  "safety.check.title": "Periksa sendiri",
  "safety.check.1":
    "Cari sendiri nomor telepon perusahaannya, lalu telepon. Jangan pakai nomor dari emailnya.",
  "safety.check.2":
    "Minta kontrak tertulis yang memuat gaji, jam kerja, tempat, dan siapa yang membayar perjalanan.",
  "safety.check.3":
    "Beri tahu keluarga di rumah ke mana Anda pergi, untuk siapa Anda bekerja, dan cara menghubungi Anda.",
  "safety.check.4":
    "Tanyakan kepada kedutaan atau dinas tenaga kerja negara Anda apakah perusahaan itu dikenal.",
  "safety.operator.title": "Pengelola situs ini",
  "safety.operator.name": "Nama",
  "safety.operator.registration": "Pendaftaran",
  "safety.operator.licence": "Izin",
  "safety.operator.address": "Alamat",
  "safety.operator.phone": "Telepon",
  "safety.operator.email": "Email",
  "safety.operator.text":
    "Sebelum membayar siapa pun, periksa pendaftaran dan izinnya di instansi yang menerbitkannya.",
  "safety.already.title": "Kalau sudah terlanjur",
  "safety.already.text":
    "Berhenti membayar, simpan semua pesan, dan hubungi bank Anda serta polisi. Laporkan lowongannya kepada kami lewat tautan di halamannya, atau kirim email ke {email}.",

  ...administratorPart(english, "admin."),
};
