import type { interviewWords as english } from "../en/interviews.ts";
import type { Translation } from "../translation.ts";

export const interviewWords: Translation<typeof english> = {
  "interview.section": "Wawancara",
  "interview.time": "Waktu",
  "interview.length": "Lama",
  "interview.minutes": "{minutes} menit",
  "interview.place": "Tempat atau tautan",
  "interview.place.unreadable": "Tempatnya tidak bisa kami baca lagi. Silakan hubungi kami.",
  "interview.place.warning":
    "Hati-hati: isian tempat menyebut pembayaran. Wawancara tidak pernah dipungut biaya.",
  "interview.state.offered": "Waktu ditawarkan",
  "interview.state.chosen": "Disepakati",
  "interview.state.none": "Tidak ada waktu yang cocok",
  "interview.state.cancelled": "Dibatalkan",
  "interview.mark": "Wawancara disepakati",
  "interview.mark.offered": "Wawancara ditawarkan",
  "interview.mark.on": "Untuk {date}",

  "interview.own.offered": "{company} mengundang Anda wawancara. Pilih waktu yang cocok.",
  "interview.own.chosen": "Wawancara Anda dengan {company} sudah disepakati.",
  "interview.own.reminded": "Kami mengingatkan Anda satu hari sebelumnya dan satu jam sebelumnya.",
  "interview.own.none":
    "Anda memberi tahu {company} bahwa tidak ada waktu yang cocok. Perusahaan bisa menawarkan waktu lain. Anda masih boleh memilih salah satunya.",
  "interview.own.cancelled": "Wawancara dengan {company} ini dibatalkan.",
  "interview.own.over": "Wawancara dengan {company} ini sudah mulai.",
  "interview.own.closed": "Lamaran tertutup untuk perusahaan, jadi wawancara ini tidak jadi.",
  "interview.own.choices": "Pilihan waktu wawancara",
  "interview.own.gone": "Waktu ini sudah lewat",
  "interview.own.zone": "Zona waktu Anda",
  "interview.own.zone.country":
    "Waktu yang pertama adalah waktu setempat di negara kewarganegaraan Anda ({country}).",
  "interview.own.zone.another": "Pakai zona waktu lain",
  "interview.own.zone.own": "Tampilkan waktu dalam zona waktu Anda",
  "interview.own.zone.none": "Pilih zona waktu Anda",
  "interview.own.show": "Perbarui waktu",
  "interview.own.choose": "Konfirmasi waktu",
  "interview.own.change": "Ganti ke waktu ini",
  "interview.own.none.submit": "Minta waktu lain",
  "interview.own.again": "Pilih waktu lain atau batalkan",
  "interview.own.cancel": "Batalkan wawancara",
  "interview.own.cancel.told": "Perusahaan langsung menerima email.",
  "interview.own.cancel.text": "Wawancara yang dibatalkan tidak bisa dikembalikan.",
  "interview.own.cancel.submit": "Batalkan sekarang",
  "interview.own.mailed": "{company} sudah kami kabari lewat email.",

  "interview.title": "Wawancara dengan {name}",
  "interview.meta.title": "Wawancara untuk {title}",
  "interview.lead":
    "Tawarkan sampai lima waktu. Pelamar memilih satu, lalu Anda berdua mendapat catatan kalender dan pengingat.",
  "interview.lead.unmailed": "Tawarkan sampai lima waktu. Pelamar memilih satu.",
  "interview.offer": "Tawarkan wawancara",
  "interview.offer.more": "Tambah wawancara lain",
  "interview.offer.link": "Tawarkan jadwal wawancara…",
  "interview.move": "Ubah waktu ini",
  "interview.move.title": "Waktu lain untuk wawancara ini",
  "interview.move.lead": "Pelamar memilih lagi. Waktu yang sudah disepakati tidak berlaku lagi.",
  "interview.slot": "Waktu {n}",
  "interview.slot.first": "Waktu pertama",
  "interview.slot.optional": "Waktu {n} (opsional)",
  "interview.slots.more": "Tawarkan lebih banyak waktu",
  "interview.zone": "Zona waktu",
  "interview.zone.hint": "Pelamar juga melihat setiap waktu dalam UTC dan dalam zonanya sendiri.",
  "interview.minutes.label": "Lama dalam menit",
  "interview.place.hint": "Alamat, nomor telepon yang akan Anda hubungi, atau tautan rapat video.",
  "interview.submit": "Kirim pilihan waktu",
  "interview.cancel": "Batalkan wawancara ini",
  "interview.cancel.text":
    "Pelamar langsung menerima email. Wawancara yang dibatalkan tidak bisa dikembalikan.",
  "interview.cancel.submit": "Batalkan sekarang",
  "interview.refused": "Tidak ada waktu yang cocok bagi pelamar.",
  "interview.done.offered": "Pilihan waktu sudah dikirim ke pelamar lewat email.",
  "interview.done.moved": "Waktu yang baru sudah dikirim ke pelamar lewat email.",
  "interview.done.cancelled": "Wawancara dibatalkan, dan pelamar sudah dikabari lewat email.",
  "interview.unmailed.offered": "Pelamar melihat waktunya di halamannya sendiri.",
  "interview.unmailed.cancelled": "Wawancara dibatalkan.",
  "interview.slot.skipped": "Jam ini dilewati di zona waktu itu. Pilih waktu lain",
  "interview.slot.form": "Isi tanggal dan jam, seperti 2027-03-28T14:30",
  "interview.slot.required": "Tawarkan paling sedikit satu waktu",

  "interview.calendar.summary": "Wawancara: {title} ({reference})",
  "interview.calendar.tentative": "Waktunya belum disepakati. Pelamar memilih salah satu:\n{times}",
  "interview.calendar.link":
    "Jawab atau batalkan di situs: {link}\nJawaban dari kalender Anda tidak sampai ke pihak lain.",

  "interview.mail.timeOf": "Waktu {n}",
  "interview.mail.zone.yours": "{time}, waktu Anda",
  "interview.mail.zone.employer": "{time}, waktu perusahaan",
  "interview.mail.choose": "Pilih waktu",
  "interview.mail.open": "Buka wawancara",
  "interview.mail.calendar":
    "Berkas terlampir memperbarui kalender Anda. Jawablah di situs: jawaban dari kalender tidak sampai ke pihak lain.",
  "interview.mail.calendar.open":
    "Catatan kalender terlampir belum disepakati. Jawablah dengan tombol: kami tidak melihat jawaban dari kalender Anda.",
  "interview.mail.calendar.employer":
    "Berkas terlampir memperbarui kalender Anda. Pelamar tidak melihat perubahan Anda di sana: pakailah situs ini.",
  "interview.mail.candidate.offered.subject": "Wawancara untuk {job}: pilih waktu",
  "interview.mail.candidate.offered.heading": "Pilih waktu wawancara Anda",
  "interview.mail.candidate.offered.body":
    "Anda diundang wawancara untuk {job}. Pilih waktu yang cocok, atau jawab bahwa tidak ada yang cocok.",
  "interview.mail.candidate.moved.subject": "Wawancara untuk {job}: waktu lain",
  "interview.mail.candidate.moved.heading": "Waktu lain untuk wawancara Anda",
  "interview.mail.candidate.moved.body":
    "Perusahaan menawarkan waktu lain untuk wawancara Anda untuk {job}. Waktu sebelumnya tidak berlaku lagi. Silakan pilih lagi.",
  "interview.mail.candidate.chosen.subject": "{job}: wawancara disepakati, {time}",
  "interview.mail.candidate.chosen.body":
    "Wawancara Anda untuk {job} sudah disepakati. Kami mengingatkan Anda satu hari sebelumnya dan satu jam sebelumnya.",
  "interview.mail.candidate.none.subject": "{job}: Anda meminta waktu wawancara lain",
  "interview.mail.candidate.none.body":
    "Anda memberi tahu perusahaan bahwa tidak ada waktu yang cocok untuk {job}. Perusahaan bisa menawarkan waktu lain. Sebelum itu Anda masih boleh memilih salah satunya.",
  "interview.mail.candidate.cancelled.subject": "Wawancara untuk {job} dibatalkan",
  "interview.mail.candidate.cancelled.heading": "Wawancara dibatalkan",
  "interview.mail.candidate.cancelled.body":
    "Wawancara untuk {job} dibatalkan. Lamaran Anda tetap berjalan, kecuali halamannya menyebutkan lain.",
  "interview.mail.candidate.cancelledByYou.subject": "{job}: Anda membatalkan wawancara",
  "interview.mail.candidate.cancelledByYou.body":
    "Anda membatalkan wawancara untuk {job}. Lamaran Anda tetap berjalan, kecuali halamannya menyebutkan lain.",
  "interview.mail.candidate.day.subject": "{job}: wawancara sehari lagi, {time}",
  "interview.mail.candidate.day.body": "Wawancara Anda untuk {job} mulai kira-kira sehari lagi.",
  "interview.mail.candidate.hour.subject": "{job}: wawancara satu jam lagi, {time}",
  "interview.mail.candidate.hour.body": "Wawancara Anda untuk {job} mulai kira-kira satu jam lagi.",
  "interview.mail.employer.offered.subject": "{job}: wawancara ditawarkan ({reference})",
  "interview.mail.employer.offered.body":
    "Tidak ada yang perlu dilakukan sampai pelamar menjawab. Anda menawarkan wawancara untuk {job}.",
  "interview.mail.employer.moved.subject": "{job}: waktu wawancara diganti ({reference})",
  "interview.mail.employer.moved.body":
    "Tidak ada yang perlu dilakukan sampai pelamar memilih salah satu waktu baru untuk {job}. Waktu yang disepakati tidak berlaku lagi. Berkas terlampir memindahkan catatan kalender ke waktu baru yang pertama, sebagai belum disepakati.",
  "interview.mail.employer.chosen.subject": "{job}: wawancara disepakati, {time}",
  "interview.mail.employer.chosen.body":
    "Pelamar dengan lamaran {reference} untuk {job} sudah memilih waktu wawancara.",
  "interview.mail.employer.none.subject": "{job}: tidak ada waktu wawancara yang cocok ({reference})",
  "interview.mail.employer.none.body":
    "Silakan tawarkan waktu lain: tidak ada yang cocok bagi pelamar dengan lamaran {reference} untuk {job}.",
  "interview.mail.employer.cancelled.subject": "{job}: wawancara dibatalkan ({reference})",
  "interview.mail.employer.cancelled.body": "Wawancara untuk {job} (lamaran {reference}) dibatalkan.",
  "interview.mail.employer.cancelledByYou.subject": "{job}: Anda membatalkan wawancara ({reference})",
  "interview.mail.employer.cancelledByYou.body":
    "Anda membatalkan wawancara untuk {job} (lamaran {reference}).",
  "interview.mail.employer.day.subject": "{job}: wawancara sehari lagi, {time}",
  "interview.mail.employer.day.body":
    "Wawancara Anda dengan pelamar untuk {job} (lamaran {reference}) mulai kira-kira sehari lagi.",
  "interview.mail.employer.hour.subject": "{job}: wawancara satu jam lagi, {time}",
  "interview.mail.employer.hour.body":
    "Wawancara Anda dengan pelamar untuk {job} (lamaran {reference}) mulai kira-kira satu jam lagi.",
};
