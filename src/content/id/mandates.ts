import { administratorPart } from "../administrator-part.ts";
import { mandateWords as english } from "../en/mandates.ts";
import type { Translation } from "../translation.ts";

export const mandateWords: Translation<typeof english> = {
  "company.title": "Perusahaan Anda",
  "company.lead":
    "Kirim data ini. Petugas kami memeriksanya, lalu lowongan Anda diberi lencana “Perusahaan terverifikasi”.",
  "company.sent.title": "Permintaan Anda sudah kami terima",
  "company.sent.text": "Petugas kami memeriksanya. Kami mengirim email setelah ada keputusan.",
  "company.sent.unmailed": "Petugas kami memeriksanya. Keputusannya tampil di halaman ini.",
  "company.sent.confirm.title": "Permintaan Anda kami terima. Sekarang konfirmasi alamat email Anda",
  "company.sent.confirm.text":
    "Setelah Anda memasukkan kodenya, kami memutuskan permintaan Anda dan mengirim email.",
  "company.confirm.text":
    "Setelah Anda memasukkan kodenya, kami dapat menyelesaikan pemeriksaan perusahaan dan mengirim email.",
  "company.list": "Permintaan Anda",
  "company.onFile": "Data yang kami simpan",
  "company.state.asked":
    "Petugas kami sedang memeriksa permintaan Anda. Kami mengirim email setelah ada keputusan.",
  "company.question.by": "Petugas {site} yang memeriksa perusahaan Anda bertanya:",
  "company.answer": "Jawaban Anda",
  "company.answer.next":
    "Petugas kami membacanya dan melanjutkan pemeriksaan. Kami mengirim email setelah ada keputusan.",
  "company.answer.submit": "Jawab pertanyaan",
  "company.asked": "Pertanyaan kami",
  "company.state.checked": "Sudah diperiksa, berlaku sampai {date}",
  "company.state.none": "Belum ada yang meminta pemeriksaan perusahaan ini.",
  "company.state.lapsed": "Pemeriksaan berakhir pada {date}. Mintalah yang baru.",
  "company.state.refused": "Permintaan ini kami tolak. Anda boleh mengirim yang baru.",
  "company.state.withdrawn": "Pemeriksaan ini kami cabut. Lowongan Anda untuk perusahaan ini disembunyikan.",
  "company.reason": "Pesan kami: {reason}",
  "company.again": "Minta pemeriksaan ini",
  "company.form": "Minta pemeriksaan",
  "company.form.another": "Minta pemeriksaan perusahaan lain",
  "company.form.of": "Minta pemeriksaan {company}",
  "company.form.change": "Ubah data yang kami simpan",
  "company.name": "Perusahaan",
  "company.name.hint": "Persis seperti di lowongan Anda",
  "company.country": "Negara perusahaan",
  "company.website": "Situs web",
  "company.website.hint": "Seperti https://www.example.com",
  "company.registerNumber": "Nomor pendaftaran perusahaan",
  "company.kind": "Untuk siapa Anda merekrut?",
  "company.kind.fact": "Cara merekrut",
  "company.kind.direct": "Untuk perusahaan kami sendiri",
  "company.kind.agency": "Kami agen penempatan",
  "company.agency": "Untuk agen penempatan",
  "company.licence.kind": "Jenis izin",
  "company.licence.kind.hint": "Seperti SIUKAK, SIP3MI, RPSL, DMW, BMET, atau sertifikat MLC",
  "company.licence.number": "Nomor izin",
  "company.licence.issuer": "Diterbitkan oleh",
  "company.licence.validUntil": "Hari terakhir berlakunya izin",
  "company.principals": "Perusahaan yang Anda wakili",
  "company.principals.hint": "Satu perusahaan per baris",
  "company.phone": "Nomor telepon",
  "company.phone.hint":
    "Untuk pertanyaan, dengan kode negara. Untuk memeriksa, kami menelepon nomor yang kami temukan sendiri.",
  "company.files": "Berkas yang membantu pemeriksaan (opsional)",
  "company.files.sent": "Berkas",
  "company.files.lead":
    "Paling banyak {n} berkas, seperti izin, kutipan akta perusahaan, atau surat dari perusahaan yang Anda wakili. Hanya Anda dan administrator kami yang bisa membukanya.",
  "company.files.choose": "Pilih berkas (PDF, Word, JPG, atau PNG, masing-masing paling besar 10 MB)",
  "company.files.ready": "Berkas yang dicentang dikirim bersama permintaan Anda, yang lain kami hapus:",
  "company.files.open": "Buka {file}",
  "company.files.full":
    "Satu permintaan memuat paling banyak {n} berkas, jadi kami tidak menambahkan {files}",
  "company.file": "Berkas {n} ({type}, {kb} kB)",
  "company.submit": "Kirim permintaan",
  "company.code.title": "Masukkan kode untuk {company}",
  "company.code.text":
    "Kami mengirim kode ke sebuah alamat email di domain perusahaan Anda. Tanyakan kepada orang yang membaca email itu.",
  "company.code.label": "Kode",
  "company.code.wrong":
    "Kode ini salah atau sudah terlalu lama. Setelah lima kode salah, hubungi kami untuk meminta kode baru.",
  "company.code.submit": "Konfirmasi kode",
  "company.code.done": "Kode sudah dikonfirmasi.",

  "dashboard.setup": "Selesaikan penyiapan",
  "dashboard.check.title": "Minta perusahaan Anda diperiksa",
  "dashboard.check.text":
    "Pelamar melihat lowongan Anda, dan Anda melihat lamaran, begitu kami memastikan Anda mewakili perusahaan Anda.",
  "dashboard.unchecked.text":
    "Di setiap lowongan Anda tertulis bahwa Anda belum kami periksa. Setelah diperiksa, lowongan Anda diberi lencana “Perusahaan terverifikasi”.",
  "dashboard.check.link": "Minta pemeriksaan",

  ...administratorPart(english, "emails.employerAsked."),
  "emails.domainCode.subject": "Kode untuk {company} di {site}",
  "emails.domainCode.heading": "Kode untuk perusahaan Anda",
  "emails.domainCode.body":
    "Seseorang yang punya akun di {site}, situs lowongan kerja di luar negeri, ingin memasang lowongan di sana atas nama {company}. Kalau Anda setuju orang ini mewakili {company}, berikan kode ini kepadanya dalam tiga hari:",
  "emails.domainCode.ignore":
    "Kalau Anda tidak tahu tentang hal ini, simpan kodenya sendiri. Dengan begitu tidak ada yang bisa memakainya untuk memasang lowongan atas nama {company}.",
  "emails.mandate.check.subject": "{company} sudah kami periksa",
  "emails.mandate.check.heading": "Perusahaan Anda sudah kami periksa",
  "emails.mandate.check.body":
    "Kami sudah memastikan Anda mewakili {company}. Pelamar sekarang melihat lowongan Anda untuk perusahaan ini. Pemeriksaan berlaku sampai {date}. Kami mengirim email sebelum masanya berakhir.",
  "emails.mandate.check.next": "Halaman ini menampilkan semua pemeriksaan Anda:",
  "emails.mandate.refuse.subject": "Permintaan Anda untuk {company} kami tolak",
  "emails.mandate.refuse.heading": "Permintaan Anda kami tolak",
  "emails.mandate.refuse.body": "Permintaan Anda agar {company} diperiksa kami tolak.",
  "emails.mandate.refuse.action": "Kirim permintaan baru",
  "emails.mandate.ask.subject": "Pertanyaan tentang {company}",
  "emails.mandate.ask.heading": "Kami punya pertanyaan",
  "emails.mandate.ask.body": "Kami punya pertanyaan tentang permintaan Anda agar {company} diperiksa:",
  "emails.mandate.ask.action": "Jawab pertanyaan ini",

  ...administratorPart(english, "adminHome."),

  "figures.title": "Lamaran",
  "figures.total.one": "{n} dalam {weeks} minggu terakhir",
  "figures.total.other": "{n} dalam {weeks} minggu terakhir",
  "figures.hired.one": "{n} orang memastikan sudah diterima kerja",
  "figures.hired.other": "{n} orang memastikan sudah diterima kerja",
  "figures.newest": "{n} terbaru dari {weeks} minggu terakhir",
  "figures.allOf": "semuanya berstatus “{status}”",
  "figures.most": "Terbanyak dalam satu minggu: {n}",
  "figures.thisWeek": "Minggu ini: {n}",
  "figures.byWeek": "Lamaran per minggu",
  "figures.byState": "Lamaran menurut status",
  "figures.week": "Minggu mulai",
  "figures.state": "Status",
  "figures.applications": "Lamaran",

  ...administratorPart(english, "queue.", "emails.employersWaiting."),
  "emails.mandateEnding.subject": "Pemeriksaan {company} berakhir pada {date}",
  "emails.mandateEnding.heading": "Pemeriksaan kami berakhir pada {date}",
  "emails.mandateEnding.body":
    "Pemeriksaan kami yang memastikan bahwa Anda mewakili {company} berakhir pada {date}.",
  "emails.mandateEnding.hidden":
    "Setelah hari itu lowongan Anda untuk perusahaan ini disembunyikan, dan lamarannya tertutup untuk Anda.",
  "emails.mandateEnding.unchecked":
    "Setelah hari itu setiap lowongan Anda untuk perusahaan ini menyebutkan bahwa kami belum memeriksa perusahaannya.",
  "emails.mandateNeeded.subject": "Lowongan Anda untuk {company} disembunyikan sampai kami periksa",
  "emails.mandateNeeded.heading": "Lowongan Anda disembunyikan sampai perusahaannya kami periksa",
  "emails.mandateNeeded.body":
    "Sekarang perusahaan kami periksa dulu sebelum lowongannya dilihat pelamar. Lowongan Anda disembunyikan sampai kami memastikan Anda mewakili {company}.",
  "emails.mandateNeeded.send":
    "Kirimkan negara, situs web, dan nomor pendaftaran perusahaan, serta nomor telepon. Agen penempatan menambahkan izinnya dan perusahaan yang diwakilinya:",
  "emails.mandateNeeded.open":
    "Lowongan Anda tidak ditutup, dan tidak ada lamaran yang hilang. Begitu perusahaannya selesai diperiksa, lowongan Anda tampil lagi.",

  ...administratorPart(
    english,
    "proof.mailbox.label",
    "proof.domainCode.label",
    "proof.register.label",
    "proof.call.label",
    "proof.licence.label",
    "proof.letters.label",
    "proof.redList.label",
  ),
  "proof.mailbox.public": "alamat emailnya",
  "proof.domainCode.public": "kode yang dikirim ke alamat di domain perusahaan",
  "proof.register.public": "pendaftaran perusahaan di daftar resmi",
  "proof.call.public": "telepon ke nomor yang kami temukan sendiri",
  "proof.licence.public": "izin agen di daftar penerbitnya",
  "proof.letters.public": "surat dari setiap perusahaan yang diwakili agen",
  "proof.redList.public": "daftar perusahaan yang diperingatkan pihak berwenang",
  "proof.comma": ", ",
  "proof.list": "{first} dan {last}",
  ...administratorPart(
    english,
    "proof.mailbox.missing",
    "proof.domainCode.missing",
    "proof.register.missing",
    "proof.call.missing",
    "proof.licence.missing",
    "proof.letters.missing",
    "proof.redList.missing",
    "proof.contact.missing",
  ),
};
