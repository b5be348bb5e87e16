import type { scanningWords as english } from "../en/scanning.ts";
import type { Translation } from "../translation.ts";

export const scanningWords: Translation<typeof english> = {
  "scan.csv.unscanned": "لم يُفحص",
  "scan.csv.pending": "قيد الفحص",
  "scan.csv.error": "تعذر فحصه",
  "scan.csv.infected": "فيه فيروس",
  "scan.csv.activeContent": "فيه محتوى نشط",

  "scan.own.infected":
    "وجد الفاحص فيروسًا في هذا الملف، فلا يستطيع أحد فتحه. يُرجى اختيار ملف آخر. ومن الأفضل فحص جهازك أيضًا.",
  "scan.own.closed": "وجد الفاحص فيروسًا في هذا الملف، فلا يستطيع أحد فتحه.",
  "scan.own.choose": "اختيار ملف آخر",
  "scan.own.hint": "{types}، أصغر من 10 MB.",
  "scan.own.submit": "استبدال الملف",
  "scan.own.done": "استبدلنا ملفك.",
  "scan.own.notInfected": "لا مشكلة في هذا المستند، فأبقيناه كما هو.",

  "scan.admin.infected.zero": "لا فيروسات في مستندات المتقدمين",
  "scan.admin.infected.one": "في مستند لأحد المتقدمين فيروس",
  "scan.admin.infected.two": "في مستندين للمتقدمين فيروس",
  "scan.admin.infected.few": "في {n} مستندات للمتقدمين فيروس",
  "scan.admin.infected.many": "في {n} مستندًا للمتقدمين فيروس",
  "scan.admin.infected.other": "في {n} مستند للمتقدمين فيروس",
  "scan.admin.infected.text":
    "لا يستطيع أحد فتح مستند كهذا. نطلب بالبريد ملفات أخرى من أصحاب الطلبات المفتوحة. الطلبات:",
  "scan.admin.error.zero": "فُحصت كل المستندات",
  "scan.admin.error.one": "تعذر فحص مستند واحد",
  "scan.admin.error.two": "تعذر فحص مستندين",
  "scan.admin.error.few": "تعذر فحص {n} مستندات",
  "scan.admin.error.many": "تعذر فحص {n} مستندًا",
  "scan.admin.error.other": "تعذر فحص {n} مستند",
  "scan.admin.error.text": "لا يستطيع أحد فتح مستند كهذا. نعيد المحاولة. الأسباب في السجل. الطلبات:",

  "emails.documentInfected.subject": "نحتاج إلى ملف آخر لطلبك {reference}",
  "emails.documentInfected.subject.job": "{title}، {company}: نحتاج إلى ملف آخر",
  "emails.documentInfected.body":
    "وجد الفاحص فيروسًا في مستند من طلبك لوظيفة {position}. الطلب موجود، لكن لا يستطيع أحد فتح هذا المستند.",
  "emails.documentInfected.what": "يُرجى إرسال ملف آخر بدلًا منه من صفحة طلبك، بعد فحصه من الفيروسات:",
};
