import type { Phrases } from "../en/phrases.ts";
import { countries } from "./countries.ts";

/**
 * The English texts of rules, labels and failures by themselves, and their Indonesian. A brace holds what the code fills
 * in: a number, or a label that is a phrase, too.
 */
export const phrases: Phrases = {
  "overseas jobs, international careers, shipping jobs, IT jobs, mining jobs, cruise ship jobs, offshore jobs":
    "lowongan luar negeri, karier internasional, lowongan pelaut, lowongan TI, lowongan tambang, lowongan kapal pesiar, lowongan offshore",
  "Sail Towards Your Global Career": "Berlayar Menuju Karier Dunia",

  // Rules for every field.
  "{label} must be a whole number from {min} to {max}":
    "{label}: isi dengan bilangan bulat dari {min} sampai {max}",
  "{label} must be at most {max} characters": "{label}: paling banyak {max} karakter",
  "{label} must not contain control characters": "{label}: tidak boleh berisi karakter kontrol",
  "{label} must be a text": "{label}: harus berupa teks",
  "{label} must not contain a web or email address": "{label}: jangan tulis alamat web atau email",
  "{label} must be true, false or null": "{label}: harus true, false, atau null",
  "{label} must be an uploaded file or a link that begins with http:// or https://":
    "{label}: unggah berkas, atau isi tautan yang diawali http:// atau https://",
  "{label} must be an uploaded file": "{label}: unggah berkas",
  "This must be a text": "Isinya harus berupa teks",
  "This must be at most {max} characters": "Paling banyak {max} karakter",
  "This must not contain control characters": "Tidak boleh berisi karakter kontrol",
  "{first} or {last}": "{first} atau {last}",
  "{level} ({browseLevel})": "{level} ({browseLevel})",
  "Invalid date": "Tanggal tidak valid",

  // The candidate's application.
  "Personal Details": "Data Pribadi",
  "Professional Details": "Data Pekerjaan",
  "Document Upload": "Unggah Dokumen",
  "Terms & Conditions": "Syarat & Ketentuan",
  "Full Name": "Nama Lengkap",
  Name: "Nama",
  "Name must be at least 2 characters": "Isi nama, minimal 2 karakter",
  "Date of Birth": "Tanggal Lahir",
  "Date of birth is required": "Isi tanggal lahir Anda",
  "Enter a date between 1900 and today, such as 1990-03-27":
    "Isi tanggal antara tahun 1900 dan hari ini, seperti 1990-03-27",
  Gender: "Jenis Kelamin",
  "Gender is required": "Pilih jenis kelamin",
  Male: "Laki-laki",
  Female: "Perempuan",
  Other: "Lainnya",
  Nationality: "Kewarganegaraan",
  "Nationality is required": "Isi kewarganegaraan Anda",
  Address: "Alamat",
  "Address must be at least 5 characters": "Isi alamat, minimal 5 karakter",
  "Street, town, postal code and country": "Jalan, kota, kode pos, dan negara",
  "Passport Number": "Nomor Paspor",
  "Passport number": "Nomor paspor",
  "Passport number is required": "Isi nomor paspor Anda",
  "Passport Expiry Date": "Tanggal Berakhir Paspor",
  "Passport expiry date is required": "Isi tanggal berakhir paspor Anda",
  "Enter a date between 1900 and 2199, such as 2031-05-17":
    "Isi tanggal antara tahun 1900 dan 2199, seperti 2031-05-17",
  "Email Address": "Alamat Email",
  "Email address": "Alamat email",
  "Invalid email address": "Alamat email tidak valid",
  "We write to you here about this application": "Kabar tentang lamaran ini kami kirim ke sini",
  "Phone Number": "Nomor Telepon",
  "Phone number": "Nomor telepon",
  "Enter a phone number": "Isi nomor telepon Anda",
  "Phone number must be at least 10 characters": "Isi nomor telepon, minimal 10 karakter",
  "Enter a phone number with its digits, such as +63 917 123 4567":
    "Isi nomor telepon dengan angkanya, seperti +62 812 3456 7890",
  "With country code, like +63 917 123 4567": "Dengan kode negara, seperti +62 812 3456 7890",
  "Preferred Job Type": "Jenis Pekerjaan yang Dicari",
  "Preferred job type": "Jenis pekerjaan yang dicari",
  "Preferred job type is required": "Pilih jenis pekerjaan yang Anda cari",
  "Full-time": "Penuh waktu",
  Contract: "Kontrak",
  "Rotation (on and off)": "Rotasi (kerja dan libur)",
  Seasonal: "Musiman",
  "Part-time": "Paruh waktu",
  Qualification: "Pendidikan dan Keahlian",
  "Qualification is required": "Isi pendidikan dan keahlian Anda",
  "Your trade, degree, certificates and licences": "Keahlian, ijazah, sertifikat, dan lisensi Anda",
  Experience: "Pengalaman",
  "Experience is required": "Isi pengalaman Anda",
  "Years and kind of work, like 6 years on bulk carriers":
    "Lama dan jenis kerja, seperti 6 tahun di kapal curah",
  "Current Employer": "Tempat Kerja Saat Ini",
  "Current employer": "Tempat kerja saat ini",
  Sector: "Bidang",
  "Sector is required": "Pilih bidang",
  "Choose a sector": "Pilih bidang",
  "Sector must be one of the list": "Pilih bidang dari daftar",
  "Desired Country": "Negara Tujuan",
  "Desired country": "Negara tujuan",
  "Desired country is required": "Pilih negara tujuan",
  "Desired Position": "Posisi yang Dilamar",
  "Desired position": "Posisi yang dilamar",
  "Desired position is required": "Isi posisi yang Anda lamar",
  "I am willing to relocate": "Saya bersedia pindah",
  "Willing to relocate must be yes or no": "Jawab ya atau tidak: bersedia pindah",
  "The job of this application is unknown": "Lowongan untuk lamaran ini tidak ada",
  "This draft is unknown": "Draf ini tidak ada",

  // Documents.
  "Resume/CV": "CV",
  "Passport Copy": "Salinan Paspor",
  Certificates: "Sertifikat",
  Photograph: "Pasfoto",
  Certificate: "Sertifikat",
  "Certificate {n}": "Sertifikat {n}",
  "Resume is required": "Tambahkan CV Anda",
  "Passport copy is required": "Tambahkan salinan paspor Anda",

  // Statuses, sectors and levels.
  Submitted: "Terkirim",
  "Under Review": "Sedang Ditinjau",
  Interviewed: "Sudah Diwawancarai",
  Accepted: "Diterima",
  Rejected: "Ditolak",
  Paid: "Lunas",
  Pending: "Menunggu",
  Refunded: "Dana Dikembalikan",
  "No fee": "Tanpa biaya",
  Failed: "Gagal",
  Disputed: "Disengketakan",
  "Dispute lost": "Sengketa kalah",
  "Partly refunded": "Dikembalikan sebagian",
  Shipping: "Pelayaran",
  "Information Technology": "Teknologi Informasi",
  IT: "TI",
  Mining: "Pertambangan",
  "Luxury Cruise": "Kapal Pesiar",
  "Offshore Rigs": "Rig Lepas Pantai",
  Labor: "Tenaga Kerja",
  "Mid-level": "Menengah",
  "Professional/Engineer": "Profesional/Insinyur",
  "Entry Level": "Pemula",
  "Mid-Level": "Menengah",
  "Senior / Professional": "Senior / Profesional",

  // Accounts.
  "First name": "Nama depan",
  "Enter your first name": "Isi nama depan Anda",
  "Last name": "Nama belakang",
  "Enter your last name": "Isi nama belakang Anda",
  "Enter your email address": "Isi alamat email Anda",
  "Enter your password": "Isi kata sandi Anda",
  "Enter the password": "Isi kata sandinya",
  "The password must be at least {min} characters": "Kata sandi minimal {min} karakter",
  "The password must be at most {max} characters": "Kata sandi paling banyak {max} karakter",
  "The password must be at most 1,000 characters": "Kata sandi paling banyak 1.000 karakter",
  "The password must not contain control characters": "Kata sandi tidak boleh berisi karakter kontrol",
  "Tick the box to delete your account": "Centang kotaknya untuk menghapus akun Anda",
  Link: "Tautan",
  "This link is not complete": "Tautan ini tidak lengkap",
  Code: "Kode",
  "Enter the code from the email": "Isi kode dari email",
  "The code must be a text": "Kode harus berupa teks",
  "The code must have 6 digits": "Kode harus 6 angka",
  Reason: "Alasan",
  "Enter a reason of 3 to 300 characters": "Isi alasan, 3 sampai 300 karakter",

  // Alerts, tracking, reviews and reports.
  "Choose how often we write: daily or weekly": "Pilih seberapa sering: setiap hari atau setiap minggu",
  "Enter an email address, like name@example.com": "Isi alamat email, seperti nama@example.com",
  "Enter an email address": "Isi alamat email",
  Reference: "Referensi",
  "Enter the reference of your application": "Isi nomor referensi lamaran Anda",
  "Rating must be a whole number from 1 to 5": "Pilih nilai dari 1 sampai 5",
  "Please select a country": "Pilih negara",
  "Job title must be at least 5 characters": "Isi jabatan, minimal 5 karakter",
  Review: "Ulasan",
  "Review must be at least 20 characters": "Isi ulasan, minimal 20 karakter",
  "Choose what is wrong with this job": "Pilih apa yang tidak beres dengan lowongan ini",
  "What happened": "Apa yang terjadi",
  "Tell us what happened, in a sentence or more": "Ceritakan apa yang terjadi, satu kalimat atau lebih",
  "The reason": "Alasan",
  "Give the employer a reason": "Sebutkan alasan untuk perusahaan",

  // Payments.
  Payment: "Pembayaran",
  "The payment is missing": "Pembayarannya belum ada",
  "Client secret": "Kunci pembayaran",
  "Card number": "Nomor kartu",
  "Enter a card number": "Isi nomor kartu",
  "The confirmation must be yes or no": "Konfirmasi harus ya atau tidak",
  "the amount on your receipt": "jumlah di kuitansi Anda",

  // Messages, interviews, offers, rejections.
  "Your message": "Pesan Anda",
  "Write a message before you send it": "Tulis pesan sebelum mengirimnya",
  "The key must be a text": "Kunci harus berupa teks",
  "The key is too long": "Kuncinya terlalu panjang",
  "The message must be an id": "Pesan harus berupa id",
  "Tell us what is wrong with this message": "Sebutkan apa yang salah dengan pesan ini",
  "Give each time as an instant, such as 2027-03-28T12:30:00Z":
    "Tulis setiap waktu seperti 2027-03-28T12:30:00Z",
  "Offer one to five times": "Tawarkan satu sampai lima waktu",
  "Offer each time once": "Tawarkan setiap waktu satu kali saja",
  "Choose a time zone": "Pilih zona waktu",
  "Choose a time zone from the list": "Pilih zona waktu dari daftar",
  "Length in minutes": "Lama dalam menit",
  "Place or link": "Tempat atau tautan",
  "Say where the interview is, or give its link": "Isi tempat wawancara atau tautannya",
  "Offer times that are still to come": "Tawarkan waktu yang belum lewat",
  "Offer times within a year": "Tawarkan waktu dalam setahun ke depan",
  "Choose one of the times": "Pilih salah satu waktu",
  "Upload the document again": "Unggah lagi dokumennya",
  "Upload the document with the form": "Unggah dokumen bersama formulir",
  Job: "Pekerjaan",
  "Name the job": "Sebutkan pekerjaannya",
  "Enter the pay": "Isi gajinya",
  "Enter the contract length": "Isi lama kontraknya",
  Pay: "Gaji",
  "Choose a start date": "Pilih tanggal mulai",
  Months: "Bulan",
  "Choose who pays for the visa": "Pilih siapa yang membayar visa",
  "Choose who pays for the flight": "Pilih siapa yang membayar tiket pesawat",
  Note: "Catatan",
  "The start must not be in the past": "Tanggal mulai tidak boleh sudah lewat",
  "The start must be within two years": "Tanggal mulai harus dalam dua tahun ke depan",
  "Accept or decline the offer": "Terima atau tolak penawarannya",
  "Open the offer again": "Buka lagi penawarannya",
  "Answer yes or no": "Jawab ya atau tidak",
  "Choose yes or no": "Pilih ya atau tidak",
  "Choose a job": "Pilih lowongan",
  "Choose one of the five statuses": "Pilih salah satu dari lima status",
  "Choose one of the reasons": "Pilih salah satu alasan",
  "Choose one of the three reasons": "Pilih salah satu dari tiga alasan",
  "The note": "Catatan",
  "Only a rejection has a reason and a note": "Hanya penolakan yang punya alasan dan catatan",
  "The sentence": "Kalimat",
  "Write the sentence": "Tulis kalimatnya",

  // The form of a job.
  "Job title": "Nama jabatan",
  "Enter the job title": "Isi nama jabatan",
  Company: "Perusahaan",
  "Enter the company's name": "Isi nama perusahaan",
  Country: "Negara",
  Answer: "Jawaban",
  "We have no open question on this company. Nothing was sent.":
    "Kami tidak punya pertanyaan terbuka tentang perusahaan ini. Tidak ada yang dikirim.",
  "Write your answer": "Tulis jawaban Anda",
  "Enter the country": "Isi negara",
  "Confirmed country must be a text": "Negara yang dikonfirmasi harus berupa teks",
  "Language must be one of {list}": "Bahasa harus salah satu dari: {list}",
  "Sector must be one of {list}": "Bidang harus salah satu dari: {list}",
  "Choose an experience level": "Pilih tingkat pengalaman",
  "Minimum salary": "Gaji minimal",
  "Maximum salary": "Gaji maksimal",
  "Give the date on which your new passport expires": "Isi tanggal berakhirnya paspor Anda yang baru",
  "Minimum salary must not be above the maximum": "Gaji minimal tidak boleh lebih besar dari gaji maksimal",
  Vacancies: "Jumlah posisi",
  "Job description": "Uraian pekerjaan",
  "Describe the job": "Isi uraian pekerjaan",
  Requirements: "Persyaratan",
  "List the requirements": "Isi persyaratan",
  "Choose the close date": "Isi batas akhir lamaran",
  "Application close date must be a real date, such as 2027-03-27":
    "Isi batas akhir lamaran dengan tanggal yang ada, seperti 2027-03-27",
  "Application close date must be today or later": "Batas akhir lamaran harus hari ini atau sesudahnya",
  "Time on": "Lama kerja",
  "Time off": "Lama libur",
  "Unit must be one of {list}": "Satuan harus salah satu dari: {list}",
  "Rotation must be an object with on, off and unit": "Rotasi harus objek dengan on, off, dan unit",
  "{code} is no code of a certificate": "{code} bukan kode sertifikat",
  "Contract length in months": "Lama kontrak dalam bulan",
  "Join date must be a text": "Tanggal mulai harus berupa teks",
  "Join date must be a real date, such as 2027-03-27":
    "Isi tanggal mulai dengan tanggal yang ada, seperti 2027-03-27",
  "Join date must be today or later": "Tanggal mulai harus hari ini atau sesudahnya",
  Housing: "Tempat tinggal",
  Flights: "Tiket pesawat",
  "Visa must be one of {list}": "Visa harus salah satu dari: {list}",
  "Certificates must be a list of codes": "Sertifikat harus berupa daftar kode",
  "Certificates must not repeat": "Sertifikat tidak boleh berulang",

  // The check of an employer.
  "Enter the company's website": "Isi situs web perusahaan",
  "Kind of licence": "Jenis izin",
  "Say what kind of licence it is, such as RPSL": "Sebutkan jenis izinnya, seperti SIUKAK atau RPSL",
  "Licence number": "Nomor izin",
  "Enter the licence number": "Isi nomor izin",
  Issuer: "Penerbit",
  "Say who issued the licence": "Sebutkan siapa yang menerbitkan izinnya",
  "Enter the last day of the licence": "Isi hari terakhir berlakunya izin",
  "Enter the last day of the licence, today or later, such as 2027-03-31":
    "Isi hari terakhir berlakunya izin, hari ini atau sesudahnya, seperti 2027-03-31",
  Website: "Situs web",
  "Register number": "Nomor pendaftaran",
  "Enter the company's number in its register": "Isi nomor pendaftaran perusahaan",
  "Say if you hire for yourselves or as an agency":
    "Sebutkan apakah Anda merekrut untuk perusahaan sendiri atau sebagai agen",
  "Name the company": "Sebutkan perusahaannya",
  "Name the companies that you act for": "Sebutkan perusahaan yang Anda wakili",
  "Name at most {max} companies": "Sebutkan paling banyak {max} perusahaan",
  "Upload the file again": "Unggah lagi berkasnya",
  "Files must be a list": "Berkas harus berupa daftar",
  "Send at most {max} files": "Kirim paling banyak {max} berkas",
  "An agency needs its licence": "Agen harus punya izin",
  "Name at least one company that you hire for": "Sebutkan paling sedikit satu perusahaan yang Anda wakili",
  "What was checked": "Yang diperiksa",
  "Say what was checked": "Sebutkan apa yang diperiksa",
  "Enter the last day of the check, today or later, such as 2027-03-31":
    "Isi hari terakhir berlakunya pemeriksaan, hari ini atau sesudahnya, seperti 2027-03-31",
  "Say why this account is suspended": "Sebutkan mengapa akun ini dibekukan",
  "Choose a decision": "Pilih keputusan",
  "This is no proof": "Ini bukan bukti",
  "Done must be a list": "Yang sudah dilakukan harus berupa daftar",
  "Write what the employer must answer": "Tulis apa yang harus dijawab perusahaan",

  // The wizard's messages.
  Error: "Kesalahan",
  "Upload Failed": "Gagal Mengunggah",
  "Failed to upload document. You can enter a URL manually instead.":
    "Dokumen gagal diunggah. Anda juga bisa mengisi tautannya.",
  "Failed to upload document. Please choose the file again.":
    "Dokumen gagal diunggah. Silakan pilih lagi berkasnya.",
  "Upload failed: {reason}": "Gagal mengunggah: {reason}",
  "Invalid upload URL format": "Alamat unggahan tidak valid",
  "Upload Successful": "Berhasil Diunggah",
  "{label} uploaded successfully": "{label} berhasil diunggah",
  "{label} is still uploading. Please wait until it is done": "{label} masih diunggah. Tunggu sampai selesai",
  "Select a file": "Pilih berkas",
  "This file is not what its name says.": "Isi berkas ini tidak sesuai dengan namanya.",
  "The selected file must be a {types}": "Berkasnya harus {types}",
  "The selected file must be a PDF, Word, JPG or PNG file.": "Berkasnya harus PDF, Word, JPG, atau PNG.",
  "The selected file must be smaller than 10 MB": "Berkasnya harus di bawah 10 MB",
  "The selected file is empty": "Berkasnya kosong",
  "This is a HEIC photo, which many employers cannot open. Send a JPG: on an iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again, or send a screenshot of it.":
    "Ini foto HEIC, yang tidak bisa dibuka banyak perusahaan. Kirim JPG: di iPhone pilih Pengaturan > Kamera > Format > Paling Kompatibel lalu foto lagi, atau kirim tangkapan layarnya.",
  "There is no room for another certificate. Your file was not kept. Remove a certificate, then choose the file again.":
    "Tidak ada tempat untuk sertifikat lain. Berkas Anda tidak disimpan. Hapus satu sertifikat, lalu pilih lagi berkasnya.",
  "Terms Required": "Syarat Belum Disetujui",
  "Please accept the terms and conditions": "Setujui dulu syarat dan ketentuannya",
  "Payment Failed": "Pembayaran Gagal",
  "An error occurred during payment": "Terjadi kesalahan saat pembayaran",
  "Failed to initialize payment": "Pembayaran gagal disiapkan",
  "Application Submitted!": "Lamaran Terkirim!",
  "Your application has been successfully submitted. We'll contact you soon.":
    "Lamaran Anda berhasil dikirim. Kami akan segera menghubungi Anda.",
  "Send a general application": "Kirim lamaran umum",
  "Save link": "Simpan tautan",
  "Your payment has been received": "Pembayaran Anda sudah kami terima",
  "The application itself is not complete yet. You do not need to pay again. Answer what is missing within 24 hours, and we submit it. After that we refund the fee.":
    "Lamarannya belum lengkap. Anda tidak perlu membayar lagi. Lengkapi yang kurang dalam 24 jam, lalu kami kirim. Lewat dari itu, biayanya kami kembalikan.",
  "Complete the application": "Lengkapi lamaran",
  "This PDF needs a password to open, so nobody else can read it. Save it without a password and send that file.":
    "PDF ini dikunci kata sandi, jadi orang lain tidak bisa membacanya. Simpan tanpa kata sandi, lalu kirim berkas itu.",
  "This PDF cannot be opened, or it has no page. Open it in another program, save or print it as a new PDF and send that file.":
    "PDF ini tidak bisa dibuka atau tidak punya halaman. Buka di program lain, simpan atau cetak sebagai PDF baru, lalu kirim berkas itu.",
  "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.":
    "PDF ini bisa menjalankan program di perangkat orang yang membukanya. Cetak sebagai PDF baru, lalu pilih berkas itu.",
  "This Word file loads content from elsewhere. Save it as PDF and choose it again.":
    "Berkas Word ini memuat isi dari tempat lain. Simpan sebagai PDF, lalu pilih lagi.",
  "This Word file holds other files or objects. Save it as PDF and choose it again.":
    "Berkas Word ini berisi berkas atau objek lain. Simpan sebagai PDF, lalu pilih lagi.",
  "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.":
    "Gambar ini lebih dari 80 megapiksel, dan banyak perangkat tidak bisa membukanya. Kecilkan, lalu pilih lagi.",
  "Our scanner found a virus in this file. Please choose another file.":
    "Antivirus kami menemukan virus di berkas ini. Silakan pilih berkas lain.",

  // Failures.
  "We could not read the request. Please check it and send it again.":
    "Permintaannya tidak bisa kami baca. Periksa, lalu kirim lagi.",
  "Please check the marked fields.": "Periksa isian yang ditandai.",
  "This code is not right, or too old. Use the one in our newest email.":
    "Kode ini salah atau sudah lama. Pakai kode di email terbaru dari kami.",
  "Please sign in first.": "Silakan masuk dulu.",
  "This link was used already, or is older than an hour. Please ask for a new one.":
    "Tautan ini sudah dipakai, atau sudah lebih dari satu jam. Minta tautan baru.",
  "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.":
    "Pembayaran belum selesai. Tidak ada yang hilang: selesaikan atau ulangi di langkah 4.",
  "The payment does not match the fee of this application.":
    "Pembayarannya tidak sesuai dengan biaya lamaran ini.",
  "The email address or the password is not right.": "Alamat email atau kata sandi salah.",
  "You are signed in, but this is for employers only.":
    "Anda sudah masuk, tetapi bagian ini hanya untuk perusahaan.",
  "We took this job down after a report, so you can no longer see what candidates sent for it. Please write to us if you think this is wrong.":
    "Lowongan ini kami turunkan setelah ada laporan, jadi Anda tidak bisa lagi melihat data dari para pelamar. Hubungi kami kalau menurut Anda ini keliru.",
  "We took one of your jobs down after a report. Until this is solved, you cannot post, change or reopen a job. Please write to us.":
    "Salah satu lowongan Anda kami turunkan setelah ada laporan. Sampai masalah ini selesai, Anda tidak bisa memasang, mengubah, atau membuka lagi lowongan. Hubungi kami.",
  "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.":
    "Akun ini dibekukan, jadi tidak bisa dipakai masuk. Hubungi kami kalau menurut Anda ini keliru.",
  "This request came from another website, so we refused it.":
    "Permintaan ini datang dari situs lain, jadi kami tolak.",
  "This upload link is no longer valid. Please choose the file again.":
    "Tautan unggahan ini tidak berlaku lagi. Silakan pilih lagi berkasnya.",
  "There is nothing at this address.": "Tidak ada apa-apa di alamat ini.",
  "Job not found": "Lowongan tidak ditemukan",
  "Account not found": "Akun tidak ditemukan",
  "Application not found": "Lamaran tidak ditemukan",
  "We could not find this payment.": "Pembayaran ini tidak kami temukan.",
  "Test payments are switched off here.": "Pembayaran uji coba tidak aktif di sini.",
  "Document not found": "Dokumen tidak ditemukan",
  "This application was continued on another device. What you enter here does not reach it. Continue there, or start a new one here.":
    "Lamaran ini dilanjutkan di perangkat lain. Isian di sini tidak masuk ke lamaran itu. Lanjutkan di sana, atau mulai lamaran baru di sini.",
  "This application was sent already, so there is nothing to continue. We sent a confirmation to its email address, with a link to its own page.":
    "Lamaran ini sudah dikirim, jadi tidak ada yang perlu dilanjutkan. Kami mengirim konfirmasi ke alamat emailnya, dengan tautan ke halaman lamaran.",
  "The candidate has not paid for this application yet, so it is closed. It opens as soon as they have.":
    "Pelamar belum membayar lamaran ini, jadi masih tertutup. Lamaran terbuka begitu dibayar.",
  "We gave the fee for this application back, so it is closed.":
    "Biaya lamaran ini sudah kami kembalikan, jadi lamaran ini ditutup.",
  "This job closed more than 180 days ago, so its applications are closed, too.":
    "Lowongan ini ditutup lebih dari 180 hari yang lalu, jadi lamarannya juga ditutup.",
  "The candidate has deleted this application. You do not need to answer it.":
    "Pelamar sudah menghapus lamaran ini. Anda tidak perlu menjawabnya.",
  "We cannot delete this account now, because we look into a report about it or have taken one of its jobs down. Please write to us.":
    "Akun ini belum bisa dihapus, karena kami sedang memeriksa laporan tentangnya atau sudah menurunkan salah satu lowongannya. Hubungi kami.",
  "The candidate has withdrawn this application, so it is closed.":
    "Pelamar sudah menarik lamaran ini, jadi lamaran ini ditutup.",
  "You withdrew this application, so it is closed.": "Lamaran ini sudah Anda tarik, jadi sudah ditutup.",
  "The ten minutes are over and the candidate knows the status, so it cannot be taken back. You can set another one.":
    "Sepuluh menitnya sudah lewat dan pelamar sudah tahu statusnya, jadi tidak bisa dibatalkan. Anda bisa memilih status lain.",
  "You keep 20 sentences already. Please delete one before you add another.":
    "Sudah ada 20 kalimat. Hapus satu sebelum menambah yang lain.",
  "This address takes no request of this kind.": "Alamat ini tidak menerima permintaan seperti ini.",
  "An account with this email address exists already. Please sign in instead.":
    "Sudah ada akun dengan alamat email ini. Silakan masuk.",
  "This payment belongs to another application.": "Pembayaran ini untuk lamaran lain.",
  "Nothing was sent: the application was not completed within 24 hours of its payment, and we are refunding the fee. After the refund you can pay again and send the application. What you typed is kept.":
    "Tidak ada yang dikirim: lamaran tidak dilengkapi dalam 24 jam setelah dibayar, dan biayanya sedang kami kembalikan. Setelah itu Anda bisa membayar lagi dan mengirim lamaran. Isian Anda masih tersimpan.",
  "Nothing was refunded. The cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If you win it, you can order the refund again.":
    "Tidak ada dana yang dikembalikan. Bank pemilik kartu menyengketakan pembayaran ini, jadi penyedia pembayaran menolak pengembaliannya. Jawab sengketanya di penyedia. Kalau menang, Anda bisa memerintahkan pengembalian lagi.",
  "Nothing was refunded. Your balance at the payment provider is too low for this refund. Please top it up there, then order the refund again.":
    "Tidak ada dana yang dikembalikan. Saldo Anda di penyedia pembayaran tidak cukup. Isi saldonya di sana, lalu perintahkan pengembalian lagi.",
  "Nothing was refunded. The payment provider refused this refund. Its dashboard shows why. You can order the refund again here, or make it there.":
    "Tidak ada dana yang dikembalikan. Penyedia pembayaran menolak pengembalian ini. Alasannya ada di dasbornya. Anda bisa memerintahkannya lagi di sini, atau melakukannya di sana.",
  "Nothing was refunded. This fee was paid through Stripe, which the site does not use now. Set STRIPE_SECRET_KEY, then order the refund again.":
    "Tidak ada dana yang dikembalikan. Biaya ini dibayar lewat Stripe, yang sekarang tidak dipakai situs ini. Atur STRIPE_SECRET_KEY, lalu perintahkan pengembalian lagi.",
  "This application has no fee to refund: nobody paid one, or it was refunded already.":
    "Lamaran ini tidak punya biaya yang bisa dikembalikan: belum dibayar, atau sudah dikembalikan.",
  "The application close date is past. Please set a later one first. That opens the job again.":
    "Batas akhir lamaran sudah lewat. Isi dulu tanggal yang lebih akhir. Dengan begitu lowongan terbuka lagi.",
  "We took this job down after a report, so you cannot open it again. Please write to us if you think this is wrong.":
    "Lowongan ini kami turunkan setelah ada laporan, jadi tidak bisa dibuka lagi. Hubungi kami kalau menurut Anda ini keliru.",
  "Someone has answered this report already, so nothing was changed. The list shows its current state.":
    "Laporan ini sudah dijawab orang lain, jadi tidak ada yang berubah. Daftarnya menampilkan keadaan sekarang.",
  "You have applied for this job already, from this browser and with this email address. Nothing was charged. One application is enough. For another person, use that person's email address.":
    "Lamaran untuk lowongan ini sudah dikirim dari browser ini dan dengan alamat email ini. Anda tidak ditagih. Satu lamaran sudah cukup. Untuk orang lain, pakai alamat email orang itu.",
  "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it. For another application, start a new one with other answers.":
    "Lamaran ini sudah dikirim, jadi tidak ditagih dan tidak dikirim lagi. Perubahan di halaman ini tidak masuk ke lamaran itu. Untuk lamaran lain, mulai yang baru dengan isian lain.",
  "This job is closed, so it takes no more applications. Nothing was charged.":
    "Lowongan ini sudah ditutup dan tidak menerima lamaran lagi. Anda tidak ditagih.",
  "This is a sample listing, shown to demonstrate the site. Nobody can pay for an application to it, and nothing was charged.":
    "Ini contoh lowongan untuk memperlihatkan cara kerja situs. Tidak ada yang bisa membayar lamaran untuknya, dan Anda tidak ditagih.",
  "We are still scanning this document for viruses. Please try again in a minute.":
    "Dokumen ini masih diperiksa virusnya. Coba lagi sebentar lagi.",
  "We could not scan this document for viruses yet, so nobody can open it. We try again. Please come back later.":
    "Pemeriksaan virus dokumen ini belum berhasil, jadi belum bisa dibuka siapa pun. Kami akan mencoba lagi. Silakan kembali nanti.",
  "Our scanner found a virus in this document, so nobody can open it.":
    "Antivirus kami menemukan virus di dokumen ini, jadi tidak ada yang bisa membukanya.",
  "Another file was already uploaded with this link. Please choose the file again.":
    "Berkas lain sudah diunggah dengan tautan ini. Silakan pilih lagi berkasnya.",
  "The request is too large.": "Permintaannya terlalu besar.",
  "The selected file must be smaller than 10 MB.": "Berkasnya harus di bawah 10 MB.",
  "The selected file is empty.": "Berkasnya kosong.",
  "We do not take this content type here.": "Jenis isi ini tidak diterima di sini.",
  "Too many requests from your network. Please wait a little and try again.":
    "Terlalu banyak permintaan dari jaringan Anda. Tunggu sebentar, lalu coba lagi.",
  "You have signed in very often within an hour. Please wait a few minutes before you sign in again.":
    "Anda terlalu sering masuk dalam satu jam. Tunggu beberapa menit sebelum masuk lagi.",
  "Too many wrong passwords. Please wait a minute before the next try.":
    "Terlalu banyak kata sandi salah. Tunggu satu menit sebelum mencoba lagi.",
  "Too many wrong codes. Please wait a few minutes before the next try.":
    "Terlalu banyak kode salah. Tunggu beberapa menit sebelum mencoba lagi.",
  "We have emailed you as many codes as we may within a day. Please look for the newest one, in the spam folder too, or try again later.":
    "Jatah kode untuk satu hari sudah kami kirim semua. Cari yang terbaru, juga di folder spam, atau coba lagi nanti.",
  "Your account has posted as many jobs as it may within a day. This one was not posted, and what you typed is kept. Please post it tomorrow, or write to us if you need more.":
    "Jatah lowongan akun Anda untuk hari ini sudah habis. Lowongan ini belum dipasang, dan isiannya masih tersimpan. Pasang besok, atau hubungi kami kalau perlu lebih banyak.",
  "Your account has changed its jobs as often as it may within an hour. This change was not saved, and what you typed is kept. Please try again a little later.":
    "Jatah perubahan lowongan akun Anda untuk jam ini sudah habis. Perubahan ini belum disimpan, dan isiannya masih ada. Coba lagi nanti.",
  "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.":
    "Berkas ini tidak disimpan, karena dari browser ini sudah diunggah 100 MB dokumen yang belum dikirim. Berkas sebelumnya tetap tersimpan. Kirim lamaran tanpa berkas ini lalu tambahkan di halaman lamaran, atau pilih yang lebih kecil. Berkas yang Anda hapus memberi tempat setelah dua hari.",
  "Your network uploaded more within an hour than we can take. Please try again later.":
    "Unggahan dari jaringan Anda dalam satu jam melebihi batas kami. Coba lagi nanti.",
  "Something went wrong on our side. What you typed is kept. Please try again.":
    "Ada gangguan di pihak kami. Isian Anda masih tersimpan. Silakan coba lagi.",
  "We cannot reach the payment service right now. Nothing was lost and nothing was charged twice. Please try again in a minute.":
    "Layanan pembayaran sedang tidak bisa dihubungi. Tidak ada yang hilang dan tidak ada yang ditagih dua kali. Coba lagi sebentar lagi.",
  "The site cannot reach its database right now. Please try again in a minute.":
    "Situs sedang tidak bisa menghubungi basis datanya. Coba lagi sebentar lagi.",
  "We cannot write down right now who looks at personal data, so we do not show it. Please try again in a minute.":
    "Kami sedang tidak bisa mencatat siapa yang melihat data pribadi, jadi datanya tidak ditampilkan. Coba lagi sebentar lagi.",
  "We cannot store or open documents right now. Please try again in a minute.":
    "Dokumen sedang tidak bisa disimpan atau dibuka. Coba lagi sebentar lagi.",
  "Very many people are signing in right now. Please try again in a few seconds.":
    "Banyak sekali orang sedang masuk. Coba lagi beberapa detik lagi.",
  "Many people are uploading documents right now. Please try again in a minute.":
    "Banyak orang sedang mengunggah dokumen. Coba lagi sebentar lagi.",
  "This took longer than it should. Please try again.": "Prosesnya terlalu lama. Silakan coba lagi.",
  "Very many people are using the site right now. Please try again in a few seconds.":
    "Banyak sekali orang sedang memakai situs ini. Coba lagi beberapa detik lagi.",
  "We cannot open what is stored here right now, because its encryption key is missing. Please try again later.":
    "Data di sini sedang tidak bisa dibuka karena kunci enkripsinya hilang. Coba lagi nanti.",
  "The site is starting. Please try again in a moment.": "Situs sedang mulai. Coba lagi sebentar lagi.",
  "There is no room for documents right now. What you typed is kept. Please try again later.":
    "Tempat untuk dokumen sedang penuh. Isian Anda masih tersimpan. Coba lagi nanti.",

  // Failures of emailed links.
  "This link opens no application. It may be too old. Please open the whole link from our email, or find your application by its reference.":
    "Tautan ini tidak membuka lamaran mana pun. Mungkin sudah terlalu lama. Buka tautan lengkap dari email kami, atau cari lamaran Anda dengan nomor referensi.",
  "This link is older than 90 days, so it opens nothing any more. Find your application by its reference.":
    "Tautan ini sudah lebih dari 90 hari dan tidak bisa dibuka lagi. Cari lamaran Anda dengan nomor referensi.",
  "This link deletes nothing. Use the newest email.":
    "Tautan ini tidak menghapus apa-apa. Pakai email yang terbaru.",
  "This link is older than 24 hours, so it deletes nothing any more. Ask for a new one on your application's own page.":
    "Tautan ini sudah lebih dari 24 jam dan tidak menghapus apa-apa lagi. Minta yang baru di halaman lamaran Anda.",
  "This link opens no application. Please open the whole link from our newest email.":
    "Tautan ini tidak membuka lamaran mana pun. Buka tautan lengkap dari email terbaru kami.",
  "This link was used already. The application continues in the browser that opened it. To move it again, ask for a new link there.":
    "Tautan ini sudah dipakai. Lamarannya berlanjut di browser yang membukanya. Untuk memindahkannya lagi, minta tautan baru di sana.",
  "This link is older than 72 hours, so it opens nothing any more. The application is still where you started it. Ask for a new link there.":
    "Tautan ini sudah lebih dari 72 jam dan tidak bisa dibuka lagi. Lamarannya masih ada di tempat Anda memulainya. Minta tautan baru di sana.",
  "This link is too old, or it is not complete. Ask for a new one on the device with your list.":
    "Tautan ini terlalu lama atau tidak lengkap. Minta yang baru di perangkat yang menyimpan daftar Anda.",
  "This link was used already, in another browser. To bring your saved jobs to this one, ask for a new link where they are.":
    "Tautan ini sudah dipakai di browser lain. Untuk membawa lowongan tersimpan ke sini, minta tautan baru di browser itu.",
  "This link is older than 72 hours, so it opens nothing any more. Your saved jobs are still where you saved them. Ask for a new link there.":
    "Tautan ini sudah lebih dari 72 jam dan tidak bisa dibuka lagi. Lowongan tersimpan Anda masih ada di tempat Anda menyimpannya. Minta tautan baru di sana.",

  // Failures of the check of employers.
  "This job closed more than 180 days ago, so it cannot be opened again. Please post it as a new job.":
    "Lowongan ini ditutup lebih dari 180 hari yang lalu, jadi tidak bisa dibuka lagi. Pasang sebagai lowongan baru.",
  "Our check that you act for this company is missing or has ended, so its applications are closed to you.":
    "Kami belum memeriksa bahwa Anda mewakili perusahaan ini, atau pemeriksaannya sudah berakhir. Karena itu lamarannya tertutup untuk Anda.",
  "This is a candidate's passport copy. Open it on the application's card: choose why you need it.":
    "Ini salinan paspor pelamar. Buka di kartu lamarannya: pilih untuk apa Anda memerlukannya.",
  "Request not found": "Permintaan tidak ditemukan",
  "You have sent this request already, and we are checking it. We email you when we have decided.":
    "Permintaan ini sudah Anda kirim, dan sedang kami periksa. Kami mengirim email setelah ada keputusan.",
  "Our check of this company still counts for more than 60 days. You can ask for its renewal in its last 60 days.":
    "Pemeriksaan perusahaan ini masih berlaku lebih dari 60 hari. Perpanjangan bisa diminta dalam 60 hari terakhir.",
  "Someone has decided on this request already, so nothing was changed. The list shows its current state.":
    "Permintaan ini sudah diputuskan orang lain, jadi tidak ada yang berubah. Daftarnya menampilkan keadaan sekarang.",
  "This check cannot count yet. What is missing:": "Pemeriksaan ini belum bisa berlaku. Yang masih kurang:",
  "The licence of this agency has ended, so a check of it cannot count.":
    "Izin agen ini sudah berakhir, jadi pemeriksaannya tidak bisa berlaku.",
  "This code is not right, or it is too old. After five wrong codes, please write to us for a new one.":
    "Kode ini salah atau sudah terlalu lama. Setelah lima kode salah, hubungi kami untuk meminta kode baru.",
  "The owner of this account has not confirmed its email address yet, so no check of it can count.":
    "Alamat email akun ini belum dikonfirmasi pemiliknya, jadi pemeriksaannya belum bisa berlaku.",
  "The employer has changed this job since, or somebody has decided on it. Please look at the list again.":
    "Perusahaan sudah mengubah lowongan ini, atau sudah ada yang memutuskan. Lihat lagi daftarnya.",
  "This mailbox got as many codes as it may within a day. Please try again tomorrow.":
    "Jatah kode untuk alamat email ini hari ini sudah habis. Coba lagi besok.",
  "Your account has sent as many requests as it may within a day. This one was not sent, and what you typed is kept. Please send it tomorrow.":
    "Jatah permintaan akun Anda untuk hari ini sudah habis. Permintaan ini belum dikirim, dan isiannya masih tersimpan. Kirim besok.",

  // Failures of interviews.
  "Interview not found": "Wawancara tidak ditemukan",
  "You rejected this candidate, so you cannot offer an interview. Change the status first.":
    "Anda menolak pelamar ini, jadi tidak bisa menawarkan wawancara. Ubah dulu statusnya.",
  "The interviews of this application have changed 20 times today. Please wait until tomorrow.":
    "Wawancara untuk lamaran ini sudah berubah 20 kali hari ini. Tunggu sampai besok.",
  "This application has had ten interviews. Please move one of them, or write to us.":
    "Lamaran ini sudah punya sepuluh wawancara. Ganti waktu salah satunya, atau hubungi kami.",
  "This interview was cancelled, so it cannot change any more.":
    "Wawancara ini sudah dibatalkan, jadi tidak bisa diubah lagi.",
  "This application is closed to the employer, so its interviews cannot change any more.":
    "Lamaran ini tertutup untuk perusahaan, jadi wawancaranya tidak bisa diubah lagi.",
  "This interview has begun already, so it cannot change any more.":
    "Wawancara ini sudah mulai, jadi tidak bisa diubah lagi.",
  "This time is not offered any more. Please choose one of the others.":
    "Waktu ini tidak ditawarkan lagi. Pilih yang lain.",

  // Failures of messages.
  "Message not found": "Pesan tidak ditemukan",
  "Someone has decided on this message already, so nothing was changed. The list shows the decision.":
    "Pesan ini sudah diputuskan orang lain, jadi tidak ada yang berubah. Daftarnya menampilkan keputusannya.",
  "Nothing was sent: the candidate has withdrawn this application, so its conversation is closed.":
    "Tidak terkirim: pelamar sudah menarik lamaran ini, jadi percakapannya ditutup.",
  "Nothing was sent: the employer cannot read messages about this job at present, so the conversation is closed.":
    "Tidak terkirim: perusahaan sedang tidak bisa membaca pesan tentang lowongan ini, jadi percakapannya ditutup.",
  "Nothing was sent: the fee of this application is not paid yet. The conversation opens as soon as it is.":
    "Tidak terkirim: biaya lamaran ini belum dibayar. Percakapan terbuka begitu biaya dibayar.",
  "Nothing was sent: we gave the fee of this application back, so its conversation is closed.":
    "Tidak terkirim: biaya lamaran ini sudah kami kembalikan, jadi percakapannya ditutup.",
  "Nothing was sent: this job closed more than 180 days ago, so its conversations are closed.":
    "Tidak terkirim: lowongan ini ditutup lebih dari 180 hari yang lalu, jadi percakapannya ditutup.",
  "Nothing was sent: the candidate has deleted this application.":
    "Tidak terkirim: pelamar sudah menghapus lamaran ini.",
  "Nothing was sent: no employer takes part in this application. Please write to us instead.":
    "Tidak terkirim: tidak ada perusahaan yang menangani lamaran ini. Silakan hubungi kami.",
  "Nothing was sent: you have sent 60 messages about this application within an hour. Please wait a little and send it again.":
    "Tidak terkirim: Anda sudah mengirim 60 pesan tentang lamaran ini dalam satu jam. Tunggu sebentar, lalu kirim lagi.",

  // Failures of offers and hires.
  "Offer not found": "Penawaran tidak ditemukan",
  "You rejected this candidate, so you cannot make an offer. Change the status first.":
    "Anda menolak pelamar ini, jadi tidak bisa membuat penawaran. Ubah dulu statusnya.",
  "This candidate already has an open offer from you. Withdraw it before you make another one.":
    "Pelamar ini masih punya penawaran dari Anda yang belum dijawab. Cabut dulu sebelum membuat yang lain.",
  "The candidate has accepted your offer, so it cannot change any more.":
    "Pelamar sudah menerima penawaran Anda, jadi tidak bisa diubah lagi.",
  "The candidate has declined this offer. You can make another one.":
    "Pelamar menolak penawaran ini. Anda bisa membuat yang lain.",
  "This application has had ten offers. Please write to the candidate, or to us.":
    "Lamaran ini sudah punya sepuluh penawaran. Hubungi pelamarnya, atau hubungi kami.",
  "The offers of this application have changed 20 times today. Please wait until tomorrow.":
    "Penawaran untuk lamaran ini sudah berubah 20 kali hari ini. Tunggu sampai besok.",
  "The employer has withdrawn this offer, so you cannot answer it any more.":
    "Perusahaan sudah mencabut penawaran ini, jadi tidak bisa dijawab lagi.",
  "You have answered this offer already, and the answer cannot change here.":
    "Anda sudah menjawab penawaran ini, dan jawabannya tidak bisa diubah di sini.",
  "The start date of this offer has passed. Please ask the employer for a new offer.":
    "Tanggal mulai penawaran ini sudah lewat. Minta penawaran baru kepada perusahaan.",
  "This application is closed to the employer, so the document of this offer does not open.":
    "Lamaran ini tertutup untuk perusahaan, jadi dokumen penawarannya tidak bisa dibuka.",
  "This application is closed to the employer, so you cannot answer the offer.":
    "Lamaran ini tertutup untuk perusahaan, jadi penawarannya tidak bisa dijawab.",
  "The employer has not said that you are hired, so there is nothing to confirm.":
    "Perusahaan belum menyatakan Anda diterima kerja, jadi belum ada yang perlu dipastikan.",
  "The employer has made you an offer. Please accept or decline it.":
    "Perusahaan memberi Anda penawaran. Terima atau tolak penawarannya.",
  "You have confirmed that you were hired, and this cannot change here.":
    "Anda sudah memastikan diterima kerja, dan ini tidak bisa diubah di sini.",
  "You can write a verified review once you have confirmed that you were hired.":
    "Anda bisa menulis ulasan terverifikasi setelah memastikan diterima kerja.",
  "You have written a verified review of this job already.":
    "Anda sudah menulis ulasan terverifikasi tentang pekerjaan ini.",
  "Only a candidate with a confirmed hire can write a verified review. Nobody else can verify it.":
    "Hanya pelamar yang memastikan diterima kerja yang bisa menulis ulasan terverifikasi. Orang lain tidak bisa memverifikasinya.",

  // Failures of placements.
  "This application is for a job already. Only its employer can answer it, and it cannot be placed.":
    "Lamaran ini sudah untuk sebuah lowongan. Hanya perusahaannya yang bisa menjawab, dan lamaran ini tidak bisa ditawari lowongan lain.",
  "You rejected this application. Change its status before you offer a job.":
    "Anda menolak lamaran ini. Ubah dulu statusnya sebelum menawarkan lowongan.",
  "You cannot offer this job. It is closed, or its employer is not checked. Please choose another one.":
    "Lowongan ini tidak bisa ditawarkan. Lowongannya sudah ditutup, atau perusahaannya belum diperiksa. Pilih yang lain.",
  "The candidate has applied for this job already. Please choose another one.":
    "Pelamar sudah melamar lowongan ini. Pilih yang lain.",
  "The candidate said no to this job. Please choose another one.":
    "Pelamar menjawab tidak untuk lowongan ini. Pilih yang lain.",
  "You have offered this candidate ten jobs already. You cannot offer another one.":
    "Anda sudah menawarkan sepuluh lowongan kepada pelamar ini. Tidak bisa menawarkan lagi.",
  "We could not find this job offer.": "Tawaran lowongan ini tidak kami temukan.",
  "You can no longer answer, because this job is closed now. Nothing was changed.":
    "Anda tidak bisa menjawab lagi, karena lowongan ini sudah ditutup. Tidak ada yang berubah.",
  "You can no longer answer, because this application is closed now. Nothing was changed.":
    "Anda tidak bisa menjawab lagi, karena lamaran ini sudah ditutup. Tidak ada yang berubah.",
  "You have answered this already, so nothing was changed. Please write to us.":
    "Anda sudah menjawabnya, jadi tidak ada yang berubah. Hubungi kami.",
  "You have applied for this job already, so nothing was sent again. One application is enough.":
    "Anda sudah melamar lowongan ini, jadi tidak ada yang dikirim lagi. Satu lamaran sudah cukup.",

  // Failures of using answers again.
  "You can have one unfinished application in this browser. Nothing has changed yet.":
    "Browser ini hanya menyimpan satu lamaran yang belum selesai. Belum ada yang berubah.",
  "This browser has an application that you have paid for and that is not sent yet. Please complete it first. Nothing was changed.":
    "Di browser ini ada lamaran yang sudah Anda bayar dan belum dikirim. Selesaikan dulu. Tidak ada yang berubah.",
  "This application was deleted, so its answers are gone. Please begin a new one.":
    "Lamaran ini sudah dihapus, jadi isiannya sudah tidak ada. Silakan mulai yang baru.",
  "We cannot open the answers of this application, because their encryption key is missing. So they cannot be used again. Please begin a new application, or write to us.":
    "Isian lamaran ini tidak bisa dibuka karena kunci enkripsinya hilang, jadi tidak bisa dipakai lagi. Silakan mulai lamaran baru, atau hubungi kami.",

  // Texts beside the rules, the answers of calls, and the headings of the employer's CSV file.
  "The file could not be found. Please upload it again": "Berkasnya tidak ditemukan. Unggah lagi",
  "Choose a PDF, JPG or PNG file": "Pilih berkas PDF, JPG, atau PNG",
  "The limit must be a whole number from 1 to {max}": "Batasnya harus bilangan bulat dari 1 sampai {max}",
  "The cursor must be one that a list of this site gave": "Kursor harus berasal dari daftar di situs ini",
  "The key of the sealed part is lost.": "Kunci bagian yang terenkripsi hilang.",
  "Submitted at (UTC)": "Dikirim pada (UTC)",
  Status: "Status",
  "Payment marks": "Catatan pembayaran",
  "Full name": "Nama lengkap",
  Email: "Email",
  Phone: "Telepon",
  "Date of birth": "Tanggal lahir",
  "Passport expiry": "Tanggal berakhir paspor",
  "Willing to relocate": "Bersedia pindah",
  Yes: "Ya",
  No: "Tidak",
  "Certificates 2 to 10": "Sertifikat 2 sampai 10",
  "Virus scan": "Pemeriksaan virus",
  Id: "Id",

  ...countries,
};
