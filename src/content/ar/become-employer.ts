import type { becomeEmployerWords as english } from "../en/become-employer.ts";
import type { Translation } from "../translation.ts";

export const becomeEmployerWords: Translation<typeof english> = {
  "becomeEmployer.submit": "التسجيل كصاحب عمل",
  "becomeEmployer.failed": "تعذر التسجيل كصاحب عمل",

  "employer.registered.title": "تم بنجاح!",
  "employer.registered.text": "تم تسجيلك كصاحب عمل",
};
