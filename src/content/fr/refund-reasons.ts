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
    clause: "si un paiement n’a pas de candidature complète sous 24 heures",
    receipt: "la candidature n’a pas été complétée dans les 24 heures après le paiement",
  },
  "second-payment": {
    clause: "si la même candidature a été payée deux fois",
    receipt: "la candidature était déjà payée",
  },
  "withdrawn-unpaid": {
    clause: "si un paiement arrive pour une candidature retirée avant d’être payée",
    receipt: "la candidature a été retirée avant d’être payée",
  },
  "deleted-unpaid": {
    clause: "si un paiement arrive pour une candidature supprimée avant d’être payée",
    receipt: "la candidature a été supprimée avant d’être payée",
  },
  "check-lapsed": {
    clause:
      "si l’employeur n’est pas vérifié et ne peut pas lire votre candidature pendant 30 jours, et que personne ne l’a acceptée ni refusée",
    receipt: "l’employeur n’a pas pu lire la candidature pendant 30 jours",
  },
  unplaced: {
    clause: null,
    receipt: "nous n’avons proposé aucun emploi à temps pour la candidature",
  },
  "check-ended": {
    clause: "si vous retirez la candidature après la fin de notre vérification de l’employeur",
    receipt: "notre vérification de l’employeur a pris fin",
  },
  "employer-suspended": {
    clause: "si vous retirez la candidature après la suspension du compte de l’employeur",
    receipt: "nous avons suspendu le compte de l’employeur",
  },
  "employer-left": {
    clause: "si vous retirez la candidature après que l’employeur a supprimé son compte",
    receipt: "l’employeur a supprimé son compte",
  },
  "job-taken-down": {
    clause: "si vous retirez la candidature après que nous avons retiré l’offre",
    receipt: "nous avons retiré l’offre",
  },
  administrator: {
    clause: "si nous le décidons dans votre cas et vous disons pourquoi",
    receipt: null,
  },
};

/** The cases of clause 9. */
export const refundClauses = Object.values(refundReasons)
  .flatMap(({ clause }) => clause ?? [])
  .join(" ; ");
