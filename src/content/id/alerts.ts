import type { alertsWords as english } from "../en/alerts.ts";
import type { Translation } from "../translation.ts";

export const alertsWords: Translation<typeof english> = {
  "alerts.everything": "semua lowongan",
  "alerts.exact": "“{search}” persis seperti tertulis",
  "alerts.offer.title": "Terima lowongan baru seperti ini lewat email, gratis.",
  "alerts.offer.none": "Terima email gratis saat ada lowongan seperti itu.",
  "alerts.offer.text":
    "Hanya lowongan sungguhan. Anda konfirmasi dulu alamat Anda. Berhenti cukup satu klik.",
  "alerts.email": "Alamat email",
  "alerts.frequency": "Seberapa sering",
  "alerts.frequency.daily": "Setiap hari",
  "alerts.frequency.weekly": "Setiap minggu",
  "alerts.submit": "Kabari saya",
  "alerts.submit.jobs": "Kabari saya lowongan baru",
  "alerts.title": "Notifikasi lowongan",
  "alerts.lead":
    "Kami mengirim lowongan baru yang cocok dengan pencarian Anda lewat email. Anda konfirmasi dulu alamat Anda sebelum kami mengirim apa pun.",
  "alerts.list": "Pencarian Anda: {list}",
  "alerts.list.choose": "Untuk pencarian lain, saring lowongannya dan pakai formulir di bawahnya.",
  "alerts.list.browse": "Lihat lowongan",
  "alerts.rules":
    "Kami menulis hanya kalau ada yang baru, dan hanya tentang lowongan yang masih buka. Contoh lowongan tidak pernah kami kirim.",
  "alerts.stop.text":
    "Pakai tautan di akhir tiap email, lalu kami hapus notifikasi dan alamatnya. Lewat tautan lain Anda bisa mengubah daftar atau jadwalnya.",
  "alerts.now": "Lowongan yang cocok sekarang",
  "alerts.now.samples": "Lowongan contoh di antaranya tidak kami kirim lewat email.",
  "alerts.now.samples.all": "Semua ini contoh. Hanya lowongan nyata yang kami kirim lewat email.",
  "alerts.asked.title": "Periksa email Anda",
  "alerts.asked.text": "Kami sedang mengirim tautan ke {email}. Buka tautannya dan konfirmasi.",
  "alerts.asked.none":
    "Tautan tidak datang kalau hari ini terlalu banyak tautan dikirim ke alamat ini, atau kalau notifikasi ini sudah dikonfirmasi. Notifikasi yang sudah dikonfirmasi tetap berjalan.",
  "alerts.noSuchList": "Daftar itu tidak ada. Pilih lagi saringannya.",
  "alerts.noSuchCountry": "Belum ada lowongan di negara ini. Pilih negara lain atau semua negara.",
  "alerts.confirm.title": "Konfirmasi notifikasi lowongan Anda",
  "alerts.confirm.text": "Lowongan baru dari daftar ini: {list}. Tekan tombol untuk menerimanya lewat email.",
  "alerts.confirm.submit": "Konfirmasi notifikasi",
  "alerts.confirmed.title": "Notifikasi lowongan Anda aktif",
  "alerts.confirmed.text.daily":
    "Kami menulis paling banyak sekali sehari, kalau ada lowongan baru untuk pencarian Anda: {list}.",
  "alerts.confirmed.text.weekly":
    "Kami menulis paling banyak sekali seminggu, kalau ada lowongan baru untuk pencarian Anda: {list}.",
  "alerts.tooMany.title": "Anda sudah punya {n} notifikasi lowongan",
  "alerts.tooMany.text":
    "Satu alamat tidak bisa punya lebih dari itu. Hentikan dulu salah satunya lewat tautan di bagian akhir emailnya, lalu buka lagi tautan ini.",
  "alerts.unknown.title": "Tautan ini tidak berlaku lagi",
  "alerts.unknown.text":
    "Notifikasi ini sudah dihentikan, atau tautannya terlalu lama. Anda bisa membuat yang baru.",
  "alerts.unknown.new": "Buat notifikasi baru",
  "alerts.change.title": "Ubah notifikasi lowongan Anda",
  "alerts.change.submit": "Simpan perubahan",
  "alerts.change.saved.title": "Tersimpan",
  "alerts.change.saved.text": "Notifikasi lowongan Anda sudah diubah.",
  "alerts.change.double":
    "Anda sudah punya notifikasi untuk daftar ini. Pilih daftar lain, atau hentikan salah satunya.",
  "alerts.search": "Kata yang dicari",
  "alerts.country": "Negara",
  "alerts.sector": "Bidang",
  "alerts.sector.all": "Semua bidang",
  "alerts.level": "Tingkat pengalaman",
  "alerts.level.all": "Semua tingkat",
  "alerts.pay": "Gaji minimal dalam USD per bulan",
  "alerts.facts": "Yang disediakan perusahaan",
  "alerts.leave.title": "Hentikan notifikasi lowongan ini",
  "alerts.leave.text": "Kami menghapus notifikasi ini beserta alamat email Anda.",
  "alerts.leave.from":
    "Kami akan berhenti mengirim email ini ke {email}, lalu menghapus notifikasi dan alamat itu.",
  "alerts.leave.gone":
    "Kalau notifikasinya sudah Anda hentikan, tidak ada email lagi. Kalau masih ada yang masuk, tulis ke {email}.",
  "alerts.leave.submit": "Hentikan notifikasi",
  "alerts.leave.keep": "Tetap terima notifikasi",
  "alerts.left.title": "Notifikasi sudah dihentikan",
  "alerts.left.text":
    "Kami tidak mengirim email lagi untuk notifikasi ini. Anda bisa membuat yang baru dari daftar lowongan mana pun.",
  "emails.alert.confirm.subject": "Konfirmasi notifikasi lowongan Anda",
  "emails.alert.confirm.body.daily":
    "Buka tautan ini untuk melihat dan mengonfirmasi notifikasi lowongan Anda. {site} lalu mengirim lowongan baru ke alamat ini, paling banyak sekali sehari:",
  "emails.alert.confirm.body.weekly":
    "Buka tautan ini untuk melihat dan mengonfirmasi notifikasi lowongan Anda. {site} lalu mengirim lowongan baru ke alamat ini, paling banyak sekali seminggu:",
  "emails.alert.confirm.ignore":
    "Kalau bukan Anda yang meminta, abaikan saja. Kami tidak mengirim email lagi, dan alamat ini kami hapus setelah tujuh hari.",
  "emails.alert.confirm.leave": "Hapus alamat ini sekarang",
  "emails.alert.subject.one": "{n} lowongan baru: {list}",
  "emails.alert.subject.other": "{n} lowongan baru: {list}",
  "emails.alert.subject.more": "Lowongan baru: {list}",
  "emails.alert.body.one": "Lowongan baru di daftar Anda:",
  "emails.alert.body.other": "Lowongan baru di daftar Anda:",
  "emails.alert.body.more":
    "Lowongan baru di daftar Anda lebih banyak daripada yang muat di sini. Ini {n} yang terbaru:",
  "emails.alert.closes": "Batas lamaran: {date}",
  "emails.alert.all": "Lihat seluruh daftar",
  "emails.alert.change": "Ubah jadwal email atau daftarnya",
  "emails.alert.stop": "Hentikan notifikasi ini",
  "emails.alert.why":
    "Anda menerima email ini karena Anda memintanya di {site} dan mengonfirmasi alamat ini.",
};
