import type { employerCheckWords as english } from "../en/employer-check.ts";
import type { Translation } from "../translation.ts";

export const employerCheckWords: Translation<typeof english> = {
  "withheld.unchecked": "لم نتحقق من أنك تمثل هذه الشركة، أو انتهى تحققنا، لذلك هذا الطلب مغلق أمامك.",
  "withheld.erased": "حذف المتقدم هذا الطلب. حُذفت إجاباته ومستنداته.",
  "withheld.withdrawn": "سحب المتقدم هذا الطلب. مستنداته وبياناته الشخصية مغلقة، ولا حاجة إلى رد.",
  "withheld.refunded": "رددنا الرسوم، لذلك هذا الطلب مغلق.",
  "withheld.unpaid": "لم يدفع المتقدم رسوم هذا الطلب بعد. يمكنك قراءته حالما يدفعها.",
  "withheld.closed": "أُغلقت هذه الوظيفة قبل أكثر من 180 يومًا، لذلك طلباتها مغلقة أمامك.",
  "withheld.heading": "الطلب {reference}",
  "withheld.position": "الوظيفة المطلوبة: {position}",

  "review.badge": "قيد المراجعة",
  "review.notice.title": "هذه الوظيفة قيد المراجعة",
  "review.notice.text":
    "لا يراها المتقدمون الآن. تُنشر حالما نتحقق من أنك تمثل {company}. وحتى ذلك الحين تبقى الطلبات مغلقة أمامك.",
  "review.hidden": "لا يراها المتقدمون إلى أن نتحقق من أنك تمثل {company}.",

  "mandate.state.none": "بلا تحقق",
  "mandate.state.asked": "التحقق جارٍ",
  "mandate.state.unconfirmed": "استلمنا الطلب",
  "mandate.state.question": "إجابتك مطلوبة",
  "mandate.state.checked": "تم التحقق",
  "mandate.state.lapsed": "انتهى التحقق",
  "mandate.state.refused": "مرفوض",
  "mandate.state.withdrawn": "مسحوب",
  "mandate.mailbox.unconfirmed": "البريد الإلكتروني غير مؤكد",
  "mandate.until": "حتى {date}",

  "suspension.title": "إيقاف هذا الحساب",
  "suspension.text": "ينهي ذلك جلساته، ويخفي كل وظائفه، ويغلق أمامه كل الطلبات. ونراسل من تقدّموا لوظائفه.",
  "suspension.reason": "السبب، لسجلاتنا فقط",
  "suspension.with": "وإيقاف الحساب الذي نشرها أيضًا، لأنه احتيال",
  "suspension.submit": "إيقاف {name}",
  "suspension.end": "رفع الإيقاف عن {name}",
  "suspension.since": "موقوف منذ {date}: {reason}",
  "suspension.badge": "موقوف",

  "employerClosed.title": "هذا الطلب مغلق أمام صاحب العمل",
  "employerClosed.text":
    "السبب: {reason}. لا يستطيع صاحب العمل قراءة ما أرسلته ولا الرد عليه. لا تدفع لأحد من أجل هذه الوظيفة.",
  "employerClosed.since": "مغلق أمام صاحب العمل منذ {date} UTC.",
  "employerClosed.refund": "يمكنك الانتظار، أو سحب طلبك أدناه. إن سحبته رددنا الرسوم.",
  "employerClosed.refundOn": "إن ظل صاحب العمل لا يستطيع قراءته حتى {date}، نردّ الرسوم تلقائيًا.",
  "employerClosed.offer": "يمكنك الانتظار، أو سحب طلبك من صفحته.",
  "employerClosed.offer.paid":
    "يمكنك الانتظار، أو سحب طلبك من صفحته. إن سحبته رددنا الرسوم. وإن ظل صاحب العمل لا يستطيع قراءته بعد 30 يومًا، نردّ الرسوم تلقائيًا.",
  "employerClosed.withdraw": "يمكنك الانتظار، أو سحب طلبك أدناه.",
  "withdrawal.refund": "نردّ الرسوم. السبب: {reason}.",
  "emails.withdrawn.refund":
    "نردّ الرسوم. السبب: {reason}. يعود المبلغ إلى البطاقة أو الحساب الذي دفعت منه، وتصلك رسالة حين يكون في طريقه.",
  "emails.suspended.subject": "يُرجى القراءة: أوقفنا حساب صاحب العمل: {title}",
  "emails.suspended.heading": "أوقفنا حساب صاحب العمل",
  "emails.suspended.body":
    "أوقفنا حساب صاحب العمل لوظيفة {title} لدى {company}. لم يعد قادرًا على قراءة طلبك أو الرد عليه.",
  "emails.suspended.beware":
    "لا تدفع لأحد من أجل هذه الوظيفة، ولا ترسل إلى أحد جواز سفرك أو بياناتك المصرفية. إن طلب منك أحد ذلك، فيُرجى إبلاغنا ({email}) وإبلاغ الشرطة في بلدك.",
  "emails.suspended.refund": "إن سحبت طلبك من صفحته رددنا الرسوم.",

  "adminRules.none":
    "EMPLOYER_CHECK هو none: يستطيع أي شخص النشر باسم أي شركة وقراءة ما يرسله المتقدمون. لا نتحقق من أصحاب العمل أولًا.",
};
