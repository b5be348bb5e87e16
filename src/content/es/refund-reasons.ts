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

/** A clause follows "La devolvemos en estos casos:", a receipt "El motivo:" and "Le devolvemos la tarifa, porque". */
export const refundReasons: Reasons = {
  incomplete: {
    clause: "si un pago no tiene una solicitud completa en 24 horas",
    receipt: "la solicitud no se completó en las 24 horas siguientes al pago",
  },
  "second-payment": {
    clause: "si la misma solicitud se pagó dos veces",
    receipt: "la solicitud ya estaba pagada",
  },
  "withdrawn-unpaid": {
    clause: "si llega un pago de una solicitud que se retiró antes de pagarla",
    receipt: "la solicitud se retiró antes de pagarla",
  },
  "deleted-unpaid": {
    clause: "si llega un pago de una solicitud que se borró antes de pagarla",
    receipt: "la solicitud se borró antes de pagarla",
  },
  "check-lapsed": {
    clause:
      "si la empresa no está verificada y no puede leer su solicitud durante 30 días, y nadie la ha aceptado ni rechazado",
    receipt: "la empresa no pudo leer la solicitud durante 30 días",
  },
  unplaced: {
    clause: null,
    receipt: "no propusimos a tiempo ningún empleo para la solicitud",
  },
  "check-ended": {
    clause: "si usted retira la solicitud después de vencer nuestra verificación de la empresa",
    receipt: "venció nuestra verificación de la empresa",
  },
  "employer-suspended": {
    clause: "si usted retira la solicitud después de que suspendiéramos la cuenta de la empresa",
    receipt: "suspendimos la cuenta de la empresa",
  },
  "employer-left": {
    clause: "si usted retira la solicitud después de que la empresa borrara su cuenta",
    receipt: "la empresa borró su cuenta",
  },
  "job-taken-down": {
    clause: "si usted retira la solicitud después de que retiráramos el empleo",
    receipt: "retiramos el empleo",
  },
  administrator: {
    clause: "si lo decidimos así en su caso y le decimos por qué",
    receipt: null,
  },
};

/** The cases of clause 9. */
export const refundClauses = Object.values(refundReasons)
  .flatMap(({ clause }) => clause ?? [])
  .join("; ");
