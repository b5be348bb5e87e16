import type { DestinationName } from "../destinations.ts";

interface Summary {
  positions: readonly string[];
  about: string;
}

export const summaries: Readonly<Record<DestinationName, Summary>> = {
  Australia: {
    positions: [
      "Insinyur Tambang",
      "Mekanik Alat Berat",
      "Operator Pengeboran dan Peledakan",
      "Operator Dump Truck Tambang",
      "Teknisi Listrik Tegangan Tinggi",
      "Supervisor Operasi Pelabuhan",
      "Cloud Engineer",
    ],
    about:
      "Australia termasuk pengekspor bijih besi dan batu bara terbesar di dunia. Banyak pekerja terbang pulang-pergi ke tambang (FIFO) dari kota seperti Perth dan Brisbane. Jadwal kerja, perjalanan, dan tunjangan ikut menentukan, jadi baca semuanya bersama gajinya.",
  },
  "New Zealand": {
    positions: [
      "Masinis Kapal",
      "Perwira Deck (Mualim)",
      "Kepala Tambang Batu",
      "Teknisi Diesel",
      "Pengembang Perangkat Lunak",
      "Administrator Sistem",
    ],
    about:
      "Perdagangan Selandia Baru hampir seluruhnya lewat laut. Negara ini mengandalkan pelabuhan, pelayaran pantai, dan sektor teknologi yang terus tumbuh. Banyak pekerjaan terampil meminta registrasi atau izin yang mengakui pelatihan dari luar negeri.",
  },
  "United Kingdom": {
    positions: [
      "Software Engineer",
      "Analis Keamanan Siber",
      "Data Engineer",
      "Marine Superintendent",
      "Teknisi Turbin Angin Lepas Pantai",
      "Arsitek Kapal",
      "Operator VTS",
    ],
    about:
      "Inggris punya sektor teknologi besar dan tradisi maritim yang panjang: manajemen kapal dan asuransi di London, energi lepas pantai di Skotlandia dan pantai timur. Tenaga terampil dari luar negeri biasanya memerlukan perusahaan yang berizin menjadi sponsor.",
  },
  Italy: {
    positions: [
      "Juru Las Galangan",
      "Tukang Pipa (Pipe Fitter)",
      "Chef de Partie Kapal Pesiar",
      "Perwira Deck (Mualim)",
      "Surveyor Lambung Kapal",
      "Network Engineer",
    ],
    about:
      "Italia membangun kapal pesiar dan yacht di pantai Adriatik dan Liguria, dan pelabuhannya menghubungkan Eropa dengan Laut Tengah. Galangan mencari juru las, fitter, dan outfitter bersertifikat sepanjang tahun.",
  },
  France: {
    positions: [
      "Tukang Listrik Kapal",
      "Kepala Kamar Mesin (KKM)",
      "Insinyur Proyek Galangan",
      "Koki Pastry",
      "DevOps Engineer",
      "Insinyur Geoteknik",
    ],
    about:
      "Prancis punya pelabuhan besar di Atlantik, Selat Inggris, dan Laut Tengah, serta salah satu galangan kapal pesiar terbesar di Eropa di muara Sungai Loire. Untuk kebanyakan pekerjaan di darat, sedikit bahasa Prancis sangat membantu.",
  },
  Canada: {
    positions: [
      "Penambang Bawah Tanah",
      "Ahli Geologi",
      "Millwright",
      "Operator Alat Berat",
      "Pandu Laut",
      "Pengembang Perangkat Lunak",
      "Teknisi Kendali Proses",
    ],
    about:
      "Kanada adalah produsen utama potas, uranium, emas, dan nikel, dengan tambang dari British Columbia sampai Quebec dan pantai di tiga samudra. Banyak keahlian disertifikasi per provinsi, jadi periksa sertifikat mana yang diminta.",
  },
  Morocco: {
    positions: [
      "Operator Crane",
      "Perencana Terminal Peti Kemas",
      "Teknisi Pabrik Fosfat",
      "Juru Ukur Tambang",
      "Fitter Perbaikan Kapal",
      "Staf IT Support",
    ],
    about:
      "Maroko memiliki sebagian besar cadangan fosfat dunia yang diketahui dan salah satu pelabuhan peti kemas tersibuk di Laut Tengah. Di darat, bahasa kerjanya biasanya Prancis dan Arab.",
  },
  Singapore: {
    positions: [
      "Port Captain",
      "Surveyor Kapal",
      "Technical Superintendent",
      "Staf Operasi Bunker",
      "Cloud Architect",
      "Site Reliability Engineer",
    ],
    about:
      "Singapura termasuk pelabuhan tersibuk di dunia dan tempat pengisian bahan bakar kapal terbesar. Banyak perusahaan manajemen kapal dan teknologi menjalankan bisnis Asianya dari sini. Bahasa kerjanya Inggris.",
  },
  "South Korea": {
    positions: [
      "Juru Las Galangan Kapal (6G)",
      "Supervisor Fabrikasi Lambung",
      "Insinyur Perpipaan",
      "Tukang Cat Kapal",
      "Commissioning Engineer",
      "Embedded Software Engineer",
    ],
    about:
      "Korea Selatan termasuk pembuat kapal terbesar di dunia. Galangan besarnya ada di Ulsan dan Pulau Geoje, tempat dibangun kapal pengangkut gas dan kapal peti kemas. Juru las, fitter, dan tukang cat bersertifikat selalu dicari.",
  },
  Finland: {
    positions: [
      "Mualim Kapal Kelas Es",
      "Insinyur Otomasi Kapal",
      "Teknisi Listrik Tambang Bawah Tanah",
      "Ahli Metalurgi",
      "Pengembang Perangkat Lunak",
    ],
    about:
      "Finlandia dikenal dengan kapal pemecah es, kapal pesiar, dan teknologi kelautan. Di utara ada tambang nikel, emas, dan logam lain. Bahasa Inggris banyak dipakai di bidang teknologi; musim dingin di lokasi kerja panjang dan dingin.",
  },
  Norway: {
    positions: [
      "Driller Lepas Pantai",
      "Operator Dynamic Positioning (DPO)",
      "Subsea Engineer",
      "Mualim I",
      "Operator Crane Lepas Pantai",
      "Marine Data Engineer",
    ],
    about:
      "Norwegia punya salah satu armada niaga terbesar di dunia dan industri lepas pantai yang besar di Laut Utara. Kerja lepas pantai mengikuti rotasi tetap dan meminta pelatihan keselamatan serta sertifikat kesehatan yang masih berlaku.",
  },
};
