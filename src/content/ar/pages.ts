import type { pagesWords as english } from "../en/pages.ts";
import type { Translation } from "../translation.ts";

export const pagesWords: Translation<typeof english> = {
  "notFound.title": "404: الصفحة غير موجودة",
  "notFound.text": "بحثنا عن هذه الصفحة ولم نجدها.",
  "notFound.hint": "لا صفحة بهذا العنوان. ربما نُقلت الصفحة، أو سقط حرف من العنوان.",
  "notFound.home": "العودة إلى الرئيسية",
  "notFound.jobs": "تصفّح الوظائف",
  "notFound.meta.description": "لا صفحة بهذا العنوان.",
  "notFound.meta.keywords": "صفحة غير موجودة",

  "devMail.title": "البريد الصادر",
  "devMail.lead":
    "لم يُضبط خادم بريد، فيحتفظ الموقع برسائله هنا ولا يرسل شيئًا. لا وجود لهذه الصفحة في الموقع المنشور.",
  "devMail.lead.sending": "لم يرسل خادم البريد هذه الرسائل بعد. لا وجود لهذه الصفحة في الموقع المنشور.",
  "devMail.held": "تُحجز حتى {date} UTC ثم تُرسل",
  "devMail.to": "إلى: {recipient}",
  "devMail.empty": "لا رسائل هنا.",

  "news.title": "أخبار القطاعات ومستجداتها",
  "news.subtitle": "أحدث ما يجري في النقل البحري والتقنية والتعدين حول العالم",
  "news.trending": "رائج",
  "news.jobs": "تصفح الوظائف: {industry}",
  "news.meta.title": "أخبار القطاعات ومستجداتها",
  "news.meta.description":
    "أخبار العمل في النقل البحري والتقنية والتعدين باختصار: الشهادات والتقنيات والمهن المطلوبة.",
  "news.meta.keywords": "أخبار النقل البحري، سوق العمل التقني، أخبار التعدين، مهن بحرية، عمل في الخارج",

  "terms.title": "الشروط والأحكام",
  "terms.updated": "نسخة {date}",
  "terms.earlier": "هذه شروط نسخة سابقة.",
  "terms.present": "قراءة الشروط الحالية",
  "terms.full": "شروط تقديم الطلب",
  "terms.meta.title": "الشروط والأحكام",
  "terms.meta.description":
    "ما تقدّمه خدمة الطلبات وما لا تقدّمه، ومقابل ماذا تُدفع الرسوم، وكيف نساعد في التأشيرة.",
  "terms.meta.keywords": "الشروط والأحكام، رسوم الطلب، المساعدة في التأشيرة، معالجة البيانات",

  "privacy.title": "سياسة الخصوصية",
  "privacy.updated": "نسخة {date}",
  "privacy.meta.title": "سياسة الخصوصية",
  "privacy.meta.description": "البيانات التي يجمعها الطلب، ومن يطلع عليها، وكيف نحميها ومتى نحذفها.",
  "privacy.meta.keywords":
    "سياسة الخصوصية، البيانات الشخصية، المستندات، أمن البيانات، مدة الاحتفاظ بالبيانات",

  "partners.title": "شركاؤنا حول العالم",
  "partners.subtitle": "أصحاب عمل بارزون في النقل البحري والتقنية والتعدين",
  "partners.meta.title": "شركاؤنا حول العالم - أصحاب العمل: {n}",
  "partners.meta.description":
    "أصحاب العمل المدرجون هنا في النقل البحري والتقنية والتعدين، وعدد الوظائف المتاحة لدى كل منهم.",
  "partners.meta.keywords": "شركات شريكة، شركات نقل بحري، شركات تقنية، شركات تعدين، أصحاب عمل في الخارج",
  "partners.count.shipping": "شركات نقل بحري",
  "partners.count.it": "شركات تقنية",
  "partners.count.mining": "شركات تعدين",
  "partners.tabs": "الشركاء بحسب القطاع",
  "partners.tab.all": "الكل",
  "partners.tab.shipping": "النقل البحري",
  "partners.tab.it": "التقنية",
  "partners.tab.mining": "التعدين",
  "partners.section.shipping": "النقل البحري",
  "partners.section.it": "تقنية المعلومات",
  "partners.section.mining": "التعدين والطاقة",
  "partners.positions.zero": "لا وظائف",
  "partners.positions.one": "وظيفة واحدة",
  "partners.positions.two": "وظيفتان",
  "partners.positions.few": "{n} وظائف",
  "partners.positions.many": "{n} وظيفة",
  "partners.positions.other": "{n} وظيفة",
  "partners.vacancies.zero": "لا شواغر",
  "partners.vacancies.one": "شاغر واحد إجمالًا",
  "partners.vacancies.two": "شاغران إجمالًا",
  "partners.vacancies.few": "{n} شواغر إجمالًا",
  "partners.vacancies.many": "{n} شاغرًا إجمالًا",
  "partners.vacancies.other": "{n} شاغر إجمالًا",
  "partners.sample": "شركات نموذجية",
  "partners.sample.notice":
    "الشركات التي تحمل عبارة «إعلان نموذجي» خيالية. هي هنا لتُظهر شكل الصفحة إلى أن تُدرج شركات حقيقية.",
  "partners.sample.all": "إعلان نموذجي: كل الشركات أدناه خيالية.",
  "partners.more.shipping": "كل شركات النقل البحري ({n})",
  "partners.more.it": "كل شركات التقنية ({n})",
  "partners.more.mining": "كل شركات التعدين ({n})",
  "partners.empty": "لا شركاء في هذا القطاع بعد.",
};
