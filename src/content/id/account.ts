import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../translation.ts";

export const accountWords: Translation<typeof english> = {
  "account.firstName": "Nama depan",
  "account.lastName": "Nama belakang",
  "account.email": "Alamat email",
  "account.password": "Kata sandi",
  "account.password.show": "Tampilkan",
  "account.password.hint": "Minimal {n} karakter. Gabungan beberapa kata mudah diingat dan sulit ditebak.",
  "account.password.common": "Kata sandi ini terlalu umum. Pilih yang lain.",
  "account.password.new": "Kata sandi baru",
  "account.password.current": "Kata sandi saat ini",
  "account.meta.keywords": "akun perusahaan, masuk, daftar, pasang lowongan",

  "signUp.title": "Buat akun",
  "signUp.lead":
    "Untuk perusahaan: setelah halaman ini, satu langkah lagi mendaftarkan perusahaan Anda. Untuk melamar kerja, Anda tidak perlu akun.",
  "signUp.email.hint": "Dipakai untuk masuk dan menerima kabar tentang lowongan Anda.",
  "signUp.submit": "Buat akun",
  "signUp.have": "Sudah punya akun?",
  "signUp.privacy": "Data yang kami simpan dan berapa lama:",
  "signUp.meta.description": "Buat akun perusahaan untuk memasang lowongan dan menjawab pelamar.",

  "confirmEmail.title": "Konfirmasi alamat email Anda",
  "confirmEmail.meta.description": "Masukkan kode dari email kami untuk memastikan alamat itu milik Anda.",
  "confirmEmail.code": "Kode dari email",
  "confirmEmail.code.hint": "Delapan angka. Kode berlaku 24 jam.",
  "confirmEmail.submit": "Konfirmasi alamat",
  "confirmEmail.again.title": "Kode belum masuk?",
  "confirmEmail.again.spam": "Periksa dulu folder spam.",
  "confirmEmail.again.text":
    "Kode baru menggantikan kode sebelumnya. Kami mengirim paling banyak lima kode sehari.",
  "confirmEmail.again.submit": "Kirim kode baru",
  "confirmEmail.again.wrong": "Alamatnya salah? Tulis ke {email}.",
  "confirmEmail.sent.title": "Kode baru sudah dikirim",
  "confirmEmail.sent.text": "Kode sebelumnya tidak berlaku lagi.",
  "confirmEmail.done.title": "Alamat email Anda sudah dikonfirmasi",
  "confirmEmail.done.text": "Sekarang kami bisa mengirim kabar tentang akun dan lowongan Anda ke {email}.",
  "confirmEmail.notice.title": "Konfirmasi alamat email Anda",
  "confirmEmail.mailed": "Kami mengirim kode ke {email}.",
  "confirmEmail.notice.text":
    "Sebelum kode dimasukkan, Anda tidak menerima email tentang lamaran baru atau lowongan Anda.",
  "confirmEmail.notice.candidate": "Masukkan kodenya untuk menunjukkan bahwa alamat itu milik Anda.",
  "confirmEmail.notice.link": "Masukkan kode",

  "signIn.title": "Masuk",
  "signIn.lead": "Untuk perusahaan. Untuk melamar kerja, Anda tidak perlu akun.",
  "signIn.next": "Silakan masuk. Setelah itu halaman yang Anda minta akan terbuka.",
  "signIn.kept": "Sesi Anda sudah berakhir. Isian Anda masih tersimpan dan muncul lagi setelah Anda masuk.",
  "signIn.submit": "Masuk",
  "signIn.none": "Belum punya akun?",
  "signIn.applied": "Sudah melamar?",
  "signIn.forgot": "Lupa kata sandi?",
  "signIn.meta.description": "Masuk untuk memasang lowongan, membaca lamaran, dan menjawab pelamar.",

  "signOut.submit": "Keluar",

  "forgotPassword.title": "Lupa kata sandi?",
  "forgotPassword.lead":
    "Masukkan alamat email akun Anda. Kami akan mengirim tautan untuk membuat kata sandi baru.",
  "forgotPassword.submit": "Kirim tautan",
  "forgotPassword.sent.title": "Periksa email Anda",
  "forgotPassword.sent.text":
    "Kalau ada akun dengan alamat ini, kami mengirim tautan ke sana. Tautan berlaku satu kali, selama satu jam. Belum masuk? Lihat folder spam, atau periksa alamatnya dan minta lagi.",
  "forgotPassword.back": "Kembali ke halaman masuk",
  "forgotPassword.meta.description": "Minta tautan lewat email untuk membuat kata sandi baru bagi akun Anda.",

  "resetPassword.title": "Buat kata sandi baru",
  "resetPassword.lead": "Setelah itu Anda langsung masuk di sini, dan semua perangkat lain otomatis keluar.",
  "resetPassword.submit": "Simpan kata sandi",
  "resetPassword.incomplete": "Tautan ini tidak lengkap. Buka lagi dari emailnya, atau minta tautan baru.",
  "resetPassword.again": "Minta tautan baru",
  "resetPassword.meta.description": "Buat kata sandi baru untuk akun Anda dengan tautan dari email.",

  "account.title": "Akun Anda",
  "account.name": "Nama",
  "account.role": "Jenis akun",
  "account.role.candidate": "Belum terdaftar sebagai perusahaan",
  "account.role.employer": "Perusahaan",
  "account.dashboard": "Dasbor perusahaan",
  "account.changePassword.title": "Ganti kata sandi",
  "account.changePassword.text": "Mengubahnya mengeluarkan Anda dari semua perangkat lain.",
  "account.changePassword.submit": "Ganti kata sandi",
  "account.changePassword.wrong": "Kata sandi saat ini salah",
  "account.changed.title": "Kata sandi baru sudah disimpan",
  "account.changed.text": "Semua perangkat lain sudah keluar.",
  "account.meta.description": "Nama, alamat email, dan jenis akun Anda, serta cara mengganti kata sandi.",

  "becomeEmployer.title": "Daftarkan perusahaan Anda",
  "becomeEmployer.lead":
    "Temukan tenaga kerja terampil untuk {n} negara di bidang pelayaran, TI, dan pertambangan.",
  "becomeEmployer.steps": "Cara kerjanya",
  "becomeEmployer.steps.company": "Anda memperkenalkan perusahaan",
  "becomeEmployer.steps.company.text":
    "Nama, negara, situs web, nomor telepon, dan nomor registrasi perusahaan. Agen juga mencantumkan izinnya.",
  "becomeEmployer.steps.check": "Kami memeriksanya",
  "becomeEmployer.steps.check.text":
    "Petugas kami memeriksa bahwa Anda mewakili perusahaan itu. Hasilnya kami kirim lewat email.",
  "becomeEmployer.steps.check.unmailed": "Petugas kami memeriksa bahwa Anda mewakili perusahaan itu.",
  "becomeEmployer.steps.post": "Anda memasang lowongan",
  "becomeEmployer.steps.post.text": "Pelamar melihat lowongan Anda begitu kami selesai memeriksa perusahaan.",
  "becomeEmployer.steps.post.unchecked":
    "Anda dapat memasang lowongan sebelum pemeriksaan. Sampai saat itu, lowongan Anda menyebutkan bahwa kami belum memeriksa Anda.",
  "becomeEmployer.free": "Pendaftaran, pemasangan lowongan, dan pemeriksaan kami gratis bagi Anda.",
  "becomeEmployer.check": "Apa yang kami periksa",
  "becomeEmployer.check.every": "Setiap perusahaan",
  "becomeEmployer.check.every.text":
    "Kami mencari perusahaan itu di daftar resmi. Lalu kami mengirim kode ke alamat di domainnya, atau menelepon nomor yang kami temukan sendiri.",
  "becomeEmployer.check.agency.text":
    "Kami juga mencari izin di daftar penerbitnya, dan meminta surat dari setiap perusahaan yang diwakili agen.",
  "becomeEmployer.check.until": "Masa berlakunya",
  "becomeEmployer.check.until.text":
    "Paling lama 12 bulan, dan tidak pernah lebih lama dari izinnya. Lowongan Anda menyebut apa yang kami periksa, dan kapan.",
  "becomeEmployer.benefits": "Yang Anda dapatkan",
  "becomeEmployer.reach.title": "{n} negara, tiga bidang",
  "becomeEmployer.reach.text":
    "Pelamar datang ke sini karena ingin bekerja di luar negeri. Mereka menemukan lowongan Anda lewat negara, bidang, tingkat pengalaman, atau kata apa pun di judulnya.",
  "becomeEmployer.post.title": "Satu formulir untuk satu lowongan",
  "becomeEmployer.post.text":
    "Anda memasang lowongan dengan satu formulir dan melihatnya seperti yang dilihat pelamar. Lowongan bisa diubah, ditutup, atau dibuka lagi kapan saja.",
  "becomeEmployer.read.title": "Semua lamaran di satu tempat",
  "becomeEmployer.read.text":
    "Setiap lowongan punya daftar lamaran sendiri, lengkap dengan jawaban dan dokumen. Saring menurut status, atau unduh sebagai berkas CSV.",
  "becomeEmployer.answer.title": "Pelamar mendapat kabar",
  "becomeEmployer.answer.text":
    "Anda mengubah status, kami mengirim email kepada pelamar. Setiap perubahan tercatat: siapa, kapan, dari apa menjadi apa.",
  "becomeEmployer.fee.title": "Biayanya",
  "becomeEmployer.fee":
    "Untuk setiap lamaran, pelamar membayar {fee} kepada kami. Halaman lowongan menyebutkannya sebelum orang melamar, dan menyebutkan juga kalau lowongan itu tanpa biaya. Perusahaan Anda tidak mendapat bagian dari biaya itu.",
  "becomeEmployer.fee.none": "Melamar kerja di sini gratis.",
  "becomeEmployer.register.title": "Mulai merekrut",
  "becomeEmployer.register.text": "Pendaftaran gratis. Akun Anda langsung menjadi akun perusahaan.",
  "becomeEmployer.register.code":
    "Anda bisa mendaftar dulu. Kami menyelesaikan pemeriksaan perusahaan setelah Anda memasukkan kodenya.",
  "becomeEmployer.register.visitor":
    "Pendaftaran gratis. Masuk atau buat akun dulu. Setelah itu Anda kembali ke halaman ini.",
  "becomeEmployer.meta.description":
    "Daftar sebagai perusahaan: pasang lowongan pelayaran, TI, dan pertambangan, baca lamaran, dan jawab pelamar.",
  "becomeEmployer.meta.keywords":
    "pasang lowongan, rekrut tenaga kerja luar negeri, perusahaan, rekrutmen internasional, lowongan pelayaran, lowongan TI, lowongan tambang",
  "becomeEmployer.invite.title": "Mencari tenaga kerja untuk luar negeri?",
  "becomeEmployer.invite.text": "Pasang lowongan Anda di sini dan baca sendiri lamarannya.",
};
