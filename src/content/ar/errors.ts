import type { errorWords as english } from "../en/errors.ts";
import type { Translation } from "../translation.ts";

export const errorWords: Translation<typeof english> = {
  "errors.page.title": "حدث خطأ ما",
  "errors.link.title": "هذا الرابط لم يعد صالحًا",
  "errors.again": "إعادة المحاولة",
  "errors.home": "العودة إلى الرئيسية",
  "errors.contact": "إن تكرر ذلك فاكتب إلى {email} واذكر هذا الرقم: {id}",
};
