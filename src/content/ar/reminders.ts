import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "نحذف طلبك غير المكتمل بعد {days} أيام",
  "emails.draftReminder.body":
    "بدأ أحدهم، ربما أنت، طلبًا ولم يرسله. نحذفه مع مستنداته بعد {days} أيام. للإبقاء عليه افتحه واختر «المتابعة هنا». يصلح الرابط مرة واحدة:",

  "emails.passportEnding.subject": "ينتهي جواز سفرك قريبًا: الطلب {reference}",
  "emails.passportEnding.body":
    "ينتهي جواز السفر الذي في طلبك لوظيفة {position} (الرقم المرجعي {reference}) خلال {days} يومًا. يحتاج صاحب العمل إلى جواز ساري المفعول ليستقدمك إلى بلده.",
  "emails.passportEnding.what":
    "حين تحصل على جواز جديد، يُرجى فتح صفحة طلبك وإضافة صورته هناك وإخبار صاحب العمل:",

  "passportEnding.title": "ينتهي جواز سفرك في {date}",
  "passportEnding.text":
    "يحتاج صاحب العمل إلى جواز ساري المفعول ليستقدمك إلى بلده. حين تحصل على جواز جديد، أضف صورته إلى مستنداتك.",
  "passportEnding.add": "إضافة صورة",
  "passportEnding.write": "الكتابة إلى صاحب العمل",
};
