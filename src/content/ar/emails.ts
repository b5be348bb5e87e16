import type { emailWords as english } from "../en/emails.ts";
import type { Translation } from "../translation.ts";

export const emailWords: Translation<typeof english> = {
  "emails.greeting": "تحية طيبة {name}،",
  "emails.hello": "مرحبًا،",
  "emails.mailboxCode.subject": "تأكيد بريدك الإلكتروني",
  "emails.mailboxCode.body":
    "فتح أحدهم، ربما أنت، حسابًا في {site} بهذا البريد الإلكتروني. لتأكيد أن العنوان لك، سجل الدخول وأدخل هذا الرمز:",
  "emails.mailboxCode.limits":
    "يصلح الرمز 24 ساعة، وأحدث رمز وحده صالح. وقبل ذلك لا نراسل هذا العنوان بشأن الطلبات والوظائف.",
  "emails.mailboxCode.ignore":
    "إن لم تفعل ذلك بنفسك فلا تفعل شيئًا ولا تعطِ الرمز لأحد. بدونه يبقى العنوان غير مؤكد.",
  "emails.position": "{title} لدى {company}",
  "emails.anyPosition": "في الخارج",
  "emails.follow":
    "لترى طلبك، أدخل هنا هذا البريد الإلكتروني، والرقم المرجعي مكتوب مسبقًا. نرسل إليك بعدها رمزًا، كي لا يفتح الصفحة إلا صاحب هذا البريد:",
  "emails.sign": "مع أطيب التحيات\n{site}",
  "emails.action.application": "فتح طلبك",
  "emails.action.follow": "متابعة طلبك",
  "emails.action.document": "إرسال ملف آخر",
  "emails.action.draft": "متابعة كتابة طلبك",
  "emails.action.erasure": "تأكيد الحذف",
  "emails.action.password": "تعيين كلمة مرور جديدة",
  "emails.action.saved": "فتح وظائفك المحفوظة",
  "emails.action.job": "عرض الوظيفة",
  "emails.action.company": "فتح شركاتك",
  "emails.action.dashboard": "فتح لوحة التحكم",
  "emails.action.requests": "فتح قائمة الطلبات",
  "emails.action.confirmAlert": "تأكيد تنبيه الوظائف",
  "emails.action.confirmNewsletter": "تأكيد النشرة",
  "emails.fact.reference": "الرقم المرجعي",
  "emails.fact.job": "الوظيفة",
  "emails.fact.status": "الحالة",
  "emails.fact.amount": "المبلغ",
  "emails.fact.paidOn": "تاريخ الدفع",
  "emails.fact.payment": "رقم الدفع",
  "emails.receipt.subject": "إيصال: {fee} عن طلبك {reference}",
  "emails.receipt.subject.job": "{title}، {company}: إيصال بمبلغ {fee}",
  "emails.receipt.body": "استلمنا {fee}، رسوم معالجة طلبك {reference}.",
  "emails.receipt.subject.test": "دفع تجريبي: {fee} عن طلبك {reference}",
  "emails.receipt.subject.test.job": "{title}، {company}: دفع تجريبي بمبلغ {fee}",
  "emails.receipt.body.test":
    "كان هذا دفعًا تجريبيًا بمبلغ {fee}، رسوم معالجة طلبك {reference}. لم يُخصم شيء من أي بطاقة، ولم يُدفع أي مال.",
  "emails.receipt.test": "دفع تجريبي - لا يُخصم شيء من أي بطاقة",
  "emails.applicationReceived.subject": "وصلنا طلبك {reference}",
  "emails.applicationReceived.subject.job": "{title}، {company}: وصلنا طلبك",
  "emails.applicationReceived.body":
    "وصلنا طلبك لوظيفة {position}. رقمك المرجعي هو {reference}. يُرجى الاحتفاظ به وذكره حين تكتب إلينا.",
  "emails.applicationReceived.next":
    "ماذا بعد؟ يراجع فريقنا طلبك خلال {time}، ويُدعى المؤهلون إلى المقابلات. يُرجى متابعة بريدك.",
  "emails.applicationReceived.link": "لطلبك صفحة خاصة به، فيها حالته وما أرسلته والإيصال:",
  "emails.applicationReceived.keep":
    "كل من لديه هذا الرابط يستطيع قراءة الطلب، فيُرجى ألا تعطيه لأحد. يصلح 90 يومًا، ثم ترسل إليك الصفحة رابطًا جديدًا.",
  "emails.applicationLink.subject": "رابط جديد لطلبك {reference}",
  "emails.applicationLink.subject.job": "{title}، {company}: رابط جديد لطلبك",
  "emails.applicationLink.body":
    "فتح أحدهم، ربما أنت، رابطًا لطلبك {reference} مضى عليه أكثر من 90 يومًا، وطلب رابطًا جديدًا. هذا هو:",
  "emails.applicationLink.ignore": "إن لم تطلب ذلك فلا تفعل شيئًا. لا أحد يستطيع فتح طلبك بالرابط القديم.",
  "emails.applicationReceived.passport":
    "رقم جواز السفر الذي أرسلته ينتهي بـ {ending}. حمايةً لك، لا نكتب الرقم كاملًا أبدًا.",
  "emails.applicationReceived.limits": "الرسوم مقابل معالجة الطلب. وهي ليست ثمنًا لوظيفة أو مقابلة أو تأشيرة.",
  "emails.refund.subject": "رددنا رسوم طلبك {reference}",
  "emails.refund.subject.job": "{title}، {company}: رددنا إليك {fee}",
  "emails.refund.body": "رددنا إليك رسوم طلبك {reference} كاملة: {fee}.",
  "emails.refund.reason": "السبب: {reason}",
  "emails.refund.bank":
    "يعود المبلغ إلى البطاقة أو الحساب الذي دفعت منه. وقد تمضي عشرة أيام قبل أن يظهر في مصرفك.",
  "emails.refundFailed.subject": "لم يصل المبلغ المردود عن طلبك {reference}",
  "emails.refundFailed.subject.job": "{title}، {company}: لم يصل المبلغ المردود",
  "emails.refundFailed.body":
    "كتبنا إليك أننا رددنا الرسوم {fee} عن طلبك {reference}. ثم رفض مصرفك أو شركة خدمات الدفع استلامها. المبلغ ما زال لدينا ولم يضع.",
  "emails.refundFailed.next":
    "نردّه مرة أخرى ونراسلك حين يتم ذلك. إن كانت البطاقة أو الحساب الذي دفعت منه مغلقًا، فيُرجى الكتابة إلى {contact}، فنعيد إليك المبلغ بطريقة أخرى.",
  "emails.newsletter.subject": "يُرجى تأكيد الاشتراك في النشرة",
  "emails.newsletter.body":
    "طلب أحدهم، ربما أنت، وصول نشرة {site} إلى هذا العنوان: وظائف جديدة، مرة في الأسبوع على الأكثر. افتح هذا الرابط للتأكيد:",
  "emails.newsletter.ignore":
    "إن لم تطلب ذلك فلا تفعل شيئًا. لن نضيفك إلى القائمة، ونحذف العنوان بعد سبعة أيام.",
  "emails.newsletter.leave": "إلغاء الاشتراك لاحقًا أو حذف هذا العنوان",
  "emails.reset.subject": "تعيين كلمة مرور جديدة",
  "emails.reset.body": "افتح هذا الرابط خلال ساعة لتعيين كلمة مرور جديدة. يصلح مرة واحدة:",
  "emails.reset.ignore": "إن لم تطلب ذلك فلا تفعل شيئًا. تبقى كلمة مرورك كما هي.",
  "emails.status.subject": "طلبك {reference}: {status}",
  "emails.status.subject.job": "{title}، {company}: {status}",
  "emails.rejected.subject": "القرار بشأن طلبك {reference}",
  "emails.rejected.subject.job": "{title}، {company}: قرار صاحب العمل",
  "emails.status.similar": "عرض وظائف مشابهة",
  "emails.status.body": "غيّر صاحب العمل حالة طلبك لوظيفة {position}.",
  "emails.status.note": "كتب صاحب العمل: «{note}»",
  "emails.erasure.subject": "يُرجى التأكيد: حذف الطلب {reference}",
  "emails.erasure.subject.job": "{title}، {company}: يُرجى تأكيد حذف طلبك",
  "emails.erasure.body":
    "في صفحة طلبك {reference} طلب أحدهم، ربما أنت، حذفه. افتح هذا الرابط وأكّد هناك. يصلح 24 ساعة:",
  "emails.erasure.limits": "تُحذف عندئذ إجاباتك ومستنداتك نهائيًا. ونحتفظ بسجل الدفع بدون اسمك.",
  "emails.erasure.ignore": "إن لم تطلب ذلك فلا تفعل شيئًا. يبقى طلبك كما هو.",
  "emails.newApplications.subject.zero": "لا طلبات جديدة لوظائفك",
  "emails.newApplications.subject.one": "طلب جديد لوظائفك",
  "emails.newApplications.subject.two": "طلبان جديدان لوظائفك",
  "emails.newApplications.subject.few": "{n} طلبات جديدة لوظائفك",
  "emails.newApplications.subject.many": "{n} طلبًا جديدًا لوظائفك",
  "emails.newApplications.subject.other": "{n} طلب جديد لوظائفك",
  "emails.newApplications.body.zero": "لم يصلك طلب جديد. تجد طلباتك في لوحة التحكم:",
  "emails.newApplications.body.one": "وصلك طلب جديد. تجده في لوحة التحكم:",
  "emails.newApplications.body.two": "وصلك طلبان جديدان. تجدهما في لوحة التحكم:",
  "emails.newApplications.body.few": "وصلتك {n} طلبات جديدة. تجدها في لوحة التحكم:",
  "emails.newApplications.body.many": "وصلك {n} طلبًا جديدًا. تجدها في لوحة التحكم:",
  "emails.newApplications.body.other": "وصلك {n} طلب جديد. تجدها في لوحة التحكم:",
};
