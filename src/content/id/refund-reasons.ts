import type { refundReasons as english, RefundKey } from "../refund-reasons.ts";

interface ReasonText {
  clause: string | null;
  receipt: string | null;
}

/** A text is null where the English one is. */
type Reasons = {
  readonly [Key in RefundKey]: {
    readonly [Part in keyof ReasonText]: (typeof english)[Key][Part] extends null ? null : string;
  };
};

/** A clause follows "Biaya kami kembalikan dalam hal berikut:", a receipt "Alasannya:" and "Biaya kami kembalikan karena". */
export const refundReasons: Reasons = {
  incomplete: {
    clause: "kalau dalam 24 jam setelah pembayaran lamarannya belum lengkap",
    receipt: "lamaran tidak diselesaikan dalam 24 jam setelah dibayar",
  },
  "second-payment": {
    clause: "kalau lamaran yang sama dibayar dua kali",
    receipt: "lamaran ini sudah pernah dibayar",
  },
  "withdrawn-unpaid": {
    clause: "kalau pembayaran masuk untuk lamaran yang sudah ditarik sebelum dibayar",
    receipt: "lamaran sudah ditarik sebelum dibayar",
  },
  "deleted-unpaid": {
    clause: "kalau pembayaran masuk untuk lamaran yang sudah dihapus sebelum dibayar",
    receipt: "lamaran sudah dihapus sebelum dibayar",
  },
  "check-lapsed": {
    clause:
      "kalau perusahaan tidak terverifikasi dan tidak bisa membaca lamaran Anda selama 30 hari, dan tidak seorang pun menerima atau menolaknya",
    receipt: "perusahaan tidak bisa membaca lamaran selama 30 hari",
  },
  unplaced: {
    clause: null,
    receipt: "kami tidak menawarkan lowongan untuk lamaran ini pada waktunya",
  },
  "check-ended": {
    clause: "kalau Anda menarik lamaran setelah pemeriksaan kami atas perusahaan berakhir",
    receipt: "pemeriksaan kami atas perusahaan sudah berakhir",
  },
  "employer-suspended": {
    clause: "kalau Anda menarik lamaran setelah akun perusahaan kami bekukan",
    receipt: "akun perusahaan kami bekukan",
  },
  "employer-left": {
    clause: "kalau Anda menarik lamaran setelah perusahaan menghapus akunnya",
    receipt: "perusahaan sudah menghapus akunnya",
  },
  "job-taken-down": {
    clause: "kalau Anda menarik lamaran setelah lowongannya kami turunkan",
    receipt: "lowongannya kami turunkan",
  },
  administrator: {
    clause: "kalau kami memutuskan begitu dalam kasus Anda dan memberi tahu alasannya",
    receipt: null,
  },
};

/** The cases of clause 9. */
export const refundClauses = Object.values(refundReasons)
  .flatMap(({ clause }) => clause ?? [])
  .join("; ");
