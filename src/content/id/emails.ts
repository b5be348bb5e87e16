import type { emailWords as english } from "../en/emails.ts";
import type { Translation } from "../translation.ts";

export const emailWords: Translation<typeof english> = {
  "emails.greeting": "Yth. {name},",
  "emails.hello": "Halo,",
  "emails.mailboxCode.subject": "Konfirmasi alamat email Anda",
  "emails.mailboxCode.body":
    "Masuk ke {site} lalu masukkan kode ini untuk mengonfirmasi bahwa alamat email ini milik Anda:",
  "emails.mailboxCode.limits":
    "Kode berlaku 24 jam. Hanya kode terbaru yang bisa dipakai. Sebelum itu kami tidak mengirim kabar tentang lamaran dan lowongan ke alamat ini.",
  "emails.mailboxCode.ignore":
    "Kalau Anda tidak membuat akun di {site}, abaikan saja dan jangan beri tahu kodenya kepada siapa pun. Tanpa kode, alamat ini tidak terkonfirmasi.",
  "emails.position": "{title} di {company}",
  "emails.anyPosition": "pekerjaan di luar negeri",
  "emails.follow": "Demi keamanan Anda, halaman itu meminta alamat email ini dan mengirim kode ke sana.",
  "emails.feeKept": "Biayanya tidak dikembalikan kepada Anda.",
  "emails.sign": "Salam hormat,\n{site}",
  "emails.action.application": "Buka lamaran Anda",
  "emails.action.document": "Kirim berkas lain",
  "emails.action.draft": "Lanjutkan lamaran Anda",
  "emails.action.erasure": "Konfirmasi penghapusan",
  "emails.action.password": "Buat kata sandi baru",
  "emails.action.mailbox": "Masukkan kode",
  "emails.action.saved": "Buka lowongan tersimpan",
  "emails.action.job": "Lihat lowongan",
  "emails.action.changeJob": "Ubah lowongan",
  "emails.action.company": "Buka perusahaan Anda",
  "emails.action.renewal": "Minta perpanjangan",
  "emails.action.dashboard": "Buka dasbor Anda",
  "emails.action.requests": "Buka permintaan",
  "emails.action.confirmAlert": "Konfirmasi notifikasi lowongan",
  "emails.action.confirmNewsletter": "Konfirmasi buletin",
  "emails.fact.reference": "Referensi",
  "emails.fact.job": "Lowongan",
  "emails.fact.file": "Berkas",
  "emails.fact.appliedFor": "Anda melamar untuk",
  "emails.fact.receivedOn": "Diterima pada",
  "emails.fact.status": "Status",
  "emails.fact.checkedUntil": "Berlaku sampai",
  "emails.fact.amount": "Jumlah",
  "emails.fact.feePaid": "Biaya yang dibayar",
  "emails.fact.paidOn": "Dibayar pada",
  "emails.fact.paidTo": "Dibayar kepada",
  "emails.fact.testOn": "Uji coba pada",
  "emails.fact.payment": "ID pembayaran",
  "emails.receipt.subject": "Kuitansi: {fee} untuk lamaran Anda {reference}",
  "emails.receipt.subject.job": "{title}, {company}: kuitansi {fee}",
  "emails.receipt.body":
    "Kami sudah menerima pembayaran Anda sebesar {fee}, yaitu biaya pemrosesan lamaran Anda.",
  "emails.receipt.subject.test": "Pembayaran uji coba: {fee} untuk lamaran Anda {reference}",
  "emails.receipt.subject.test.job": "{title}, {company}: pembayaran uji coba {fee}",
  "emails.receipt.body.test":
    "Ini pembayaran uji coba sebesar {fee}, yaitu biaya pemrosesan lamaran Anda. Tidak ada kartu yang ditagih dan tidak ada uang yang berpindah.",
  "emails.receipt.test": "Pembayaran uji coba - tidak ada kartu yang ditagih",
  "emails.applicationReceived.subject": "Lamaran Anda {reference} sudah kami terima",
  "emails.applicationReceived.subject.job": "{title}, {company}: lamaran Anda sudah kami terima",
  "emails.applicationReceived.body":
    "Kami sudah menerima lamaran Anda untuk {position}. Simpan nomor referensinya, dan sebutkan setiap kali Anda menghubungi kami.",
  "emails.applicationReceived.next":
    "Tim kami memeriksa lamaran Anda dalam {time}. Pelamar yang memenuhi syarat dihubungi untuk wawancara. Periksa email Anda secara berkala.",
  "emails.applicationReceived.link":
    "Lamaran Anda punya halaman sendiri. Isinya status, data yang Anda kirim, dan kuitansi:",
  "emails.applicationReceived.keep":
    "Siapa pun yang memegang tautan ini bisa membaca lamaran Anda, jadi jangan bagikan. Tautan berlaku 90 hari. Setelah itu, buka tautannya untuk meminta yang baru lewat email.",
  "emails.applicationLink.subject": "Tautan baru ke lamaran Anda {reference}",
  "emails.applicationLink.subject.job": "{title}, {company}: tautan baru ke lamaran Anda",
  "emails.applicationLink.body": "Buka lamaran Anda dengan tautan baru ini:",
  "emails.applicationLink.ignore":
    "Kami mengirimnya karena seseorang membuka tautan yang sudah lebih dari 90 hari dan meminta yang baru. Kalau bukan Anda, abaikan saja. Tidak ada yang bisa membuka lamaran Anda dengan tautan yang lama.",
  "emails.applicationReceived.passport":
    "Nomor paspor yang Anda kirim berakhiran {ending}. Demi keamanan Anda, kami tidak pernah menuliskan nomor lengkapnya.",
  "emails.applicationReceived.limits":
    "Biaya itu untuk memproses lamaran, bukan untuk membeli pekerjaan, wawancara, atau visa.",
  "emails.refund.subject": "Biaya lamaran Anda {reference} sudah kami kembalikan",
  "emails.refund.subject.job": "{title}, {company}: {fee} sudah kami kembalikan",
  "emails.refund.body": "Kami mengembalikan seluruh biaya {fee} untuk lamaran Anda.",
  "emails.refund.reason": "Alasannya: {reason}",
  "emails.refund.bank":
    "Uangnya kembali ke kartu atau akun yang Anda pakai untuk membayar. Bank Anda mungkin perlu sampai sepuluh hari untuk menampilkannya.",
  "emails.refundFailed.subject": "Pengembalian dana untuk lamaran Anda {reference} gagal",
  "emails.refundFailed.subject.job": "{title}, {company}: pengembalian dana gagal",
  "emails.refundFailed.body":
    "Uang Anda masih ada pada kami: {fee} untuk lamaran Anda. Bank Anda atau penyedia pembayaran menolak pengembalian dana yang kami kabarkan.",
  "emails.refundFailed.body.test":
    "Pengembalian dana {fee} untuk lamaran Anda gagal, karena ditolak penyedia pembayaran.",
  "emails.refundFailed.next":
    "Kami akan mengembalikannya lagi dan mengabari Anda lewat email. Kalau kartu atau akun yang Anda pakai sudah ditutup, hubungi {contact}. Kami akan mengembalikannya dengan cara lain.",
  "emails.newsletter.subject": "Konfirmasi langganan buletin Anda",
  "emails.newsletter.body":
    "Konfirmasikan dengan tautan ini bahwa Anda ingin menerima buletin {site}. Isinya lowongan baru, paling banyak sekali seminggu:",
  "emails.newsletter.ignore":
    "Kalau bukan Anda yang meminta, abaikan saja. Anda tidak akan berlangganan, dan alamat ini kami hapus setelah tujuh hari.",
  "emails.newsletter.leave": "Berhenti berlangganan nanti atau hapus alamat ini",
  "emails.reset.subject": "Buat kata sandi baru",
  "emails.reset.body":
    "Buka tautan ini dalam satu jam untuk membuat kata sandi baru. Tautan hanya bisa dipakai satu kali:",
  "emails.reset.ignore": "Kalau bukan Anda yang meminta, abaikan saja. Kata sandi Anda tidak berubah.",
  "emails.status.subject": "Lamaran Anda {reference}: {status}",
  "emails.status.subject.job": "{title}, {company}: {status}",
  "emails.rejected.subject": "Keputusan atas lamaran Anda {reference}",
  "emails.rejected.subject.job": "{title}, {company}: keputusan perusahaan",
  "emails.status.similar": "Lihat lowongan serupa",
  "emails.status.body": "Status baru lamaran Anda untuk {position}: {status}.",
  "emails.rejected.body": "Mohon maaf, lamaran Anda untuk {position} tidak berhasil.",
  "emails.status.note": "Pesan dari perusahaan: “{note}”",
  "emails.erasure.subject": "Mohon konfirmasi: hapus lamaran {reference}",
  "emails.erasure.subject.job": "{title}, {company}: mohon konfirmasi penghapusan lamaran",
  "emails.erasure.body": "Buka tautan ini dalam 24 jam dan konfirmasi di sana penghapusan lamaran Anda.",
  "emails.erasure.limits":
    "Setelah itu isian dan dokumen Anda dihapus selamanya. Catatan pembayaran tetap kami simpan, tanpa nama Anda.",
  "emails.erasure.ignore": "Kalau bukan Anda yang meminta, abaikan saja. Lamaran Anda tidak berubah.",
  "emails.newApplications.subject.one": "{n} lamaran baru untuk lowongan Anda",
  "emails.newApplications.subject.other": "{n} lamaran baru untuk lowongan Anda",
  "emails.newApplications.body.one": "Ada {n} lamaran baru:",
  "emails.newApplications.body.other": "Ada {n} lamaran baru:",
};
