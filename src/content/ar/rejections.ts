import type { rejectionWords as english } from "../en/rejections.ts";
import type { Translation } from "../translation.ts";

export const rejectionWords: Translation<typeof english> = {
  "rejection.experience.reason": "الخبرة",
  "rejection.certificates.reason": "الشهادات",
  "rejection.documents.reason": "المستندات",
  "rejection.filled.reason": "شُغلت الوظيفة",
  "rejection.other.reason": "سبب آخر",

  "rejection.experience.told":
    "شكرًا على طلبك. يبحث صاحب العمل لهذه الوظيفة عن خبرة أطول، أو عن خبرة من نوع آخر.",
  "rejection.certificates.told": "شكرًا على طلبك. يحتاج صاحب العمل لهذه الوظيفة إلى شهادات لا تظهر في طلبك.",
  "rejection.documents.told": "شكرًا على طلبك. لم تكن مستندات هذا الطلب كافية ليقرر صاحب العمل لصالحك.",
  "rejection.filled.told": "شكرًا على طلبك. وجد صاحب العمل العدد الكافي لهذه الوظيفة. ولا علاقة لذلك بمستواك.",
  "rejection.other.told": "شكرًا على طلبك. اختار صاحب العمل متقدمين آخرين هذه المرة.",
  "rejection.note.words": "كتب صاحب العمل:",

  "rejection.form": "الرفض مع ذكر السبب…",
  "rejection.form.change": "إضافة السبب أو تغييره",
  "rejection.reason": "السبب (اختياري)",
  "rejection.reason.none": "بلا سبب",
  "rejection.note": "رسالتك إلى المتقدم (اختياري)",
  "rejection.note.hint": "{max} حرف على الأكثر. بلا بيانات اتصال، ولا شيء عن المال.",
  "rejection.template": "أو إحدى جملك المحفوظة (اختياري)",
  "rejection.template.none": "لا شيء",
  "rejection.submit": "رفض",
  "rejection.submit.change": "حفظ السبب",
  "rejection.shown": "السبب: {reason}",
  "rejection.note.shown": "رسالتك: «{note}»",

  "rejection.note.money": "لا يجوز أبدًا طلب المال من المتقدمين. يُرجى حذف هذه الجملة: «{sentence}»",
  "rejection.note.messenger": "يُرجى عدم توجيه المتقدمين إلى تطبيق مراسلة. يُرجى حذف هذه الجملة: «{sentence}»",
  "rejection.note.phone": "يُرجى عدم كتابة أرقام هواتف هنا. في هذه الجملة رقم: «{sentence}»",

  "noteTemplates.title": "رسائل الرفض",
  "noteTemplates.lead": "احفظ الجمل التي تكتبها كثيرًا حين ترفض طلبًا، ثم اختر إحداها بجانب السبب.",
  "noteTemplates.empty": "لا جمل محفوظة بعد.",
  "noteTemplates.list": "الجمل المحفوظة",
  "noteTemplates.text": "الجملة",
  "noteTemplates.text.of": "الجملة {n}",
  "noteTemplates.hint": "{max} حرف على الأكثر. يقرؤها المتقدمون باسمك.",
  "noteTemplates.add": "إضافة جملة",
  "noteTemplates.add.submit": "إضافة",
  "noteTemplates.save": "حفظ",
  "noteTemplates.save.of": "حفظ الجملة {n}",
  "noteTemplates.delete": "حذف",
  "noteTemplates.delete.of": "حذف الجملة {n}",
  "noteTemplates.full": "لديك 20 جملة. احذف واحدة قبل إضافة أخرى.",
};
