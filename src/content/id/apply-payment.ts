import type { applyPaymentWords as english } from "../en/apply-payment.ts";
import type { Translation } from "../translation.ts";

export const applyPaymentWords: Translation<typeof english> = {
  "apply.review.title": "Periksa isian Anda",
  "apply.review.change.label": "Ubah {field}",
  "apply.review.none": "Tidak diisi",
  "apply.review.uploaded": "Berkas terunggah",
  "apply.review.validUntil": "{document}, berlaku sampai {date}",
  "apply.review.validUntil.label": "{document}: berlaku sampai",
  "apply.review.changed.fields": "Isian ini diubah di tab lain: {fields}",
  "apply.review.changed.title": "Isian Anda berubah sejak halaman ini dibuka",
  "apply.review.changed.text": "Belum ada yang dikirim. Periksa isian Anda di bawah, lalu lanjutkan.",
  "apply.step.payment.lead": "Periksa isian Anda, setujui syaratnya, lalu bayar.",
  "apply.step.payment.leadFree": "Periksa isian Anda, setujui syaratnya, lalu kirim.",
  "apply.step.payment.leadReady": "Anda sudah menyetujui syaratnya. Bayar untuk mengirim lamaran.",

  "apply.fitting.title": "Lowongan yang cocok",
  "apply.fitting.text":
    "Kalau Anda melamar salah satunya, lamaran Anda sampai ke perusahaannya. Isian Anda tidak hilang.",

  "apply.friendly.title": "Apakah ini benar?",
  "apply.friendly.passportExpiry": "Tanggal berakhir paspor",
  "apply.friendly.dateOfBirth": "Tanggal lahir",
  "apply.friendly.phone": "Nomor telepon",
  "apply.friendly.passportExpired":
    "Paspor Anda habis masa berlakunya pada {date}. Untuk bekerja di luar negeri, paspor harus masih berlaku.",
  "apply.friendly.passportEnds":
    "Paspor Anda berlaku sampai {date}. Banyak negara meminta sisa masa berlaku enam bulan saat Anda tiba.",
  "apply.friendly.certificateExpired":
    "{document}: habis masa berlakunya pada {date}. Anda tetap bisa mengirimnya. Perusahaan melihat bahwa masa berlakunya sudah habis.",
  "apply.friendly.young":
    "Menurut tanggal lahir ini, umur Anda {age} tahun. Kebanyakan lowongan di sini untuk usia 18 tahun ke atas.",
  "apply.friendly.old": "Menurut tanggal lahir ini, umur Anda {age} tahun. Periksa lagi tahunnya.",
  "apply.friendly.noPhone": "{phone} sepertinya bukan nomor telepon.",
  "apply.friendly.noCountryCode":
    "{phone} belum memakai kode negara. Supaya bisa ditelepon dari luar negeri, nomor harus diawali +, seperti +62 812 3456 7890.",

  "apply.terms.title": "Syarat & Ketentuan",
  "apply.terms.label": "Syarat dan ketentuan, teks bisa digulir",
  "apply.terms.accept": "Saya sudah membaca dan menyetujui syarat dan ketentuan",
  "apply.terms.proceed": "Setuju & Lanjut ke Pembayaran",
  "apply.terms.submitFree": "Setuju & Kirim Lamaran",

  "apply.bill.application": "Lamaran Anda",
  "fee.buysNothing": "Biaya ini bukan untuk membeli pekerjaan, wawancara, atau visa.",
  "apply.payment.receipt": "Kuitansi kami kirim ke {email}.",
  "apply.payment.initializing": "Menyiapkan pembayaran...",
  "apply.payment.pay": "Bayar {fee} & Kirim Lamaran",
  "apply.payment.paying": "Membayar...",
  "apply.payment.summary":
    "Biaya pemrosesan, sekali bayar, tidak dapat dikembalikan, kecuali dalam hal yang disebut Ketentuan",
  "apply.payment.secure": "Kartu Anda diproses oleh penyedia pembayaran. Kami tidak pernah melihat nomornya.",
  "apply.payment.chargedBy": "Biaya ini dibayarkan kepada {name}.",
  "apply.payment.test": "Pembayaran uji coba - tidak ada kartu yang ditagih",
  "apply.payment.test.hint":
    "4242 4242 4242 4242 berhasil\n4000 0000 0000 0002 ditolak\n4000 0025 0000 3155 meminta konfirmasi.",
  "apply.payment.test.secure":
    "Pada pembayaran sungguhan, kartu Anda diproses oleh penyedia pembayaran dan kami tidak pernah melihat nomornya. Jangan masukkan kartu asli di sini.",
  "apply.payment.card": "Nomor kartu",
  "apply.payment.declined": "Kartu Anda ditolak.",
  "apply.payment.kept":
    "Anda tidak ditagih, dan isian Anda masih tersimpan. Periksa kartunya atau pakai kartu lain.",
  "apply.payment.unsure":
    "Kami belum tahu apakah Anda sudah ditagih. Anda boleh menekan tombolnya lagi: Anda tidak pernah ditagih dua kali. Isian Anda masih tersimpan.",
  "apply.payment.confirm.title": "Konfirmasi pembayaran ini",
  "apply.payment.confirm.text":
    "Dalam pembayaran sungguhan, bank Anda yang memintanya. Di sini Anda mengonfirmasi uji coba {fee}.",
  "apply.payment.confirm.yes": "Konfirmasi pembayaran",
  "apply.payment.confirm.no": "Batal",
  "apply.payment.retry": "Coba lagi",
  "apply.payment.sendAgain": "Kirim lamaran lagi",
  "apply.payment.scriptNeeded":
    "Pembayaran dengan kartu memerlukan JavaScript. Semua isian Anda tersimpan. Aktifkan JavaScript, lalu muat ulang halaman ini.",
};
