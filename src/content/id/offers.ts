import type { offerWords as english } from "../en/offers.ts";
import type { Translation } from "../translation.ts";

export const offerWords: Translation<typeof english> = {
  "offer.section": "Penawaran kerja",
  "offer.fact.position": "Pekerjaan",
  "offer.fact.salary": "Gaji",
  "offer.fact.salary.value": "{salary} per bulan",
  "offer.fact.startsOn": "Mulai",
  "offer.fact.country": "Negara",
  "offer.fact.months": "Lama kontrak",
  "offer.fact.months.value.one": "{n} bulan",
  "offer.fact.months.value.other": "{n} bulan",
  "offer.fact.visa": "Biaya visa",
  "offer.fact.flight": "Biaya tiket pesawat",
  "offer.fact.note": "Catatan",
  "offer.fact.document": "Dokumen",
  "offer.payer.employer": "Dibayar perusahaan",
  "offer.payer.candidate": "Dibayar pelamar",
  "offer.payer.shared": "Dibayar berdua",
  "offer.own.payer.candidate": "Anda yang membayar",
  "offer.own.payer.shared": "Anda dan perusahaan membayar bersama",
  "offer.unreadable": "Penawaran ini tidak bisa kami baca lagi. Silakan hubungi kami.",
  "offer.state.open": "Belum dijawab",
  "offer.state.accepted": "Diterima",
  "offer.state.declined": "Ditolak",
  "offer.state.withdrawn": "Dicabut",
  "offer.state.closed": "Ditutup",
  "offer.mark": "Penawaran dibuat",
  "offer.document.open": "Unduh dokumen ({type}, {kb} KB)",
  "offer.document.closed": "Tertutup, karena lamaran tertutup untuk perusahaan",
  "offer.document.infected": "Kami menemukan virus di dokumen ini, jadi tidak ada yang bisa membukanya.",
  "offer.document.pending":
    "Dokumen ini sedang diperiksa virusnya. Anda bisa membukanya beberapa menit lagi.",

  "offer.document.waiting": "Kandidat dapat membukanya setelah kami memeriksanya dari virus.",
  "offer.own.open": "{company} menawarkan pekerjaan kepada Anda. Baca dulu, lalu terima atau tolak.",
  "offer.own.accepted": "Anda menerima penawaran dari {company} ini pada {date}.",
  "offer.own.declined": "Anda menolak penawaran dari {company} ini pada {date}.",
  "offer.own.withdrawn": "{company} mencabut penawaran ini pada {date}. Anda tidak bisa menjawabnya lagi.",
  "offer.own.closed": "Lamaran sudah ditutup, jadi penawaran ini juga ditutup.",
  "offer.own.hidden": "Lamaran tertutup untuk perusahaan, jadi penawaran ini tidak bisa dijawab.",
  "offer.own.over":
    "Tanggal mulai penawaran ini sudah lewat, jadi tidak bisa diterima. Mintalah penawaran baru kepada perusahaan.",
  "offer.own.until":
    "Anda dapat menerima sampai akhir {date} UTC, hari mulai bekerja, kecuali perusahaan menarik tawaran lebih dulu.",
  "offer.own.told": "Perusahaan langsung menerima email.",
  "offer.own.final": "Jawaban Anda tidak bisa diubah di sini.",
  "offer.own.warning":
    "Hati-hati: catatannya menyebut pembayaran. Jangan pernah membayar siapa pun untuk mendapat kerja. Hubungi kami kalau ada yang meminta uang.",
  "offer.own.accept": "Terima penawaran",
  "offer.own.decline": "Tolak penawaran",
  "offer.own.saved.mailed": "Jawaban Anda tersimpan, dan {company} sudah dikabari lewat email.",
  "offer.own.saved": "Jawaban Anda tersimpan.",
  "offer.own.yours": "Tawaran yang Anda terima",
  "offer.own.earlier": "Penawaran sebelumnya",

  "hire.section": "Apakah Anda diterima kerja?",
  "hire.section.confirmed": "Anda mendapat pekerjaan ini",
  "hire.section.job": "Anda mendapat pekerjaan ini: {title}, {country}",
  "hire.next.employer":
    "{company} melihat bahwa Anda menerima. Tanyakan soal dokumen dan perjalanan lewat pesan di bawah.",
  "hire.question": "Menurut {company}, Anda mendapat pekerjaan ini. Hanya Anda yang bisa memastikannya.",
  "hire.question.anybody":
    "Menurut perusahaan, Anda mendapat pekerjaan ini. Hanya Anda yang bisa memastikannya.",
  "hire.yes": "Ya, saya diterima",
  "hire.no": "Tidak, saya tidak diterima",
  "hire.confirmed": "Pada {date} Anda memastikan sudah diterima kerja. Selamat dan semoga lancar.",
  "hire.accepted": "Pekerjaan dimulai pada {start}.",
  "hire.denied": "Anda menjawab tidak diterima. Kalau nanti berubah, beri tahu kami di sini.",
  "hire.review.invite":
    "Ceritakan proses lamaran Anda kepada yang lain. Ulasan Anda diberi tanda Terverifikasi.",
  "hire.review.link": "Tulis ulasan",
  "hire.review.written": "Lihat ulasan Anda di halaman kisah sukses",

  "review.own.title": "Ulasan Anda",
  "review.own.lead":
    "Ulasan Anda langsung bisa dibaca semua orang di halaman kisah sukses. Tandanya Terverifikasi, karena Anda melamar di sini dan memastikan sudah diterima kerja.",
  "review.own.erasure":
    "Kalau Anda menghapus lamaran, ulasannya tetap ada tanpa tanda itu. Hubungi kami kalau ulasan ingin dihapus.",
  "review.own.back": "Kembali ke lamaran Anda",
  "review.own.done": "Ulasan Anda sudah tampil. Terima kasih sudah berbagi pengalaman.",
  "review.own.meta.description": "Tulis ulasan terverifikasi tentang pekerjaan yang Anda dapatkan.",

  "offer.history.candidate": "Pelamar",
  "offer.title": "Penawaran untuk {name}",
  "offer.meta.title": "Penawaran untuk {title}",
  "offer.lead":
    "Pelamar membaca penawaran di halamannya sendiri, lalu menerima atau menolaknya. Email kami hanya berisi tautannya.",
  "offer.link": "Buat penawaran",
  "offer.form.title": "Buat penawaran",
  "offer.form.more": "Buat penawaran lain",
  "offer.form.position": "Pekerjaan",
  "offer.form.salary": "Gaji dalam USD per bulan",
  "offer.form.startsOn": "Mulai",
  "offer.form.months": "Lama kontrak dalam bulan",
  "offer.form.visa": "Siapa yang membayar visa?",
  "offer.form.flight": "Siapa yang membayar tiket pesawat?",
  "offer.form.payer.none": "Pilih siapa yang membayar",
  "offer.form.note": "Catatan (opsional)",
  "offer.form.note.hint":
    "Tempat tinggal, jam kerja, atau hal lain yang perlu diketahui pelamar. Paling banyak {max} karakter.",
  "offer.form.document": "Dokumen (opsional)",
  "offer.form.document.hint": "Misalnya kontrak kerja. PDF, JPG, atau PNG, di bawah 10 MB.",
  "offer.form.document.kept": "Berkas Anda sudah ada pada kami. Pilih berkas lain hanya untuk menggantinya.",
  "offer.submit": "Kirim penawaran",
  "offer.none": "Anda belum membuat penawaran untuk pelamar ini.",
  "offer.made": "Dibuat pada {date}",
  "offer.ended": "Sejak {date}",
  "offer.confirmed": "Pelamar memastikan sudah diterima kerja pada {date}.",
  "offer.withdraw": "Cabut penawaran ini",
  "offer.withdraw.text": "Pelamar langsung menerima email. Penawaran yang dicabut tidak bisa dikembalikan.",
  "offer.withdraw.submit": "Cabut sekarang",
  "offer.done.made": "Pelamar sudah dikabari lewat email tentang penawaran Anda.",
  "offer.done.withdrawn": "Penawaran sudah dicabut, dan pelamar sudah dikabari lewat email.",
  "offer.refused.rejected": "Anda menolak pelamar ini. Ubah dulu statusnya sebelum membuat penawaran.",

  "offer.mail.open": "Baca penawaran",
  "offer.mail.show": "Buka penawaran",
  "offer.mail.free":
    "Jangan pernah membayar siapa pun untuk mendapat kerja. Tulis ke {email} kalau ada yang meminta uang.",
  "offer.mail.candidate.made.subject": "Anda mendapat penawaran kerja ({reference})",
  "offer.mail.candidate.made.subject.job": "Anda mendapat penawaran kerja dari {company}",
  "offer.mail.candidate.made.body":
    "Setelah lamaran Anda untuk {job}, perusahaan menawarkan pekerjaan kepada Anda. Baca penawarannya di halaman lamaran Anda, lalu terima atau tolak.",
  "offer.mail.candidate.withdrawn.subject": "Penawaran untuk lamaran {reference} dicabut",
  "offer.mail.candidate.withdrawn.subject.job": "{title}, {company}: penawaran dicabut",
  "offer.mail.candidate.withdrawn.body":
    "Perusahaan mencabut penawaran yang dibuat setelah lamaran Anda untuk {job}. Anda tidak bisa menjawabnya lagi. Lamaran Anda tetap berjalan, kecuali halamannya menyebutkan lain.",
  "offer.mail.employer.accepted.subject": "Penawaran diterima ({reference})",
  "offer.mail.employer.accepted.body":
    "Pelamar dengan lamaran {reference} untuk {title} menerima penawaran Anda dan memastikan sudah diterima kerja. Statusnya sekarang Diterima.",
  "offer.mail.employer.declined.subject": "Penawaran ditolak ({reference})",
  "offer.mail.employer.declined.body":
    "Pelamar dengan lamaran {reference} untuk {title} menolak penawaran Anda. Anda bisa membuat penawaran lain.",
  "offer.mail.employer.closed.subject": "Penawaran ditutup: lamaran ditarik ({reference})",
  "offer.mail.employer.closed.body":
    "Pelamar dengan lamaran {reference} untuk {title} mengakhiri lamarannya. Penawaran Anda yang belum dijawab ditutup.",
  "offer.mail.employer.left.subject": "Pelamar yang menerima tawaran mengundurkan diri ({reference})",
  "offer.mail.employer.left.body":
    "Pelamar dengan lamaran {reference} untuk {title} telah menerima penawaran Anda dan kini mengakhiri lamarannya. Jangan mengandalkan tanggal mulai yang disepakati.",
};
