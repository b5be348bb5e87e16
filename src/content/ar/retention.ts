import { type ExpiringKey, type RetentionDays, retentionTable } from "../../shared/retention.ts";
import { type RowKey, rowsSaid } from "../retention-rows.ts";

interface Words {
  what: string;
  /** Follows "from" or "until". The reason, where the record is kept for ever. */
  from: string;
}

const withApplication = "نحذفها مع الطلب. وتبدأ مدة الطلب من جديد مع كل منها";

export const retentionWords: Readonly<Record<RowKey, Words>> = {
  draft: { what: "طلب لم ترسله، أو ما أدخلته فيه إن دفعت رسومه ورُدّت إليك", from: "آخر تغيير لك" },
  unpaid: { what: "طلب أرسلته ولم تدفع رسومه", from: "إرساله أو آخر محاولة لدفعه" },
  unanswered: { what: "طلب لم يغيّر أحد حالته", from: "إرساله ودفع رسومه" },
  inProgress: { what: "طلب قيد المراجعة، أو بعد المقابلة", from: "آخر تغيّر في حالته" },
  accepted: { what: "طلب مقبول", from: "قبوله" },
  rejected: { what: "طلب مرفوض", from: "رفضه" },
  withdrawn: { what: "طلب سحبته", from: "سحبه" },
  refunded: { what: "طلب رددنا رسومه", from: "الردّ" },
  brokenUpload: { what: "ما وصل من ملف انقطع رفعه", from: "بدء الرفع" },
  upload: { what: "ملف مرفوع لا يستعمله أي طلب، أو رفعه صاحب عمل للتحقق ولم يرسله", from: "رفعه" },
  mailboxCode: { what: "رمز لتأكيد البريد الإلكتروني لحساب", from: "مرور 24 ساعة على طلبك" },
  privateView: {
    what: "إذن برؤية بيانات جواز السفر في هذا المتصفح، برمز وصل بالبريد",
    from: "مرور 30 دقيقة على إدخال الرمز",
  },
  trackingCode: { what: "رمز لمتابعة طلب", from: "مرور 15 دقيقة على طلبك" },
  applicationLink: { what: "رابط فتحه رمز كهذا", from: "مرور 24 ساعة على استعمال الرمز" },
  draftLink: { what: "رابط لمتابعة طلب على جهاز آخر", from: "انتهاء صلاحيته، بعد 72 ساعة من إرساله إليك" },
  erasureRequest: { what: "طلب حذف", from: "انتهاء صلاحية رابطه، بعد 24 ساعة من طلبك" },
  alert: { what: "تنبيه وظائف أو اشتراك في النشرة لم تؤكده", from: "طلبك له" },
  savedList: { what: "قائمة وظائفك المحفوظة", from: "آخر استعمال لها" },
  savedLink: {
    what: "رابط إلى وظائف محفوظة، مع عنوان البريد للتذكير",
    from: "انتهاء صلاحيته، بعد 72 ساعة من طلبك",
  },
  savedReminder: {
    what: "عنوان البريد للتذكير بالوظائف المحفوظة",
    from: "إيقافك التذكير، أو انتهاء آخر قائمة تستعمله",
  },
  evidence: {
    what: "ما أرسله صاحب عمل للتحقق، مع ملفاته",
    from: "قرارنا، لكن ليس قبل انتهاء تحقق يستند إليه",
  },
  report: { what: "بلاغ عن وظيفة", from: "إغلاقنا له" },
  session: { what: "دخول حساب", from: "مرور 14 يومًا بلا استعمال، أو 30 يومًا على بدئه" },
  adminSession: { what: "دخول مدير الموقع", from: "مرور 8 ساعات عليه" },
  passwordReset: { what: "رابط لتعيين كلمة مرور جديدة", from: "مرور ساعة على طلبك" },
  mail: {
    what: "القيد الذي يبين أننا أرسلنا رسالة أو لم نستطع إرسالها (نحذف النص عند الإرسال)",
    from: "كتابتنا لها",
  },
  requestCount: { what: "عدد الطلبات التي وصلت من شبكة نموّه عنوانها بمفتاح سري", from: "وصول الطلب" },
  paymentEvent: { what: "أرقام رسائل شركة خدمات الدفع", from: "وصول الرسالة" },
  auditView: { what: "سطر في السجل يبين من اطلع على شيء أو سجل الدخول", from: "كتابة السطر" },
  payment: {
    what: "سجل الدفع: المبلغ والتواريخ والحالة ورقم شركة خدمات الدفع، بدون اسمك",
    from: "يُلزمنا القانون بالاحتفاظ به",
  },
  message: {
    what: "الرسائل مع صاحب العمل عن طلب، ومقابلاته وعروضه، والوظائف التي عرضناها عليك، مع المستندات وإجاباتك",
    from: withApplication,
  },
  log: {
    what: "سجل ما تغيّر ومن قرأ أي مستند، بلا أسماء",
    from: "نحتفظ به حتى لا يستطيع أحد إخفاء ما جرى",
  },
};

interface Unit {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

const months: Unit = { one: "شهر", two: "شهران", few: "أشهر", many: "شهرًا", other: "شهر" };
const days: Unit = { one: "يوم", two: "يومان", few: "أيام", many: "يومًا", other: "يوم" };
const hours: Unit = { one: "ساعة", two: "ساعتان", few: "ساعات", many: "ساعة", other: "ساعة" };

/** The counted noun in the form that CLDR's rules for Arabic give it. */
function counted(n: number, unit: Unit): string {
  if (n === 1) return unit.one;
  if (n === 2) return unit.two;
  const rest = n % 100;
  if (rest >= 3 && rest <= 10) return `${n} ${unit.few}`;
  return `${n} ${rest >= 11 ? unit.many : unit.other}`;
}

function span(period: number): string {
  if (period % 365 === 0) return counted((period / 365) * 12, months);
  return period > 2 ? counted(period, days) : counted(Math.round(period * 24), hours);
}

const isExpiring = (key: RowKey): key is RowKey & ExpiringKey => retentionTable[key].days !== null;

function keptFor(key: RowKey, periods: RetentionDays): string {
  const { from } = retentionWords[key];
  if (!isExpiring(key)) return from;
  return periods[key] === 0 ? `حتى ${from}` : `${span(periods[key])} من ${from}`;
}

export const retentionRows = (periods: RetentionDays) =>
  rowsSaid((key) => [retentionWords[key].what, keptFor(key, periods)]);
