import { type ExpiringKey, type RetentionDays, retentionTable } from "../../shared/retention.ts";
import { type RowKey, rowsSaid } from "../retention-rows.ts";

interface Row {
  what: string;
  /** Follows "30 hari sejak" or, where nothing is kept longer, "Sampai"; for what is kept for ever, the reason. */
  from: string;
}

const withApplication =
  "Dihapus bersama lamarannya. Masa simpan lamaran dihitung ulang setiap kali ada yang baru";

const table: Record<RowKey, Row> = {
  draft: {
    what: "Lamaran yang belum Anda kirim atau, kalau sudah Anda bayar dan biayanya dikembalikan, isiannya",
    from: "perubahan terakhirnya",
  },
  unpaid: {
    what: "Lamaran yang Anda kirim dan belum dibayar",
    from: "dikirim atau terakhir kali Anda mencoba membayarnya",
  },
  unanswered: {
    what: "Lamaran yang statusnya belum diubah siapa pun",
    from: "dikirim dan dibayar",
  },
  inProgress: {
    what: "Lamaran yang sedang ditinjau atau setelah wawancara",
    from: "perubahan status terakhirnya",
  },
  accepted: { what: "Lamaran yang diterima", from: "diterima" },
  rejected: { what: "Lamaran yang ditolak", from: "ditolak" },
  withdrawn: { what: "Lamaran yang Anda tarik", from: "ditarik" },
  refunded: { what: "Lamaran yang biayanya kami kembalikan", from: "biayanya dikembalikan" },
  brokenUpload: { what: "Bagian berkas yang pengunggahannya terputus", from: "pengunggahan mulai" },
  upload: {
    what: "Berkas terunggah yang tidak dipakai lamaran mana pun, atau yang diunggah perusahaan untuk pemeriksaan dan tidak dikirim",
    from: "diunggah",
  },
  mailboxCode: {
    what: "Kode untuk mengonfirmasi alamat email sebuah akun",
    from: "24 jam setelah diminta",
  },
  privateView: {
    what: "Izin melihat data paspor di browser ini, diberikan dengan kode dari email",
    from: "30 menit setelah kode dimasukkan",
  },
  trackingCode: { what: "Kode untuk memantau lamaran", from: "15 menit setelah diminta" },
  applicationLink: {
    what: "Tautan yang dibuka dengan kode itu",
    from: "24 jam setelah kode dipakai",
  },
  draftLink: {
    what: "Tautan untuk melanjutkan lamaran di perangkat lain",
    from: "tautannya tidak berlaku lagi, 72 jam setelah kami kirim",
  },
  erasureRequest: {
    what: "Permintaan menghapus lamaran",
    from: "tautannya tidak berlaku lagi, 24 jam setelah diminta",
  },
  alert: { what: "Notifikasi lowongan atau langganan buletin yang belum Anda konfirmasi", from: "diminta" },
  savedList: { what: "Daftar lowongan tersimpan Anda", from: "terakhir Anda pakai" },
  savedLink: {
    what: "Tautan ke lowongan tersimpan, dengan alamat untuk pengingat",
    from: "tautannya tidak berlaku lagi, 72 jam setelah diminta",
  },
  savedReminder: {
    what: "Alamat untuk pengingat lowongan tersimpan",
    from: "Anda menghentikannya atau daftar terakhir yang memakainya berakhir",
  },
  evidence: {
    what: "Yang dikirim perusahaan untuk pemeriksaan, beserta berkasnya",
    from: "keputusan kami, tetapi tidak sebelum pemeriksaan yang memakainya berakhir",
  },
  report: { what: "Laporan tentang lowongan", from: "laporan kami tutup" },
  session: {
    what: "Sesi masuk sebuah akun",
    from: "14 hari tidak dipakai atau berumur 30 hari",
  },
  adminSession: { what: "Sesi masuk administrator", from: "berumur 8 jam" },
  passwordReset: {
    what: "Tautan untuk membuat kata sandi baru",
    from: "satu jam setelah diminta",
  },
  mail: {
    what: "Catatan bahwa kami mengirim email, atau gagal mengirimnya (isinya dihapus begitu terkirim)",
    from: "email ditulis",
  },
  requestCount: {
    what: "Jumlah permintaan dari sebuah jaringan, yang alamatnya kami acak dengan kunci rahasia",
    from: "permintaannya",
  },
  paymentEvent: {
    what: "Nomor pesan dari penyedia pembayaran",
    from: "pesannya kami terima",
  },
  auditView: {
    what: "Catatan bahwa seseorang melihat sesuatu atau masuk",
    from: "dicatat",
  },
  payment: {
    what: "Catatan pembayaran: jumlah, tanggal, status, dan nomor dari penyedia, tanpa nama Anda",
    from: "Hukum mewajibkan kami menyimpannya",
  },
  message: {
    what: "Pesan dengan perusahaan tentang sebuah lamaran, wawancara dan penawarannya, serta lowongan yang kami tawarkan kepada Anda, dengan dokumen dan jawaban Anda",
    from: withApplication,
  },
  log: {
    what: "Catatan tentang apa yang diubah dan siapa membaca dokumen apa, tanpa nama",
    from: "Kami simpan supaya tidak ada yang bisa menyembunyikan apa yang dilakukan",
  },
};

function span(days: number): string {
  if (days % 365 === 0) return `${(days / 365) * 12} bulan`;
  if (days > 2) return `${days} hari`;
  return `${Math.round(days * 24)} jam`;
}

const isExpiring = (key: RowKey): key is RowKey & ExpiringKey => retentionTable[key].days !== null;

export function keptFor(key: RowKey, days: RetentionDays): string {
  const { from } = table[key];
  if (!isExpiring(key)) return from;
  return days[key] === 0 ? `Sampai ${from}` : `${span(days[key])} sejak ${from}`;
}

export const retentionRows = (days: RetentionDays) =>
  rowsSaid((key) => [table[key].what, keptFor(key, days)]);
