import type { successWords as english } from "../en/success.ts";
import type { Translation } from "../translation.ts";

export const successWords: Translation<typeof english> = {
  "success.title": "Lamaran Berhasil Dikirim!",
  "success.meta.title": "Lamaran Berhasil Dikirim!",
  "success.meta.description": "Lamaran Anda sudah dikirim: apa selanjutnya dan kapan.",
  "success.meta.keywords": "lamaran terkirim, langkah selanjutnya",
  "success.lead": "Lamaran Anda sudah kami terima.",
  "success.reference": "Nomor referensi Anda",
  "success.reference.hint": "Simpan nomor ini. Sebutkan saat Anda menghubungi kami tentang lamaran ini.",
  "success.receipt": "Biaya yang dibayar",
  "success.receipt.text":
    "Biaya pemrosesan, sekali bayar dan tidak dapat dikembalikan, kecuali dalam hal yang disebut Ketentuan. Biaya ini untuk memproses lamaran Anda dan tidak menjamin pekerjaan.",
  "success.receipt.free": "Tidak dikenakan biaya.",
  "success.receipt.waived": "Lamaran ini tidak dikenakan biaya.",
  "success.receipt.test": "Ini pembayaran uji coba: tidak ada kartu yang ditagih.",
  "practice.title": "Ini hanya latihan",
  "practice.text":
    "Lowongan ini contoh: tidak ada yang merekrut, dan tidak ada kartu yang ditagih. Halaman ini memperlihatkan kelanjutan lamaran sungguhan.",
  "success.next.title": "Selanjutnya",
  "success.next.paid": "Setelah pembayaran Anda dikonfirmasi",
  "success.next.by": "Paling lambat {date}",
  "success.next.then": "Lalu",
  "success.next.after": "Setelah itu",
  "success.next.meanwhile": "Sementara itu",
  "success.next.until": "Sampai {date}",
  "success.next.review": "Tim kami memeriksa lamaran Anda dalam {time}.",
  "success.next.interview": "Pelamar yang memenuhi syarat dihubungi untuk wawancara.",
  "success.next.visa": "Yang diterima kerja dibantu mengurus visa.",
  "success.next.email": "Periksa email Anda untuk kabar terbaru.",
  "success.next.page": "Kabar terbaru ada di halaman lamaran Anda.",
  "success.validity": "Lamaran Anda berlaku selama {period}.",
  "course.caption": "Dari {from} ke {to}",
  "success.contact": "Ada pertanyaan? Kirim email ke {email}.",
  "success.link.here":
    "Isinya status, data yang Anda kirim, dan kuitansi. Dari sini halaman itu bisa dibuka selama satu jam setelah lamaran dikirim.",
  "success.link.alsoMailed": "Tautannya juga ada di email yang kami kirim.",
  "success.link.keep":
    "Saat ini situs ini tidak mengirim email, jadi buka halamannya sekarang dan simpan alamatnya.",
  "success.link.noEmail": "Saat ini situs ini tidak mengirim email.",
  "success.link.shown": "Tautan ke halaman lamaran Anda sudah ditampilkan di sini.",
  "success.home": "Kembali ke Beranda",
  "success.jobs": "Lihat Lowongan Lain",
  "success.neutral.title": "Lamaran Anda tidak dapat kami tampilkan di sini",
  "success.neutral.lead":
    "Lamaran hanya kami tampilkan di browser yang mengirimnya. Buka halaman ini di sana, atau ikuti lamaran Anda dengan nomor referensinya.",
  "success.neutral.text":
    "Setelah pembayaran dikonfirmasi, halaman itu menampilkan “Lamaran Berhasil Dikirim!”, nomor referensi Anda, dan apakah biaya sudah ditagih. Jangan bayar lagi sebelum Anda melihatnya.",
  "success.processing.title": "Pembayaran Anda sedang diproses",
  "success.processing.text":
    "Penyedia pembayaran belum mengonfirmasinya. Anda tidak perlu membayar lagi. Lamaran Anda kami kirim begitu pembayaran dikonfirmasi.",
  "success.processing.refresh": "Periksa lagi",
  "success.failed.title": "Pembayaran tidak berhasil",
  "success.failed.text":
    "Biaya belum ditagih. Semua isian Anda masih tersimpan. Anda bisa mencoba lagi dengan kartu yang sama atau kartu lain.",
  "success.failed.retry": "Coba bayar lagi",
  "success.refunded.title": "Pembayaran ini sudah dikembalikan",
  "success.refunded.text":
    "Biaya kembali ke kartu atau akun yang Anda pakai untuk membayar. Bank Anda mungkin perlu beberapa hari untuk menampilkannya.",
  "success.unknown.title": "Pembayaran Anda belum bisa kami periksa",
  "success.unknown.text":
    "Penyedia pembayaran sedang tidak menjawab. Anda tidak perlu membayar lagi. Buka lagi halaman ini beberapa menit lagi.",
};
