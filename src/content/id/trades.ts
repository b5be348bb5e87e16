import type { tradeWords as english } from "../en/trades.ts";
import type { Translation } from "../translation.ts";

export const tradeWords: Translation<typeof english> = {
  "trade.title": "Lowongan {name}",
  "trade.meta.description":
    "Lowongan {name} di luar negeri: gaji tiap negara, sertifikat yang diminta perusahaan, dan lowongan terbaru.",
  "trade.meta.keywords":
    "lowongan {name}, gaji {name}, {name} luar negeri, sertifikat {name}",
  "trade.jobs.one": "{n} lowongan buka",
  "trade.jobs.other": "{n} lowongan buka",
  "trade.jobs.samples.one": "{n} contoh lowongan buka",
  "trade.jobs.samples.other": "{n} contoh lowongan buka",
  "trade.jobs.more": "Lebih dari {n} lowongan buka",
  "trade.names": "Nama lain",
  "trade.names.languages": "Dalam bahasa lain",
  "trade.pay": "Gaji tiap negara",
  "trade.pay.text": "Gaji per bulan di lowongan yang buka, dari yang terendah sampai yang tertinggi.",
  "trade.pay.newest":
    "Gaji per bulan di {n} lowongan terbaru yang buka, dari yang terendah sampai yang tertinggi.",
  "trade.pay.country": "Negara",
  "trade.pay.jobs": "Lowongan buka",
  "trade.pay.range": "Gaji per bulan",
  "trade.certificates": "Sertifikat yang diminta perusahaan",
  "trade.certificates.share": "{name}: di {percent}% lowongan yang buka",
  "trade.newest": "Lowongan terbaru",
  "trade.all": "Lihat semua lowongan “{name}”",
  "trade.near": "Pekerjaan serupa",
  "trade.empty":
    "Saat ini tidak ada lowongan untuk pekerjaan ini. Minta dikabari lewat email kalau nanti ada.",
  "trade.unknown": "Pekerjaan tidak ditemukan",
  "trade.unknown.text": "Kami tidak punya halaman untuk pekerjaan ini. Silakan cari di semua lowongan.",
  "trade.browse": "Lihat semua lowongan",
  "trade.of.job": "Semua lowongan {name}, dengan gaji tiap negara",
  "language.es": "Spanyol",
  "language.fr": "Prancis",
  "language.pt": "Portugis",
  "language.it": "Italia",
  "language.ru": "Rusia",
  "language.ar": "Arab",
  "language.hi": "Hindi",
  "language.id": "Indonesia",
  "language.fil": "Filipino",
  "language.de": "Jerman",
  "language.tr": "Turki",
  "language.pl": "Polandia",
  "language.uk": "Ukraina",
  "language.zh": "Tionghoa",
};
