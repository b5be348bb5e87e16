import type { rejectionWords as english } from "../en/rejections.ts";
import type { Translation } from "../translation.ts";

export const rejectionWords: Translation<typeof english> = {
  "rejection.experience.reason": "Pengalaman",
  "rejection.certificates.reason": "Sertifikat",
  "rejection.documents.reason": "Dokumen",
  "rejection.filled.reason": "Posisi sudah terisi",
  "rejection.other.reason": "Alasan lain",

  "rejection.experience.told":
    "Terima kasih sudah melamar. Untuk pekerjaan ini perusahaan memerlukan pengalaman yang lebih banyak atau yang lain.",
  "rejection.certificates.told":
    "Terima kasih sudah melamar. Untuk pekerjaan ini perusahaan memerlukan sertifikat yang tidak ada di lamaran Anda.",
  "rejection.documents.told":
    "Terima kasih sudah melamar. Dokumen di lamaran Anda belum cukup bagi perusahaan.",
  "rejection.filled.told":
    "Terima kasih sudah melamar. Perusahaan sudah mendapat cukup orang untuk pekerjaan ini. Ini bukan penilaian buruk tentang Anda.",
  "rejection.other.told": "Terima kasih sudah melamar. Kali ini perusahaan memilih pelamar lain.",
  "rejection.note.words": "Pesan dari perusahaan:",

  "rejection.form": "Tolak dengan alasan…",
  "rejection.form.change": "Tambah atau ubah alasan",
  "rejection.reason": "Alasan (opsional)",
  "rejection.reason.none": "Tanpa alasan",
  "rejection.note": "Pesan Anda untuk pelamar (opsional)",
  "rejection.note.hint": "Paling banyak {max} karakter. Tanpa nomor kontak, dan jangan menyebut uang.",
  "rejection.template": "Atau salah satu kalimat Anda (opsional)",
  "rejection.template.none": "Tidak ada",
  "rejection.submit": "Tolak",
  "rejection.submit.change": "Simpan alasan",
  "rejection.shown": "Alasan: {reason}",
  "rejection.note.shown": "Pesan Anda: “{note}”",

  "rejection.note.money": "Pelamar tidak boleh dimintai uang. Hapus kalimat ini: “{sentence}”",
  "rejection.note.messenger": "Jangan arahkan pelamar ke aplikasi chat. Hapus kalimat ini: “{sentence}”",
  "rejection.note.phone": "Jangan tulis nomor telepon di pesan ini. Nomornya ada di kalimat: “{sentence}”",

  "noteTemplates.title": "Pesan penolakan",
  "noteTemplates.lead":
    "Simpan kalimat yang sering Anda tulis saat menolak lamaran. Nanti kalimatnya bisa dipilih di samping alasan.",
  "noteTemplates.empty": "Belum ada kalimat yang disimpan.",
  "noteTemplates.list": "Kalimat tersimpan",
  "noteTemplates.text": "Kalimat",
  "noteTemplates.text.of": "Kalimat {n}",
  "noteTemplates.hint": "Paling banyak {max} karakter. Pelamar membacanya sebagai pesan Anda.",
  "noteTemplates.add": "Tambah kalimat",
  "noteTemplates.add.submit": "Tambah",
  "noteTemplates.save": "Simpan",
  "noteTemplates.save.of": "Simpan kalimat {n}",
  "noteTemplates.delete": "Hapus",
  "noteTemplates.delete.of": "Hapus kalimat {n}",
  "noteTemplates.full": "Sudah ada 20 kalimat. Hapus satu sebelum menambah yang lain.",
};
