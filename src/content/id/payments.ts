import { administratorPart } from "../administrator-part.ts";
import { paymentsWords as english } from "../en/payments.ts";
import type { Translation } from "../translation.ts";

export const paymentsWords: Translation<typeof english> = {
  "application.title.job": "Lamaran Anda: {title}, {company}",
  "application.general": "Lamaran umum Anda",
  "application.meta.description": "Status sebuah lamaran, data yang dikirim, dan kuitansinya.",
  "application.lead":
    "Siapa pun yang memegang tautan ini bisa membuka halaman ini. Jangan bagikan tautannya.",
  "application.vacancy": "Lowongan",
  "application.vacancy.of": "{title}, {company}",
  "application.refunded.title": "Biaya sudah kami kembalikan",
  "application.refunded.text":
    "Lamaran ini tidak lagi dijawab siapa pun. Bank Anda mungkin perlu beberapa hari untuk menampilkan uangnya.",
  "application.status": "Status",
  "application.date": "{date} UTC",
  "application.sent": "Yang Anda kirim",
  "application.passport": "Berakhiran {ending}",
  "application.documents": "Dokumen",
  "application.documents.note": "Kami tidak menyimpan salinan dokumen yang Anda berikan sebagai tautan.",
  "application.documents.link": "Tautan Anda ke {host}",
  "application.manage": "Kelola lamaran ini",
  "application.documents.download": "Unduh",
  "application.openings": "Siapa membuka apa",
  "application.openings.none":
    "Belum ada perusahaan yang membuka nomor paspor, tanggal lahir, atau alamat Anda.",
  "application.openings.log": "Setiap pembukaan dokumen kami catat.",
  "application.openings.noDocuments": "Belum ada yang membuka dokumen Anda.",
  "application.openings.unmasked":
    "Perusahaan melihat nomor paspor, tanggal lahir, dan alamat Anda bersama lamaran Anda.",
  "application.openings.last.one": "{n} pembukaan terakhir dari {total}, yang terbaru di atas.",
  "application.openings.last.other": "{n} pembukaan terakhir dari {total}, yang terbaru di atas.",
  "application.openings.us": "Kami",
  "application.openings.employer": "Perusahaan lain yang Anda kirimi dokumen ini",
  "application.openings.document": "{who} membuka {what} Anda pada {date}",
  "application.openings.details":
    "{who} membuka nomor paspor, tanggal lahir, dan alamat Anda pada {date}, {reason}",
  "application.openings.resumeUrl": "CV",
  "application.openings.passportCopyUrl": "salinan paspor",
  "application.openings.certificatesUrl": "sertifikat",
  "application.openings.photographUrl": "pasfoto",
  "disclosure.reason.contract": "untuk membuat kontrak",
  "disclosure.reason.visa": "untuk mengurus visa",
  "disclosure.reason.identity": "untuk memeriksa identitas Anda",
  "application.receipt": "Kuitansi",
  "application.receipt.amount": "Jumlah",
  "application.receipt.amount.refunded": "{amount}, dikembalikan pada {date}",
  "application.receipt.paidAt": "Dibayar pada",
  "application.receipt.reference": "Referensi",
  "application.receipt.payment": "ID pembayaran",
  "application.receipt.state": "Status",
  "application.receipt.paid": "Lunas",
  "application.receipt.paid.test": "Lunas (uji coba, tidak ada yang ditagih)",
  "application.receipt.refunding": "Pengembalian dana sedang diproses",
  "application.receipt.refunded": "Dana dikembalikan",
  "application.receipt.refundedPart": "Sudah dikembalikan",
  "application.receipt.reason": "Alasan pengembalian",
  "application.receipt.what":
    "Biaya ini untuk memproses lamaran Anda, bukan untuk membeli pekerjaan, wawancara, atau visa.",
  "application.help": "Ada yang salah? Kirim email ke {email} dan sebutkan referensi {reference}.",

  "success.link": "Halaman lamaran Anda",
  "success.link.open": "Buka lamaran Anda",
  "success.link.text": "Isinya status, data yang Anda kirim, dan kuitansi.",
  "success.link.copy": "Salin tautan",
  "success.link.copied": "Tautan disalin",
  "success.link.refused": "Browser Anda tidak menyalin tautan. Buka lamaran Anda dan simpan alamatnya.",
  "success.link.once":
    "Simpan sekarang tautan pribadi lamaran Anda. Halaman ini hanya menampilkannya selama satu jam.",
  "success.link.mailed":
    "Tautan ke halaman lamaran Anda ada di email yang kami kirim. Di sini tautan itu sudah ditampilkan.",

  ...administratorPart(english, "admin."),
};
