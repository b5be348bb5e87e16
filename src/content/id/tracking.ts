import type { trackingWords as english } from "../en/tracking.ts";
import type { Translation } from "../translation.ts";

export const trackingWords: Translation<typeof english> = {
  "mail.off.title": "Saat ini situs ini tidak mengirim email",
  "mail.address": "alamat ini",
  "mail.off.text":
    "Situs ini belum punya server email, jadi tulisannya kepada Anda tidak sampai. Kalau perlu bantuan, tulis ke {email}.",
  "mail.off.write": "Kirim email ke {email}",
  "mail.off.check": "Periksa kotak keluar",
  "mail.off.outbox": "Ini situs pengembangan. Baca emailnya di halaman ini:",
  "track.title": "Pantau lamaran Anda",
  "track.meta.description":
    "Lihat status lamaran Anda dengan nomor referensi dan alamat email yang Anda berikan. Tanpa akun.",
  "track.lead": "Anda tidak perlu akun. Isi nomor referensi dan alamat email lamaran Anda.",
  "track.lead.code": "Kami lalu mengirim kode ke alamat itu.",
  "track.off":
    "Kami tidak bisa mengirim kode. Untuk mengetahui status lamaran Anda, kirim email ke {email} dan sebutkan nomor referensinya.",
  "track.reference": "Nomor referensi",
  "track.reference.hint":
    "Seperti K7QM-4RTX-9DWP. Nomornya ada di konfirmasi dan di setiap email tentang lamaran itu.",
  "track.email": "Alamat email",
  "track.email.hint": "Alamat yang Anda tulis di lamaran.",
  "track.submit": "Kirim kode",
  "track.lost": "Nomor referensi hilang? Kirim email ke {email} dari alamat yang Anda tulis di lamaran.",
  "track.link":
    "Apakah Anda punya email berisi tautan ke halaman lamaran Anda? Tautan itu langsung membuka halaman yang sama.",

  "track.example.title": "Yang akan Anda lihat",
  "track.example.text":
    "Status yang sudah dilewati lamaran Anda beserta tanggalnya, dan hari paling lambat Anda mendapat kabar dari kami. Ini contoh dengan tanggal rekaan:",

  "track.ahead": "Selanjutnya:",
  "track.due": "Anda mendapat kabar dari kami paling lambat {date}.",
  "track.overdue":
    "Anda seharusnya sudah mendapat kabar dari kami paling lambat {date}. Silakan kirim email ke {email}.",

  "track.later": "Dengan nomor referensi dan alamat email, Anda dapat membuka lamaran di perangkat mana pun:",

  "track.code.title": "Masukkan kode",
  "track.code.meta.description": "Masukkan kode sekali pakai dari email untuk melihat lamaran Anda.",
  "track.code.sent.title": "Periksa email Anda",
  "track.code.sent.text":
    "Kalau nomor referensi dan alamat email itu cocok, kami sudah mengirim kode ke alamat itu. Mungkin perlu beberapa menit.",
  "track.code.label": "Kode dari email",
  "track.code.hint": "Delapan angka. Berlaku 15 menit, satu kali, dan hanya di browser ini.",
  "track.code.submit": "Tampilkan lamaran saya",
  "track.code.again":
    "Periksa dulu folder spam. Kalau tidak ada, periksa nomor referensi dan alamatnya, lalu minta lagi.",
  "track.code.back": "Kembali ke referensi Anda",
  "track.code.again.link": "Minta kode lain",
  "track.code.wrong.one": "Kode ini salah. Anda bisa mencoba {n} kali lagi.",
  "track.code.wrong.other": "Kode ini salah. Anda bisa mencoba {n} kali lagi.",
  "track.code.over":
    "Kode ini tidak berlaku lagi: sudah dipakai, terlalu sering dicoba, atau sudah lebih dari 15 menit. Minta kode lain di bawah.",

  "emails.trackingCode.subject": "Kode untuk lamaran {reference}",
  "emails.trackingCode.body": "Masukkan kode ini untuk melihat lamaran Anda:",
  "emails.trackingCode.limits":
    "Kode berlaku 15 menit, satu kali, dan hanya di browser yang memintanya. Masukkan hanya di {host}. Kami tidak pernah memintanya lewat telepon atau pesan.",
  "emails.trackingCode.ignore":
    "Kalau bukan Anda yang meminta, abaikan saja. Tanpa kode ini tidak ada yang bisa melihat apa pun.",

  "private.title": "Lihat data paspor Anda",
  "private.meta.description": "Masukkan kode dari email untuk melihat nomor paspor dan salinan paspor Anda.",
  "private.masked":
    "Demi keamanan Anda, nomor paspor lengkap dan salinan paspor tidak bisa dibuka dengan tautan saja.",
  "private.link": "Untuk melihatnya, masukkan kode yang kami kirim ke email Anda",
  "private.document": "Buka dengan kode",
  "private.document.off":
    "Disembunyikan, karena siapa pun yang punya tautannya akan bisa melihatnya. Untuk melihatnya, kirim email ke {email}.",
  "private.export":
    "Data paspor disamarkan. Untuk mendapat data lengkapnya, masukkan dulu kode dari email di halaman lamaran Anda, lalu unduh lagi berkas ini.",
  "private.lead.one":
    "Kami mengirim kode ke {address}. Setelah kodenya dimasukkan di sini, browser ini menampilkan nomor paspor lengkap dan salinan paspor Anda selama {n} menit.",
  "private.lead.other":
    "Kami mengirim kode ke {address}. Setelah kodenya dimasukkan di sini, browser ini menampilkan nomor paspor lengkap dan salinan paspor Anda selama {n} menit.",
  "private.ask": "Kirim kode",
  "private.again.title": "Kode belum masuk?",
  "private.again.text": "Periksa dulu folder spam. Kami mengirim paling banyak lima kode per jam.",
  "private.again": "Kirim kode baru",
  "private.submit": "Tampilkan data paspor saya",
  "private.code.lead":
    "Nomor paspor Anda disembunyikan. Masukkan kode untuk melihatnya beserta salinan paspor Anda.",
  "private.sent.text": "Kode sedang dikirim ke {address}. Mungkin perlu beberapa menit.",
  "private.back": "Kembali ke lamaran Anda",

  "oldLink.title": "Tautan ini sudah terlalu lama",
  "oldLink.meta.description": "Minta tautan baru ke lamaran Anda lewat email.",
  "oldLink.lead":
    "Demi keamanan Anda, tautan dari email kami berlaku 90 hari. Kami bisa mengirim tautan baru ke {address}, alamat Anda yang ada pada kami.",
  "oldLink.submit": "Kirim tautan baru",
  "oldLink.sent.title": "Periksa email Anda",
  "oldLink.sent.text":
    "Tautan baru sedang dikirim ke {address}. Kami mengirim paling banyak lima tautan sehari. Kalau dalam lima menit belum masuk, lihat folder spam.",
  "oldLink.track": "Cari lamaran Anda dengan nomor referensi",

  "withdrawal.section": "Tarik lamaran",
  "withdrawal.text":
    "Kalau Anda tidak menginginkan pekerjaan ini lagi, tarik lamaran Anda. Perusahaan akan melihatnya.",
  "withdrawal.text.us": "Kalau Anda tidak berminat lagi, tarik lamaran Anda. Kami akan melihatnya.",
  "withdrawal.text.hired":
    "Anda sudah menerima tawaran. Kalau menarik lamaran, Anda melepaskan pekerjaan ini, dan perusahaan melihatnya.",
  "withdrawal.link": "Tarik lamaran ini",
  "withdrawal.done.title": "Lamaran ini sudah Anda tarik",
  "withdrawal.done.text":
    "Perusahaan melihatnya dan tidak menjawab lagi. Anda boleh melamar lowongan lain, dan lowongan ini lagi selama masih buka.",
  "withdrawal.done.text.us": "Pengelola situs ini bisa melihatnya. Anda boleh melamar lagi.",
  "withdrawal.rejected": "Lamaran ini sudah ditolak, jadi tidak perlu ditarik.",
  "withdrawal.status": "Anda tarik",

  "withdrawal.title": "Tarik lamaran {reference}",
  "withdrawal.meta.description": "Konfirmasi bahwa Anda tidak menginginkan pekerjaan ini lagi.",
  "withdrawal.lead": "Lamaran yang sudah ditarik tidak bisa dikembalikan.",
  "withdrawal.employerSees":
    "Perusahaan melihat “Ditarik oleh pelamar” dan tidak bisa menerima Anda lagi. Sejak itu perusahaan tidak bisa membuka dokumen Anda atau melihat data paspor, tanggal lahir, alamat, dan telepon Anda. Yang sudah dibuka sebelumnya mungkin disimpan perusahaan.",
  "withdrawal.weSee": "Anda tidak bisa diterima lagi lewat lamaran ini.",
  "withdrawal.fee":
    "Biaya yang sudah Anda bayar tidak dikembalikan, kecuali dalam hal yang disebut syarat kami.",
  "withdrawal.data": "Isian dan dokumen Anda kami simpan selama waktu yang tertulis di Kebijakan Privasi.",
  "withdrawal.data.delete": "Untuk menghapusnya sekarang, pilih “Hapus data saya” di halaman lamaran Anda.",
  "withdrawal.submit": "Tarik lamaran saya sekarang",
  "withdrawal.keep": "Tidak jadi, biarkan lamaran saya",

  "certificates.title": "Tambah sertifikat yang kurang",
  "certificates.text":
    "Perusahaan melihatnya bersama dokumen Anda yang lain. Satu lamaran memuat sepuluh sertifikat.",
  "certificates.text.us":
    "Kami melihatnya bersama dokumen Anda yang lain. Satu lamaran memuat sepuluh sertifikat.",
  "certificates.final": "Sertifikat tidak bisa dihapus setelah ditambahkan.",
  "certificates.choose": "Sertifikat",
  "certificates.hint": "PDF, JPG, atau PNG, di bawah 10 MB.",
  "certificates.submit": "Tambah sertifikat",
  "certificates.added": "{document}, ditambahkan pada {date} UTC",
  "certificates.addedLabel": "{document}, ditambahkan pada {date}",
  "certificates.done.added": "Sertifikat Anda sudah ditambahkan.",
  "certificates.done.known": "Berkas ini sudah pernah Anda kirim.",
  "certificates.withdrawn": "Lamaran ini sudah Anda tarik, jadi sertifikat tidak bisa ditambah lagi.",
  "certificates.rejected": "Lamaran ini sudah ditolak, jadi sertifikat tidak bisa ditambah lagi.",
  "certificates.erased": "Lamaran ini sudah dihapus, jadi sertifikat tidak bisa ditambah lagi.",
  "certificates.full":
    "Tidak ada tempat lagi untuk sertifikat lain. Kalau ada yang penting dan kurang, kirim email ke {email}.",
  "certificates.missing": "Pilih dulu berkasnya.",

  "emails.withdrawn.subject": "Anda menarik lamaran {reference}",
  "emails.withdrawn.subject.job": "{title}, {company}: Anda menarik lamaran",
  "emails.withdrawn.body": "Anda menarik lamaran Anda untuk {position} lewat halamannya.",
  "emails.withdrawn.employer": "Perusahaan melihatnya dan tidak menjawab lagi.",
  "emails.withdrawn.us": "Kami melihatnya, dan lamaran ini tidak dijawab lagi.",
  "emails.withdrawn.notYou":
    "Kalau bukan Anda, ada orang lain yang memegang tautan ke halaman lamaran Anda. Segera tulis ke {email} dan sebutkan nomor referensinya.",

  "draftLink.title": "Lanjutkan di perangkat lain",
  "draftLink.text":
    "Kami kirim tautan ke email Anda. Buka di perangkat lain dalam 72 jam. Semua isian dan berkas yang sudah Anda simpan ada di sana, dan formulir di sini menjadi kosong.",
  "draftLink.email": "Alamat email untuk tautan",
  "draftLink.submit": "Kirim tautan",
  "draftLink.sent.title": "Periksa email Anda",
  "draftLink.sent.text": "Di perangkat lain, buka email untuk {email} dan ikuti tautannya.",
  "draftLink.sent.once":
    "Tautan berlaku satu kali, selama 72 jam. Lamaran Anda tetap di sini sampai saat itu.",
  "draftLink.sent.limit": "Kami mengirim paling banyak lima tautan sehari.",
  "draftLink.sent.spam": "Kalau dalam lima menit belum masuk, lihat folder spam.",
  "draftLink.off":
    "Kami tidak bisa mengirim tautannya kepada Anda. Jawaban dan berkas Anda tersimpan di peramban ini, dan Anda bisa melanjutkannya di sini.",
  "draftLink.off.sent":
    "Kami tidak bisa mengirim tautannya. Jawaban dan berkas Anda masih ada di peramban ini, dan Anda bisa melanjutkannya di sini.",
  "draftLink.nothing":
    "Belum ada yang tersimpan, jadi belum ada yang bisa dilanjutkan. Isi dulu langkah pertama dan pilih “Simpan dan lanjutkan”.",
  "draftLink.back": "Kembali ke lamaran Anda",

  "moveDraft.title": "Lanjutkan lamaran Anda di sini",
  "moveDraft.two": "Anda punya dua lamaran yang belum selesai",
  "moveDraft.meta.description": "Lanjutkan lamaran yang Anda mulai di perangkat lain.",
  "moveDraft.lead": "Isian dan berkas Anda pindah ke browser ini. Lanjutkan dari langkah terakhir Anda.",
  "moveDraft.choose": "Browser ini hanya menyimpan salah satunya. Pilih yang Anda lanjutkan.",
  "moveDraft.moves":
    "Setelah itu lamaran hanya ada di browser ini. Di tempat asalnya, formulir menjadi kosong. Kalau di sana ada pembayaran yang belum selesai, pembayaran itu kami batalkan. Anda tidak ditagih.",
  "moveDraft.another":
    "Kalau Anda melanjutkan yang dari tautan, lamaran di browser ini kami hapus beserta isian dan berkasnya.",
  "moveDraft.linked": "Dari tautan Anda",
  "moveDraft.local": "Di browser ini",
  "moveDraft.next": "Langkah berikutnya",
  "moveDraft.used": "Terakhir dipakai",
  "moveDraft.newest": "Terbaru",
  "moveDraft.keep": "Pertahankan yang di browser ini",
  "moveDraft.discard": "Pakai yang dari tautan",
  "moveDraft.submit": "Lanjutkan di sini",
  "moveDraft.here": "Lamaran ini sudah ada di browser ini.",
  "moveDraft.go": "Lanjutkan",

  "emails.draftLink.subject": "Lanjutkan lamaran Anda",
  "emails.draftLink.greeting": "Halo,",
  "emails.draftLink.body":
    "Buka tautan ini di perangkat tempat Anda ingin melanjutkan, lalu pilih “Lanjutkan di sini”. Tautan berlaku satu kali, dalam 72 jam:",
  "emails.draftLink.keep":
    "Siapa pun yang memegang tautan ini bisa membaca dan mengubah lamaran Anda, jadi jangan bagikan.",
  "emails.draftLink.ignore": "Kalau ini bukan lamaran Anda, abaikan saja dan hapus email ini.",

  "emails.unanswered.subject.one": "{n} lamaran menunggu jawaban Anda",
  "emails.unanswered.subject.other": "{n} lamaran menunggu jawaban Anda",
  "emails.unanswered.body.one": "{n} lamaran untuk lowongan Anda belum dijawab selama {days} atau lebih.",
  "emails.unanswered.body.other": "{n} lamaran untuk lowongan Anda belum dijawab selama {days} atau lebih.",
  "emails.unanswered.long.one": "{n} di antaranya sudah {days} atau lebih.",
  "emails.unanswered.long.other": "{n} di antaranya sudah {days} atau lebih.",
  "emails.unanswered.how":
    "Buka di dasbor Anda dan ubah statusnya. Penolakan juga sebuah jawaban. Setiap jawaban kami kirim lewat email ke pelamarnya.",
  "emails.unanswered.after":
    "Setelah {days} tanpa jawaban, kami memberi tahu pelamar, dan administrator kami melihatnya.",

  "emails.noAnswer.subject": "Lamaran Anda {reference} belum dijawab",
  "emails.noAnswer.subject.job": "{title}, {company}: belum dijawab",
  "emails.noAnswer.body":
    "Perusahaan belum menjawab lamaran Anda untuk {position} dalam {days}, meskipun sudah kami ingatkan. Kami minta maaf.",
  "emails.noAnswer.general":
    "Lamaran umum Anda belum kami jawab dalam {days}, dan kami belum menemukan lowongan untuk Anda. Kami minta maaf.",
  "emails.noAnswer.what":
    "Kami tidak bisa menjanjikan jawaban. Anda boleh menunggu, melamar lowongan lain, atau menarik lamaran:",
  "emails.noAnswer.fee": "Pasal 9 ketentuan kami menyebutkan kapan biaya dikembalikan.",
  "silence.state": "Keadaan",
  "silence.state.all": "Semua",
  "silence.state.unanswered": "Belum dijawab {days}",
  "silence.state.withdrawn": "Ditarik oleh pelamar",
  "emails.appliedBefore.subject": "Anda sudah pernah melamar: {reference}",
  "emails.appliedBefore.subject.job": "{title}, {company}: Anda sudah pernah melamar",
  "emails.appliedBefore.body":
    "Satu lamaran sudah cukup: Anda sudah melamar untuk {position} dengan alamat email ini. Seseorang, mungkin Anda sendiri, hendak membayar lamaran kedua. Ini halaman lamaran yang sudah Anda kirim:",
  "emails.appliedBefore.fee":
    "Kalau Anda terlanjur membayar dua kali, balas email ini atau tulis ke {email} dan sebutkan nomor referensinya.",
};
