import type { accountDeletionWords as english } from "../en/account-deletion.ts";
import type { Translation } from "../translation.ts";

export const accountDeletionWords: Translation<typeof english> = {
  "accountDeletion.title": "حذف حسابك",
  "accountDeletion.meta.description": "حذف حسابك مع اسمك وبريدك الإلكتروني وكلمة مرورك.",
  "accountDeletion.lead": "لا رجوع عن هذه الخطوة.",
  "accountDeletion.goes.title": "ما نحذفه",
  "accountDeletion.goes.person": "اسمك وبريدك الإلكتروني وكلمة مرورك، فورًا.",
  "accountDeletion.goes.sessions": "تنتهي جلساتك على كل الأجهزة، ولا تعمل بعدها روابط تعيين كلمة مرور جديدة.",
  "accountDeletion.goes.company": "بعد 90 يومًا نحذف ما أرسلته إلينا للتحقق من شركتك، مع ملفاته.",
  "accountDeletion.jobs.title": "ماذا يحدث لوظائفك",
  "accountDeletion.jobs.close": "تُغلق كل وظائفك، ولا يستطيع أحد فتحها من جديد.",
  "accountDeletion.jobs.applications": "لا يمكنك بعد ذلك قراءة طلباتها. فهي ملك المتقدمين.",
  "accountDeletion.jobs.mailed": "نراسل المتقدمين الذين ما زالوا ينتظرون جوابًا.",
  "accountDeletion.jobs.candidates":
    "يمكن للمتقدمين الذين لم يصلهم جواب سحب طلباتهم، ومن دفع الرسوم يستردّها.",
  "accountDeletion.stays.title": "ما نحتفظ به",
  "accountDeletion.stays.log": "يبقى سجل ما جرى في هذا الحساب. فيه رقم الحساب لا اسمك.",
  "accountDeletion.stays.applications":
    "تبقى الطلبات التي أرسلتها كمتقدم، وتنبيهات الوظائف، والنشرة البريدية. تحذفها أو توقفها بالروابط التي في رسائلها.",
  "accountDeletion.confirm": "نعم، احذفوا حسابي نهائيًا",
  "accountDeletion.submit": "حذف حسابي",
  "accountDeletion.keep": "الإبقاء على حسابي",
  "accountDeletion.link": "حذف حسابك",
  "accountDeletion.link.text": "اطّلع أولًا على ما يُحذف وما نحتفظ به.",
  "accountDeletion.done.title": "حُذف حسابك",
  "accountDeletion.done.text": "حُذف اسمك وبريدك الإلكتروني وكلمة مرورك.",
  "accountDeletion.done.employer": "أُغلقت وظائفك. ونحذف بعد 90 يومًا ما أرسلته إلينا للتحقق من شركتك.",
  "accountDeletion.done.mailed": "أرسلنا إلى عنوانك رسالة أخيرة لتأكيد ذلك.",

  "emails.accountDeleted.subject": "حُذف حسابك",
  "emails.accountDeleted.body":
    "حذفنا حسابك كما طلبت. حُذف اسمك وبريدك الإلكتروني وكلمة مرورك، وانتهت كل جلساتك، وأُغلقت وظائفك. هذه آخر رسالة بشأنه.",
  "emails.accountDeleted.notYou":
    "إن لم تفعل ذلك بنفسك، فربما كلمة مرورك لدى شخص آخر. غيّرها في كل مكان آخر تستعملها فيه، واكتب إلى {email}.",
  "emails.employerLeft.subject": "حذف صاحب العمل حسابه: {title}",
  "emails.employerLeft.heading": "حذف صاحب العمل حسابه",
  "emails.employerLeft.body": "حذف صاحب العمل لوظيفة {title} لدى {company} حسابه، ولن يرد أحد على طلبك.",
  "emails.employerLeft.closed": "أُغلقت الوظيفة، ولم يعد صاحب العمل قادرًا على قراءة ما أرسلته.",
};
