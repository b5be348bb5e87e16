import type { RefundKey } from "../refund-reasons.ts";

/** The clause follows "We refund it in these cases:", the receipt follows "The reason:". */
export const refundReasons: Readonly<
  Record<RefundKey, { readonly clause: string | null; readonly receipt: string | null }>
> = {
  incomplete: {
    clause: "إذا لم يكتمل الطلب خلال 24 ساعة من الدفع",
    receipt: "لم يكتمل الطلب خلال 24 ساعة من دفع رسومه",
  },
  "second-payment": {
    clause: "إذا دُفعت رسوم الطلب نفسه مرة ثانية",
    receipt: "رسوم الطلب مدفوعة من قبل",
  },
  "withdrawn-unpaid": {
    clause: "إذا وصل دفع عن طلب سُحب قبل دفع رسومه",
    receipt: "سُحب الطلب قبل دفع رسومه",
  },
  "deleted-unpaid": {
    clause: "إذا وصل دفع عن طلب حُذف قبل دفع رسومه",
    receipt: "حُذف الطلب قبل دفع رسومه",
  },
  "check-lapsed": {
    clause: "إذا لم يكن تحققنا من صاحب العمل ساريًا ولم يستطع قراءة طلبك 30 يومًا، ولم يقبله أحد أو يرفضه",
    receipt: "لم يستطع صاحب العمل قراءة الطلب 30 يومًا",
  },
  unplaced: {
    clause: null,
    receipt: "لم نعرض وظيفة على صاحب الطلب في المدة المحددة",
  },
  "check-ended": {
    clause: "إذا سحبت طلبك بعد انتهاء تحققنا من صاحب العمل",
    receipt: "انتهى تحققنا من صاحب العمل",
  },
  "employer-suspended": {
    clause: "إذا سحبت طلبك بعد أن أوقفنا حساب صاحب العمل",
    receipt: "أوقفنا حساب صاحب العمل",
  },
  "employer-left": {
    clause: "إذا سحبت طلبك بعد أن حذف صاحب العمل حسابه",
    receipt: "حذف صاحب العمل حسابه",
  },
  "job-taken-down": {
    clause: "إذا سحبت طلبك بعد أن أزلنا الوظيفة",
    receipt: "أزلنا الوظيفة",
  },
  administrator: {
    clause: "إذا قررنا ذلك في حالتك وأخبرناك بالسبب",
    receipt: null,
  },
};

/** The cases of clause 9. */
export const refundClauses = Object.values(refundReasons)
  .flatMap(({ clause }) => clause ?? [])
  .join("؛ ");
