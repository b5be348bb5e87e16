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
  "employer.undo.minutes.zero": "تُرسل الرسالة الآن.",
  "employer.undo.minutes.one": "تُرسل الرسالة بعد دقيقة.",
  "employer.undo.minutes.two": "تُرسل الرسالة بعد دقيقتين.",
  "employer.undo.minutes.few": "تُرسل الرسالة بعد {n} دقائق.",
  "employer.undo.minutes.many": "تُرسل الرسالة بعد {n} دقيقة.",
  "employer.undo.minutes.other": "تُرسل الرسالة بعد {n} دقيقة.",
  "employer.undo.seconds": "تُرسل الرسالة بعد {time}.",
  "employer.undo.gone": "الرسالة في طريقها.",
  "employer.status.failed": "تعذر تحديث الحالة",
};
