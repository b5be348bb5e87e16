import type { becomeEmployerWords as english } from "../en/become-employer.ts";
import type { Translation } from "../translation.ts";

export const becomeEmployerWords: Translation<typeof english> = {
  "becomeEmployer.submit": "Daftar sebagai Perusahaan",
  "becomeEmployer.failed": "Pendaftaran perusahaan gagal",

  "employer.registered.title": "Berhasil!",
  "employer.registered.text": "Anda sekarang terdaftar sebagai perusahaan",
};
