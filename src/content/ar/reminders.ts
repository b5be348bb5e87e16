import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "أكمل طلبك: نحذفه بعد {days}",
  "emails.draftReminder.body":
    "للإبقاء على طلبك، افتح هذا الرابط واختر «المتابعة هنا». لم ترسله بعد، ونحذفه مع مستنداته بعد {days}. يصلح الرابط مرة واحدة:",

  "emails.passportEnding.subject": "ينتهي جواز سفرك قريبًا: الطلب {reference}",
  "emails.passportEnding.subject.job": "{title}، {company}: ينتهي جواز سفرك قريبًا",
  "emails.passportEnding.body":
    "ينتهي جواز السفر الذي في طلبك لوظيفة {position} خلال {days}. يحتاج صاحب العمل إلى جواز ساري المفعول ليستقدمك إلى بلده.",
  "emails.passportEnding.what": "حين تحصل على جواز جديد، يُرجى فتح صفحة طلبك وإدخال رقمه وتاريخه وصورته هناك:",

  "emails.certificateEnding.subject": "تنتهي إحدى شهاداتك قريبًا: الطلب {reference}",
  "emails.certificateEnding.subject.job": "{title}، {company}: تنتهي إحدى شهاداتك قريبًا",
  "emails.papersEnding.subject": "أوراق تنتهي قريبًا: الطلب {reference}",
  "emails.papersEnding.subject.job": "{title}، {company}: أوراق تنتهي قريبًا",
  "emails.papersEnding.body": "الأوراق التالية في طلبك لوظيفة {position} تنتهي قريبًا:",
  "emails.papersEnding.within": "تنتهي خلال {days}",
  "emails.papersEnding.on": "تنتهي في {date}",
  "emails.papersEnding.passport": "جواز السفر",
  "emails.papersEnding.what":
    "حين تحصل على ورقة جديدة، يُرجى إضافتها في صفحة طلبك. يمكنك تصحيح تاريخ الشهادة هناك أيضًا:",

  "passportEnding.title": "ينتهي جواز سفرك في {date}",
  "passportEnding.text":
    "يحتاج صاحب العمل إلى جواز ساري المفعول ليستقدمك إلى بلده. حين تحصل على جواز جديد، ضعه مكان القديم. يرى ذلك أصحاب العمل الذين يقرؤون طلبك.",
  "passportEnding.expired": "انتهى جواز سفرك في {date}",
  "passportEnding.renew": "لدي جواز سفر جديد",
  "passportEnding.copy.hint": "{types}، بحجم 10 MB على الأكثر. تحل محل الصورة التي أرسلتها من قبل.",
  "passportEnding.copy.missing": "اختر صورة جواز سفرك الجديد",
  "passportEnding.submit": "استبدال جواز السفر",
  "passportEnding.done": "حلّ جواز سفرك الجديد محل القديم في هذا الطلب.",
  "passportEnding.not": "جواز سفرك صالح لأكثر من 60 يومًا. يمكنك استبداله في آخر 60 يومًا من صلاحيته.",

  "certificates.validUntil": "صالحة حتى {date}",
  "certificates.expiredOn": "انتهت صلاحيتها في {date}",
  "certificateDates.title": "تاريخ انتهاء صلاحية شهاداتك",
  "certificateDates.text": "اكتب آخر يوم لكل شهادة لها تاريخ انتهاء. يراه صاحب العمل.",
  "certificateDates.text.us": "اكتب آخر يوم لكل شهادة لها تاريخ انتهاء. نراه مع مستنداتك.",
  "certificateDates.mail": "نراسلك قبله بـ60 يومًا وبـ14 يومًا.",
  "certificateDates.label": "{document}: صالحة حتى",
  "certificateDates.submit": "حفظ التواريخ",
  "certificateDates.done": "حفظنا هذه التواريخ.",
};
