import type { formWords as english } from "../en/forms.ts";
import type { Translation } from "../translation.ts";

export const formWords: Translation<typeof english> = {
  "errors.prefix": "Kesalahan: {title}",
  "errors.summary": "Ada yang perlu diperbaiki",
  "errors.unreachable": "Browser Anda tidak bisa terhubung ke situs. Silakan coba lagi.",
  "errors.offline": "Browser Anda tidak bisa terhubung ke situs. Isian Anda masih ada. Silakan coba lagi.",
  "shell.loading": "Memuat...",
  "shell.close": "Tutup",
  "shell.title": "{page} - {site}",
};
