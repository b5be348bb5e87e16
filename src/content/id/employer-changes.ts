import type { changeWords as english } from "../en/employer-changes.ts";
import type { Translation } from "../translation.ts";

export const changeWords: Translation<typeof english> = {
  "employer.closed.title": "Lowongan Ditutup",
  "employer.closed.text": "Lamaran baru tidak diterima lagi. Lamaran yang sudah masuk tetap ada.",
  "employer.reopened.title": "Lowongan Dibuka Lagi",
  "employer.reopened.text": "Lowongan ini menerima lamaran lagi",
  "employer.closure.failed": "Tidak ada yang berubah",
  "employer.status.updated": "Status Diperbarui",
  "employer.status.updated.text": "{name}: {status}",
  "employer.status.held": "Anda masih bisa membatalkannya selama sepuluh menit. {name}: {status}",
  "employer.undone.title": "Perubahan Dibatalkan",
  "employer.undone.text": "Pelamar tidak diberi tahu apa-apa. {name}: {status}",
  "employer.undo.failed": "Tidak ada yang dibatalkan",
  "employer.undo": "Batalkan",
  "employer.undo.of": "Batalkan perubahan status terakhir {name}",
  "employer.undo.minutes.one": "Bisa dibatalkan selama {n} menit.",
  "employer.undo.minutes.other": "Bisa dibatalkan selama {n} menit.",
  "employer.undo.seconds": "Bisa dibatalkan selama {time}.",
  "employer.undo.gone": "Tidak bisa dibatalkan lagi.",
  "employer.status.failed": "Status gagal diperbarui",
};
