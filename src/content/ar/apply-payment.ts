import type { applyPaymentWords as english } from "../en/apply-payment.ts";
import type { Translation } from "../translation.ts";

export const applyPaymentWords: Translation<typeof english> = {
  "apply.review.title": "مراجعة إجاباتك",
  "apply.review.change.label": "تغيير {field}",
  "apply.review.none": "لم يُذكر",
  "apply.review.uploaded": "ملف مرفوع",
  "apply.review.validUntil": "{document}، صالحة حتى {date}",
  "apply.review.validUntil.label": "{document}: صالحة حتى",
  "apply.review.changed.fields": "غيّرت نافذة أخرى هذه الإجابات: {fields}",
  "apply.review.changed.title": "تغيّرت إجاباتك بعد أن عرضتها الصفحة",
  "apply.review.changed.text": "لم يُرسل شيء بعد. يُرجى مراجعة إجاباتك أدناه ثم المتابعة.",
  "apply.step.payment.lead": "راجع إجاباتك، واقبل الشروط، ثم ادفع.",
  "apply.step.payment.leadFree": "راجع إجاباتك، واقبل الشروط، ثم أرسل.",
  "apply.step.payment.leadReady": "قبلتَ الشروط. ادفع ليُرسل طلبك.",

  "apply.fitting.title": "وظائف متاحة تناسبك",
  "apply.fitting.text": "إن قدّمت لإحداها وصل طلبك إلى صاحب العمل. ويبقى ما أدخلته كما هو.",

  "apply.friendly.title": "هل هذا صحيح؟",
  "apply.friendly.passportExpiry": "تاريخ انتهاء جواز السفر",
  "apply.friendly.dateOfBirth": "تاريخ الميلاد",
  "apply.friendly.phone": "رقم الهاتف",
  "apply.friendly.passportExpired":
    "انتهى جواز سفرك في {date}. يحتاج صاحب العمل إلى جواز ساري المفعول ليستقدمك إلى بلده.",
  "apply.friendly.passportEnds": "ينتهي جواز سفرك في {date}. تشترط بلدان كثيرة أن يصلح ستة أشهر بعد الوصول.",
  "apply.friendly.certificateExpired":
    "{document}: انتهت صلاحيتها في {date}. يمكنك إرسالها مع ذلك. يرى أصحاب العمل أنها منتهية.",
  "apply.friendly.young": "بحسب تاريخ ميلادك عمرك {age}. معظم الوظائف هنا لمن بلغوا 18 عامًا.",
  "apply.friendly.old": "بحسب تاريخ ميلادك عمرك {age}. يُرجى التأكّد من السنة.",
  "apply.friendly.noPhone": "لا يبدو {phone} رقم هاتف.",
  "apply.friendly.noCountryCode":
    "لا رمز للبلد في {phone}. يستطيع صاحب عمل في الخارج أن يتصل بك إذا بدأ الرقم بـ + مثل \u2066+63 917 123 4567\u2069.",

  "apply.terms.title": "الشروط والأحكام",
  "apply.terms.label": "الشروط والأحكام، نص قابل للتمرير",
  "apply.terms.accept": "قرأت الشروط والأحكام وأقبلها",
  "apply.terms.proceed": "قبول ومتابعة إلى الدفع",
  "apply.terms.submitFree": "قبول وإرسال الطلب",

  "apply.bill.application": "طلبك",
  "fee.buysNothing": "وهي ليست ثمنًا لوظيفة أو مقابلة أو تأشيرة.",
  "apply.payment.receipt": "نرسل الإيصال إلى {email}.",
  "apply.payment.initializing": "جارٍ تجهيز الدفع...",
  "apply.payment.pay": "دفع {fee} وإرسال الطلب",
  "apply.payment.paying": "جارٍ الدفع...",
  "apply.payment.summary": "رسوم المعالجة، تُدفع مرة واحدة ولا تُسترد إلا في حالات تذكرها الشروط",
  "apply.payment.secure": "تتولى شركة خدمات الدفع بطاقتك. نحن لا نرى رقمها أبدًا.",
  "apply.payment.chargedBy": "الجهة التي تحصّل المبلغ: {name}.",
  "apply.payment.test": "دفع تجريبي - لا يُخصم شيء من أي بطاقة",
  "apply.payment.test.hint":
    "4242 4242 4242 4242 تُقبل\n4000 0000 0000 0002 تُرفض\n4000 0025 0000 3155 تطلب التأكيد.",
  "apply.payment.test.secure":
    "في الدفع الحقيقي تتولى شركة خدمات الدفع بطاقتك، ونحن لا نرى رقمها أبدًا. لا تُدخل بطاقة حقيقية هنا.",
  "apply.payment.card": "رقم البطاقة",
  "apply.payment.declined": "رُفضت بطاقتك.",
  "apply.payment.kept": "لم يُخصم شيء، وإجاباتك محفوظة. تأكّد من البطاقة أو استعمل بطاقة أخرى.",
  "apply.payment.unsure":
    "لا نعرف بعد هل خُصم المبلغ. يمكنك ضغط الزر مرة أخرى، فلن يُخصم مرتين أبدًا. وما كتبته محفوظ.",
  "apply.payment.confirm.title": "تأكيد هذا الدفع",
  "apply.payment.confirm.text": "في الدفع الحقيقي يطلب مصرفك هذا. وهنا تؤكد دفعًا تجريبيًا بمبلغ {fee}.",
  "apply.payment.confirm.yes": "تأكيد الدفع",
  "apply.payment.confirm.no": "إلغاء",
  "apply.payment.retry": "إعادة المحاولة",
  "apply.payment.sendAgain": "إرسال الطلب مرة أخرى",
  "apply.payment.scriptNeeded":
    "الدفع بالبطاقة يحتاج إلى JavaScript. احتفظنا بكل ما أدخلته. يُرجى تشغيل JavaScript، ثم تحميل هذه الصفحة من جديد.",
};
