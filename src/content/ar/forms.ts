import type { formWords as english } from "../en/forms.ts";
import type { Translation } from "../translation.ts";

export const formWords: Translation<typeof english> = {
  "errors.prefix": "خطأ: {title}",
  "errors.summary": "هناك مشكلة",
  "errors.unreachable": "تعذر على متصفحك الوصول إلى الموقع الآن. يُرجى المحاولة مرة أخرى.",
  "errors.offline": "تعذر على متصفحك الوصول إلى الموقع الآن. ما كتبته محفوظ. يُرجى المحاولة مرة أخرى.",
  "shell.loading": "جارٍ التحميل...",
  "shell.close": "إغلاق",
  "shell.title": "{page} - {site}",
};
