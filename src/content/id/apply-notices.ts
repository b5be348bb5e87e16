import type { applyNoticeWords as english } from "../en/apply-notices.ts";
import type { Translation } from "../translation.ts";

export const applyNoticeWords: Translation<typeof english> = {
  "apply.meta.description":
    "Lamar kerja di luar negeri dalam empat langkah: data pribadi, data pekerjaan, dokumen, syarat dan pembayaran. Tanpa akun.",
  "apply.meta.keywords": "lamar kerja luar negeri, lamaran kerja, lamaran pelaut, kerja di luar negeri",
  "apply.ways.open": "Lowongan yang masih buka: {jobs}",
  "apply.step.documents.lead":
    "Berkas Anda kami enkripsi. Yang bisa membacanya: Anda, pengelola {site}, dan perusahaan pemasang lowongan. Kami boleh meneruskannya ke perusahaan lain kalau cocok. Anda melihat siapa yang membukanya.",
  "apply.step.documents.leadSample":
    "Berkas Anda kami enkripsi. Yang bisa membacanya: Anda dan pengelola {site}. Anda melihat siapa yang membukanya.",
  "apply.step.documents.leadGeneral":
    "Berkas Anda kami enkripsi. Yang bisa membacanya: Anda dan pengelola {site}. Kami boleh meneruskannya ke perusahaan kalau cocok. Anda melihat siapa yang membukanya.",
  "apply.closed": "Lowongan ini tidak menerima lamaran lagi. Tidak ada yang ditagih.",
  "apply.job.gone":
    "Lowongan yang Anda lamar sudah tidak ada di daftar. Isian Anda masih kami simpan. Anda bisa melanjutkan dengan lamaran umum.",
  "apply.sent":
    "Lamaran untuk lowongan ini sudah dikirim dari browser ini. Satu lamaran sudah cukup. Untuk orang lain, pakai alamat email orang itu.",
  "apply.sent.title": "Lamaran Anda sudah dikirim",
  "apply.sent.another":
    "Lamaran Anda sudah kami terima, dan tidak ada lagi yang perlu dibayar. Formulir ini untuk lamaran lain.",
  "apply.lost":
    "Isian Anda sebelumnya tidak bisa kami buka karena kunci enkripsinya hilang. Silakan isi lagi. Uang yang sudah Anda bayar tidak hilang.",
  "apply.moved.title": "Lamaran Anda dilanjutkan di perangkat lain",
  "apply.moved.text":
    "Itu terjadi pada {date} UTC. Isian di sini memulai lamaran baru. Untuk mengembalikan yang tadi, pilih “Lanjutkan di perangkat lain” di sana, lalu buka tautan dari email di sini.",
};
