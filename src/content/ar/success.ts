import type { successWords as english } from "../en/success.ts";
import type { Translation } from "../translation.ts";

export const successWords: Translation<typeof english> = {
  "success.title": "تم إرسال طلبك بنجاح!",
  "success.meta.title": "تم إرسال طلبك بنجاح!",
  "success.meta.description": "أُرسل طلبك: ما الذي يحدث بعد ذلك ومتى.",
  "success.meta.keywords": "أُرسل الطلب، الخطوات التالية",
  "success.lead": "وصلنا طلبك.",
  "success.reference": "الرقم المرجعي لطلبك",
  "success.reference.hint": "احتفظ به، واذكره حين تكتب إلينا عن هذا الطلب.",
  "success.receipt": "الرسوم المدفوعة",
  "success.receipt.text":
    "رسوم معالجة، تُدفع مرة واحدة ولا تُسترد إلا في حالات تذكرها الشروط. هي مقابل معالجة طلبك ولا تضمن وظيفة.",
  "success.receipt.free": "لم تُدفع أي رسوم.",
  "success.receipt.waived": "لا رسوم على هذا الطلب.",
  "success.receipt.test": "كان هذا دفعًا تجريبيًا: لم يُخصم شيء من أي بطاقة.",
  "practice.title": "كان هذا تدريبًا",
  "practice.text":
    "هذه الوظيفة مثال: لا أحد يوظف لها، ولم يُخصم شيء من أي بطاقة. تبين هذه الصفحة كيف يسير الطلب الحقيقي.",
  "success.next.title": "ماذا بعد؟",
  "success.next.paid": "بعد تأكيد دفعتك",
  "success.next.by": "حتى {date}",
  "success.next.then": "ثم",
  "success.next.after": "بعد ذلك",
  "success.next.meanwhile": "في الأثناء",
  "success.next.until": "حتى {date}",
  "success.next.review": "يراجع فريقنا طلبك خلال {time}.",
  "success.next.interview": "يُدعى المؤهلون إلى المقابلات.",
  "success.next.visa": "نساعد في التأشيرة من يحصل على الوظيفة.",
  "success.next.email": "تابع بريدك لمعرفة المستجدات.",
  "success.next.page": "تظهر المستجدات في صفحة طلبك.",
  "success.validity": "يبقى طلبك ساريًا لمدة {period}.",
  "course.caption": "من {from} إلى {to}",
  "success.contact": "لديك أسئلة؟ اكتب إلى {email}.",
  "success.link.here": "فيها حالة الطلب وما أرسلته والإيصال. يمكنك فتحها من هنا لمدة ساعة بعد الإرسال.",
  "success.link.alsoMailed": "والرابط أيضًا في الرسالة التي أرسلناها إليك.",
  "success.link.keep": "لا يرسل هذا الموقع أي بريد حاليًا، فافتح الصفحة الآن واحتفظ بعنوانها.",
  "success.link.noEmail": "لا يرسل هذا الموقع أي بريد حاليًا.",
  "success.link.shown": "عرضنا رابط صفحة طلبك هنا من قبل.",
  "success.home": "العودة إلى الرئيسية",
  "success.jobs": "تصفّح وظائف أخرى",
  "success.neutral.title": "لا يمكننا عرض طلبك هنا",
  "success.neutral.lead":
    "لا نعرضه إلا في المتصفح الذي أرسله. افتح هذه الصفحة فيه، أو تابع طلبك برقمه المرجعي.",
  "success.neutral.text":
    "حين يتأكّد الدفع تقول الصفحة «تم إرسال طلبك بنجاح!» وتعرض الرقم المرجعي وتذكر ما إذا كانت الرسوم قد خُصمت. لا تدفع مرة أخرى قبل أن تطّلع عليها.",
  "success.processing.title": "الدفع قيد المعالجة",
  "success.processing.text":
    "لم تؤكده شركة خدمات الدفع بعد. لا حاجة إلى الدفع مرة أخرى. نرسل طلبك حالما يتأكّد الدفع.",
  "success.processing.refresh": "التحقق مرة أخرى",
  "success.failed.title": "لم يتم الدفع",
  "success.failed.text":
    "لم تُخصم الرسوم، وكل ما أدخلته محفوظ. يمكنك المحاولة مرة أخرى بالبطاقة نفسها أو بغيرها.",
  "success.failed.retry": "إعادة محاولة الدفع",
  "success.refunded.title": "رُدّ هذا المبلغ",
  "success.refunded.text":
    "تعود الرسوم إلى البطاقة أو الحساب الذي دفعت منه. وقد تمضي بضعة أيام قبل أن تظهر في مصرفك.",
  "success.unknown.title": "تعذر علينا التحقق من الدفع",
  "success.unknown.text":
    "شركة خدمات الدفع لا تردّ حاليًا. لا حاجة إلى الدفع مرة أخرى. يُرجى العودة إلى هذه الصفحة بعد بضع دقائق.",
};
