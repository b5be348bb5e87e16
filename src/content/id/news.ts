import type { NewsItem } from "../news.ts";

/** The items of the English list in the same order. The category is a phrase. */
export const news: readonly NewsItem[] = [
  {
    title: "Bahan bakar kapal baru, sertifikat baru",
    category: "Shipping",
    date: "2026-11-16",
    excerpt:
      "Makin banyak kapal dibuat dengan bahan bakar gas atau metanol. Awak yang menanganinya perlu pelatihan lebih dari kursus keselamatan biasa. Perwira yang sudah memilikinya lebih mudah mendapat kerja.",
    trending: true,
  },
  {
    title: "Truk tambang tanpa sopir, ruang kendali dengan operator",
    category: "Mining",
    date: "2026-11-09",
    excerpt:
      "Tambang terbuka besar makin banyak menjalankan truk dan alat bor dari jauh. Pekerjaannya tidak hilang, tetapi berpindah ke dispatcher, teknisi, dan tukang listrik yang menjaga armada otomatis tetap jalan.",
    trending: true,
  },
  {
    title: "Ahli keamanan siber dicari di banyak negara",
    category: "IT",
    date: "2026-10-28",
    excerpt:
      "Pelabuhan, kapal, dan pabrik bergantung pada sistem yang saling terhubung, dan harus ada yang melindunginya. Pelamar yang menguasai jaringan dan sistem kendali industri punya pilihan di banyak negara.",
    trending: false,
  },
  {
    title: "Simpan salinan digital dokumen pelaut Anda",
    category: "Shipping",
    date: "2026-10-14",
    excerpt:
      "Makin banyak otoritas maritim menerbitkan sertifikat elektronik. Pindai sertifikat kertas Anda, catat tanggal berakhirnya, dan perpanjang enam bulan sebelum habis.",
    trending: false,
  },
  {
    title: "Logam baterai membuat ahli geologi makin dicari",
    category: "Mining",
    date: "2026-09-30",
    excerpt:
      "Mobil listrik dan jaringan listrik memerlukan tembaga, nikel, dan litium. Tim eksplorasi mencari ahli geologi, juru ukur, dan ahli metalurgi yang siap bekerja jauh dari kota.",
    trending: false,
  },
  {
    title: "Pertanyaan perusahaan di wawancara video pertama",
    category: "IT",
    date: "2026-09-16",
    excerpt:
      "Tahap pertama sering dilakukan secara daring. Siapkan diri untuk menjelaskan satu proyek dari awal sampai akhir, menyebutkan apa yang gagal, dan menjawab kapan Anda bisa mulai dan apakah paspor Anda masih berlaku.",
    trending: false,
  },
];
