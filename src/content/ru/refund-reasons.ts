import type { refundReasons as english, RefundKey } from "../refund-reasons.ts";

interface ReasonText {
  clause: string | null;
  receipt: string | null;
}

/** A text is null where the English one is. */
type Reasons = {
  readonly [Key in RefundKey]: {
    readonly [Part in keyof ReasonText]: (typeof english)[Key][Part] extends null ? null : string;
  };
};

/** A clause follows "Мы возвращаем его в таких случаях:", a receipt "Причина:" and "Мы возвращаем сбор, потому что". */
export const refundReasons: Reasons = {
  incomplete: {
    clause: "заявку не дополнили за 24 часа после оплаты",
    receipt: "заявку не дополнили за 24 часа после оплаты",
  },
  "second-payment": {
    clause: "одну и ту же заявку оплатили дважды",
    receipt: "заявка уже была оплачена",
  },
  "withdrawn-unpaid": {
    clause: "платёж пришёл за заявку, которую отозвали до оплаты",
    receipt: "заявку отозвали до оплаты",
  },
  "deleted-unpaid": {
    clause: "платёж пришёл за заявку, которую удалили до оплаты",
    receipt: "заявку удалили до оплаты",
  },
  "check-lapsed": {
    clause:
      "работодатель не проверен и 30 дней не может прочитать вашу заявку, и никто её не принял и не отклонил",
    receipt: "работодатель 30 дней не мог прочитать заявку",
  },
  unplaced: {
    clause: null,
    receipt: "мы не предложили по заявке работу вовремя",
  },
  "check-ended": {
    clause: "вы отозвали заявку после того, как истёк срок нашей проверки работодателя",
    receipt: "истёк срок нашей проверки работодателя",
  },
  "employer-suspended": {
    clause: "вы отозвали заявку после того, как мы заблокировали аккаунт работодателя",
    receipt: "мы заблокировали аккаунт работодателя",
  },
  "employer-left": {
    clause: "вы отозвали заявку после того, как работодатель удалил аккаунт",
    receipt: "работодатель удалил аккаунт",
  },
  "job-taken-down": {
    clause: "вы отозвали заявку после того, как мы сняли вакансию",
    receipt: "мы сняли вакансию",
  },
  administrator: {
    clause: "мы так решили в вашем случае и объяснили почему",
    receipt: null,
  },
};

/** The cases of clause 9. */
export const refundClauses = Object.values(refundReasons)
  .flatMap(({ clause }) => clause ?? [])
  .join("; ");
