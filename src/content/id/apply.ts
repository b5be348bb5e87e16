import type { applyWords as english } from "../en/apply.ts";
import type { Translation } from "../translation.ts";

export const applyWords: Translation<typeof english> = {
  "apply.meta.title": "Langkah {step} dari {steps}: {heading}",
  "apply.progress": "Langkah {step} dari {steps}",
  "apply.progress.label": "Kemajuan",
  "apply.job": "Anda melamar untuk",
  "apply.bill.general": "Lamaran umum",
  "apply.job.general": "Lamaran umum, tanpa lowongan tertentu",
  "apply.job.sample": "Contoh lowongan",
  "apply.job.change": "Ubah lowongan",
  "apply.job.choose": "Pilih lowongan",
  "apply.ways.general": "Dibaca dulu oleh pengelola situs ini",
  "apply.change": "Ubah",
  "apply.ready.title": "Yang perlu disiapkan",
  "apply.ready.passport":
    "Paspor Anda: nomor, tanggal berakhir, dan foto atau hasil pindai halaman yang ada foto Anda",
  "apply.ready.resume": "CV Anda dalam bentuk PDF atau Word",
  "apply.ready.certificates": "Sertifikat dan pasfoto, kalau Anda mau mengirimnya",
  "apply.ready.card": "Kartu atau akun untuk membayar biaya di langkah terakhir",
  "apply.group.you": "Anda",
  "apply.group.passport": "Paspor Anda",
  "apply.group.reach": "Cara menghubungi Anda",
  "apply.required": "Isi semua yang tidak bertanda opsional.",
  "apply.required.files": "Kirim CV Anda dan salinan halaman foto paspor Anda. Yang lain opsional.",
  "apply.optional": "(opsional)",
  "apply.choose": "Silakan pilih",
  "apply.yes": "Ya",
  "apply.no": "Tidak",
  "apply.back": "Kembali",
  "apply.continue": "Simpan dan lanjutkan",
  "apply.saved":
    "Browser Anda menyimpan isian, tetapi tidak pernah nomor paspor. Setelah Anda lanjut, server kami menyimpannya secara terenkripsi, selama waktu yang tertulis di Kebijakan Privasi.",
  "apply.resume": "Selamat datang kembali. Isian Anda masih tersimpan.",
  "apply.discard": "Hapus isian saya dan mulai dari awal",
  "apply.discard.text": "Tindakan ini tidak bisa dibatalkan.",
  "apply.discard.submit": "Hapus dan mulai dari awal",

  "apply.step.personal": "Data Pribadi",
  "apply.step.professional": "Data Pekerjaan",
  "apply.step.documents": "Unggah Dokumen",
  "apply.step.payment": "Syarat & Ketentuan dan pembayaran",
  "apply.step.personal.lead": "Jawab semua pertanyaan sesuai data paspor Anda.",

  "apply.document.mode.upload": "Unggah",
  "apply.document.mode.url": "Pakai tautan",
  "apply.document.mode.label": "Cara mengirim: {document}",
  "apply.document.hint.resumeUrl": "PDF, DOC, atau DOCX, di bawah 10 MB.",
  "apply.document.hint.photo": "Foto JPG atau PNG juga boleh: perangkat Anda mengubahnya menjadi PDF.",
  "apply.document.hint.passportCopyUrl":
    "PDF, JPG, atau PNG, di bawah 10 MB. Halaman yang ada foto Anda, keempat sudutnya terlihat.",
  "apply.document.hint.certificatesUrl":
    "PDF, JPG, atau PNG, di bawah 10 MB. Paling banyak sepuluh, satu per satu.",
  "apply.document.hint.further": "PDF, JPG, atau PNG, di bawah 10 MB.",
  "apply.document.hint.photographUrl": "JPG atau PNG, di bawah 10 MB. Pasfoto biasa.",
  "apply.document.hint.shrink": "Foto besar dikecilkan dulu di perangkat Anda sebelum dikirim.",
  "apply.document.hint.url": "Tautan yang diawali https:// dan dapat dibuka siapa pun.",
  "apply.document.url": "Tautan ke dokumen",
  "apply.document.choose": "Pilih berkas",
  "apply.document.send": "Unggah berkas",
  "apply.document.uploading": "Mengunggah {name}",
  "apply.document.waiting": "Belum terkirim. Dicoba lagi dalam {seconds} detik",
  "apply.document.shrinking": "Mengecilkan foto...",
  "apply.document.validUntil": "Berlaku sampai",
  "apply.document.validUntil.hint":
    "Hari terakhir, kalau sertifikatnya punya masa berlaku. Kami mengirim email 60 dan 14 hari sebelumnya.",
  "apply.document.uploaded": "Sudah diunggah",
  "apply.document.remove": "Hapus",
  "apply.document.remove.label": "Hapus {name}",
  "apply.document.retry": "Coba lagi",
  "apply.document.cancel": "Batal",

  "apply.payment.title": "Pembayaran",
  "apply.payment.done": "Pembayaran Anda sudah kami terima. Anda tidak perlu membayar lagi.",

  "fee.notice":
    "Biaya setiap lamaran {fee}. Biaya ini untuk memproses lamaran Anda dan tidak dapat dikembalikan, kecuali dalam hal yang disebut Ketentuan. Biaya ini bukan untuk membeli pekerjaan, wawancara, atau visa.",
  "fee.free": "Melamar gratis. Lamaran tidak menjamin pekerjaan, wawancara, atau visa.",
  "fee.title": "Sebelum Anda membayar",
  "fee.free.title": "Tanpa biaya",

  "fee.waived": "Di sini tidak dikenakan biaya. {reason}",

  "appliedBefore.link": "Buka lamaran yang sudah Anda kirim",
};
