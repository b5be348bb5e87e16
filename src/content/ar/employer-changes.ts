import type { changeWords as english } from "../en/employer-changes.ts";
import type { Translation } from "../translation.ts";

export const changeWords: Translation<typeof english> = {
  "employer.closed.title": "أُغلقت الوظيفة",
  "employer.closed.text": "لم تعد تستقبل طلبات. وما وصلك منها يبقى لك.",
  "employer.reopened.title": "فُتحت الوظيفة من جديد",
  "employer.reopened.text": "تستقبل الطلبات مرة أخرى",
  "employer.closure.failed": "لم يتغيّر شيء",
  "employer.status.updated": "تغيّرت الحالة",
  "employer.status.updated.text": "{name}: {status}",
  "employer.status.held": "يمكنك التراجع خلال عشر دقائق. {name}: {status}",
  "employer.undone.title": "تم التراجع",
  "employer.undone.text": "لا يعلم المتقدم بذلك. {name}: {status}",
  "employer.undo.failed": "لم يتم التراجع",
  "employer.undo": "تراجع",
  "employer.undo.of": "التراجع عن آخر تغيير للحالة: {name}",
  "employer.undo.minutes.zero": "لم يعد التراجع ممكنًا.",
  "employer.undo.minutes.one": "يمكنك التراجع خلال دقيقة.",
  "employer.undo.minutes.two": "يمكنك التراجع خلال دقيقتين.",
  "employer.undo.minutes.few": "يمكنك التراجع خلال {n} دقائق.",
  "employer.undo.minutes.many": "يمكنك التراجع خلال {n} دقيقة.",
  "employer.undo.minutes.other": "يمكنك التراجع خلال {n} دقيقة.",
  "employer.undo.seconds": "يمكنك التراجع خلال {time}.",
  "employer.undo.gone": "لم يعد التراجع ممكنًا.",
  "employer.status.failed": "تعذر تحديث الحالة",
};
