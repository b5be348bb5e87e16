import { administratorPart } from "../administrator-part.ts";
import { jobReviewWords as english } from "../en/job-reviews.ts";
import type { Translation } from "../translation.ts";

export const jobReviewWords: Translation<typeof english> = {
  "review.rule.money": "Teksnya meminta uang dari pelamar.",
  "review.rule.messenger": "Teksnya menyebut aplikasi chat. Pelamar menghubungi Anda lewat situs ini.",
  "review.rule.phone": "Teksnya berisi nomor telepon. Pelamar menghubungi Anda lewat situs ini.",
  "review.rule.lookalike": "Nama perusahaannya mirip nama perusahaan lain.",
  "review.rule.copied": "Teks ini sudah dipasang oleh akun lain.",
  "review.rule.pay": "Gajinya jauh di atas yang biasa untuk bidang dan tingkat ini.",
  "review.sentence": "“{sentence}”",
  "review.held.title": "Lowongan ini kami periksa dulu sebelum tampil",
  "review.held.text":
    "Pelamar belum bisa melihatnya. Ubah yang disebut di sini, atau biarkan saja: administrator akan membacanya.",
  "review.refused.title": "Lowongan ini kami tolak",
  "review.refused.text": "Pelamar tidak bisa melihatnya. Anda boleh mengubahnya, lalu kami baca lagi.",
  "review.refused.reason": "Alasannya: {reason}",
  "review.again.text": "Teks sebelumnya kami tolak. Teks yang baru segera kami baca.",

  "emails.jobHeld.subject": "Lowongan Anda ditahan sampai selesai kami periksa: {title}",
  "emails.jobHeld.body": "Pelamar belum bisa melihat lowongan Anda {title}. Ini yang kami temukan:",
  "emails.jobHeld.next":
    "Anda bisa mengubah teksnya. Kalau dibiarkan, administrator membaca lowongannya dan memutuskan.",
  "emails.jobReleased.subject": "Lowongan Anda sudah kami baca: {title}",
  "emails.jobReleased.body":
    "Lowongan Anda {title} di {company} sudah kami baca dan kami setujui. Kalau kami sudah memastikan Anda mewakili perusahaan ini, pelamar sekarang bisa melihatnya.",
  "emails.jobRefused.subject": "Lowongan Anda kami tolak: {title}",
  "emails.jobRefused.body":
    "Lowongan Anda {title} di {company} sudah kami baca dan kami tolak. Pelamar tidak bisa melihatnya.",
  "emails.jobRefused.reason": "Alasannya: {reason}",
  "emails.jobRefused.next": "Anda boleh mengubah lowongannya, lalu kami baca lagi.",

  ...administratorPart(english, "admin."),
};
