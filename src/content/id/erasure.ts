import type { erasureWords as english } from "../en/erasure.ts";
import type { Translation } from "../translation.ts";

export const erasureWords: Translation<typeof english> = {
  "erasure.byCandidate": "Dihapus oleh pelamar",
  "erasure.unreadable": "Data terenkripsi tidak bisa dibuka: kuncinya hilang",
  "erasure.unreadable.employer":
    "Alamat, tanggal lahir, telepon, dan data paspor tidak bisa dibuka: kunci enkripsinya hilang. Administrator menemukan keterangan lebih lanjut di catatan sistem.",

  "consent.title": "Yang Anda setujui",
  "consent.terms": "Syarat yang disetujui",
  "consent.version": "Versi {version}, disetujui saat Anda mengirim lamaran pada {date}",
  "consent.none": "Versinya tidak tercatat",
  "consent.read": "Baca syaratnya",

  "ownData.title": "Unduh data saya",
  "ownData.unreadable":
    "Alamat, tanggal lahir, telepon, dan data paspor Anda tidak bisa kami tampilkan: kunci enkripsi di pihak kami hilang. Hubungi {email}.",
  "ownData.export.text":
    "Berkas ini berisi semua yang kami simpan tentang lamaran ini. Nomor paspor lengkap hanya ada di dalamnya selama halaman ini juga menampilkannya. Simpan baik-baik. Dokumen Anda bisa diunduh dari daftar di atas.",
  "ownData.export.submit": "Unduh data saya",
  "ownData.erase.title": "Hapus data saya",
  "ownData.erase.text":
    "Kami kirim dulu tautan ke alamat email lamaran ini, untuk memastikan Anda sendiri yang meminta. Tidak ada yang dihapus sebelum Anda mengonfirmasi di sana.",
  "ownData.erase.off":
    "Dengan tautan lewat email kami memastikan Anda sendiri yang meminta. Agar data Anda dihapus sekarang, kirim email ke {email} dan sebutkan referensi {reference}.",
  "ownData.erase.off.asked":
    "Situs ini sedang tidak mengirim email, jadi tautan untuk menghapus tidak bisa kami kirim. Kirim email ke {email} dan sebutkan referensi {reference}.",
  "ownData.erase.submit": "Hapus data saya",
  "ownData.erase.asked.title": "Belum ada yang kami hapus",
  "ownData.erase.asked.text":
    "Kami sudah mengirim tautan ke alamat email lamaran ini. Buka tautannya dan konfirmasi. Tautan berlaku sampai {until} UTC. Kalau dalam lima menit belum masuk, lihat folder spam, lalu minta lagi.",
  "ownData.erase.again": "Kirim tautan lagi",
  "ownData.erase.processing":
    "Lamaran ini belum bisa dihapus karena pembayarannya masih diproses. Kalau dihapus sekarang, kami tidak bisa mengabari Anda tentang pengembalian dana. Silakan kembali setelah pembayaran berhasil atau gagal.",
  "ownData.erase.disputed":
    "Lamaran ini belum bisa dihapus karena pembayarannya sedang disengketakan di bank. Kami memerlukan data yang Anda kirim untuk menjawab bank. Lamaran bisa dihapus mulai {until}.",

  "erasure.title": "Hapus lamaran {reference}",
  "erasure.meta.description": "Konfirmasi penghapusan semua data yang Anda kirim dengan satu lamaran.",
  "erasure.lead": "Yang sudah dihapus tidak bisa dikembalikan.",
  "erasure.goes.title": "Yang kami hapus",
  "erasure.goes.answers":
    "Semua isian Anda: nama, alamat email dan nomor telepon, alamat, tanggal lahir dan data paspor, pendidikan dan pekerjaan yang Anda inginkan.",
  "erasure.goes.documents":
    "Dokumen yang Anda unggah; dokumen yang juga ada di lamaran Anda yang lain tetap ada di sana.",
  "erasure.goes.mails": "Email tentang lamaran ini yang belum kami kirim.",
  "erasure.stays.title": "Yang tetap kami simpan",
  "erasure.stays.money":
    "Nomor referensi, tanggal, status, dan pembayaran, tanpa nama Anda: hukum mewajibkan kami menyimpan catatan pembayaran.",
  "erasure.stays.employer":
    "Baris di daftar kami, dan di daftar perusahaan kalau lowongan Anda milik perusahaan di sini: isinya menjadi “Dihapus oleh pelamar”.",
  "erasure.stays.copies": "Yang sudah disalin perusahaan sebelumnya tidak bisa kami hapus.",
  "erasure.ends": "Lamaran Anda berakhir.",
  "erasure.submit": "Hapus data saya sekarang",
  "erasure.keep": "Pertahankan data saya",
  "erasure.blocked.title": "Tidak ada yang dihapus",

  "erased.title": "Lamaran Anda sudah dihapus",
  "erased.candidate": "Anda menghapusnya pada {date} UTC. Isian dan dokumen Anda sudah hilang.",
  "erased.retention":
    "Kami menghapusnya pada {date} UTC, karena lamaran hanya kami simpan selama waktu tertentu. Isian dan dokumen Anda sudah tidak ada.",
  "erased.stays":
    "Catatan pembayaran tetap kami simpan, tanpa nama Anda: nomor referensi, tanggal, status, dan pembayaran.",
  "erased.help":
    "Ada pertanyaan tentang pembayaran? Kirim email ke {email} dan sebutkan referensi {reference}.",
};
