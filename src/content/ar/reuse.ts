import type { reuseWords as english } from "../en/reuse.ts";
import type { Translation } from "../translation.ts";

export const reuseWords: Translation<typeof english> = {
  "reuse.section": "التقديم على وظيفة أخرى",
  "reuse.text": "قدّم لوظيفة أخرى بلا إعادة كتابة كل شيء.",
  "reuse.link": "استعمال هذه الإجابات مرة أخرى",

  "reuse.title": "استعمال هذه الإجابات لوظيفة أخرى",
  "reuse.meta.description": "ابدأ طلبًا آخر بالإجابات والمستندات التي أرسلتها من قبل.",
  "reuse.lead": "اختر وظيفة، ونحن نملأ نموذجها بإجاباتك ومستنداتك.",
  "reuse.more": "ما ننسخه",
  "reuse.copied":
    "ننسخ إجابات الطلب {reference} ومستنداته إلى طلب جديد في هذا المتصفح. يمكنك تغييرها كلها قبل إرساله. ويبقى الطلب الذي أرسلته كما هو.",
  "reuse.fee": "الوظيفة الحقيقية تكلّف {fee} أخرى. الأمثلة مجانية.",
  "reuse.masked":
    "لا ننسخ رقم جواز سفرك وصورة الجواز، لأن كل من لديه الرابط كان سيراهما. يمكنك إدخالهما من جديد.",
  "reuse.masked.code": "أو أدخل رمزًا نرسله إلى بريدك، فننسخهما أيضًا",
  "reuse.unmasked": "ننسخ رقم جواز سفرك وصورة الجواز أيضًا، لأنك أدخلت الرمز في هذا المتصفح.",
  "reuse.fitting": "وظائف متاحة تناسبك",
  "reuse.fitting.samples":
    "هذه أمثلة: أصحاب العمل فيها غير حقيقيين، ولا يقرأ ما ترسله إلا القائمون على هذا الموقع.",
  "reuse.fitting.submit": "التقديم بإجاباتي",
  "reuse.fitting.label": "التقديم بإجاباتي: {title}، {company}",
  "reuse.job.title": "الصق عنوان وظيفة",
  "reuse.job": "عنوان صفحة الوظيفة",
  "reuse.job.hint": "انسخه من متصفحك أو من رسالة: رابط فيه {path}",
  "reuse.job.missing": "أدخل عنوان صفحة الوظيفة",
  "reuse.job.submit": "التقديم بإجاباتي",
  "reuse.list.title": "كل الوظائف",
  "reuse.list.text": "تصفّح القائمة. حين تختار التقديم لوظيفة تجد إجاباتك مملوءة.",
  "reuse.list.submit": "نسخ الإجابات وعرض كل الوظائف",
  "reuse.back": "العودة إلى طلبك",

  "reuse.draft.title": "بدأتَ طلبًا آخر",
  "reuse.draft.local": "طلبك غير المكتمل",
  "reuse.draft.keep": "الاحتفاظ بطلبي غير المكتمل",
  "reuse.draft.sent": "الطلب الذي أرسلته، {reference}",
  "reuse.draft.back": "العودة إلى الطلب {reference}",
  "reuse.draft.replace": "حذف طلبي غير المكتمل واستعمال {reference}",
  "reuse.draft.text": "إن استعملت الآن إجابات الطلب {reference}، حذفنا ما كتبته ورفعته للطلب غير المكتمل.",

  "reuse.done.title": "هذه إجاباتك السابقة",
  "reuse.done.text": "يُرجى مراجعتها. لا يُرسل شيء قبل أن تطلب ذلك.",
  "reuse.done.masked":
    "يُرجى مراجعتها وإدخال رقم جواز سفرك ورفع صورة الجواز من جديد. لم ننسخهما، لأن كل من لديه الرابط كان سيراهما.",
  "reuse.replaced.title": "حذفتَ طلب هذه الصفحة",
  "reuse.replaced.text": "لم يُحفظ ما كتبته في تلك الصفحة. في هذه الصفحة إجابات طلب أرسلته من قبل.",
};
