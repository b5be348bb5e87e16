import type { jobVersionWords as english } from "../en/job-versions.ts";
import type { Translation } from "../translation.ts";

export const jobVersionWords: Translation<typeof english> = {
  "jobVersion.title": "Lowongan pada {date}",
  "jobVersion.link": "Lowongan saat pelamar ini melamar",
  "jobVersion.lead":
    "{name} melamar lowongan seperti yang tertulis di sini. Perubahan Anda setelah itu tidak termasuk.",
  "jobVersion.now": "Lowongan sekarang",

  "emails.jobChanged.subject": "Lowongan untuk lamaran Anda {reference} berubah",
  "emails.jobChanged.subject.job": "{title}, {company}: lowongannya berubah",
  "emails.jobChanged.body":
    "Perusahaan mengubah lowongannya. Anda tidak perlu melakukan apa-apa: lamaran Anda untuk {position} tidak berubah.",
  "emails.jobChanged.same": "Isinya kembali seperti saat Anda melamar.",
  "emails.jobChanged.pay": "Gaji",
  "emails.jobChanged.place": "Tempat",
  "emails.jobChanged.now": "Sekarang: {value}",
  "emails.jobChanged.was": "Sebelumnya: {value}",
  "emails.jobChanged.requirements": "Persyaratannya berbeda dari yang Anda baca dulu.",
  "emails.jobChanged.next":
    "Halaman lamaran Anda menampilkan lowongan seperti saat Anda melamar. Di sana Anda juga bisa menarik lamaran:",
};
