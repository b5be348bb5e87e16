import { type ExpiringKey, type RetentionDays, retentionTable } from "../../shared/retention.ts";
import { type RowKey, rowsSaid } from "../retention-rows.ts";

interface Row {
  what: string;
  /** Follows "30 días desde" or, where nothing is kept longer, "Hasta"; for what is kept for ever, the reason. */
  from: string;
}

const withApplication =
  "Suppression avec la candidature. Chaque ajout fait repartir le délai de la candidature";

const table: Record<RowKey, Row> = {
  draft: {
    what: "Une candidature que vous n’avez pas envoyée ou, si vous l’avez payée et que nous l’avons remboursée, votre saisie",
    from: "sa dernière modification",
  },
  unpaid: {
    what: "Une candidature que vous avez envoyée sans la payer",
    from: "l’envoi ou la dernière tentative de paiement",
  },
  unanswered: {
    what: "Une candidature dont personne n’a changé le statut",
    from: "son envoi et son paiement",
  },
  inProgress: {
    what: "Une candidature en cours d’examen ou après un entretien",
    from: "le dernier changement de son statut",
  },
  accepted: { what: "Une candidature acceptée", from: "son acceptation" },
  rejected: { what: "Une candidature refusée", from: "son refus" },
  withdrawn: { what: "Une candidature que vous avez retirée", from: "son retrait" },
  refunded: { what: "Une candidature dont nous avons remboursé les frais", from: "le remboursement" },
  brokenUpload: {
    what: "La partie reçue d’un fichier dont l’envoi s’est interrompu",
    from: "le début de l’envoi",
  },
  upload: {
    what: "Un fichier envoyé qu’aucune candidature n’utilise, ou qu’un employeur a envoyé pour une vérification sans la demander",
    from: "son envoi",
  },
  mailboxCode: {
    what: "Un code pour confirmer l’adresse e-mail d’un compte",
    from: "24 heures après la demande",
  },
  privateView: {
    what: "L’autorisation de voir les données du passeport dans ce navigateur, donnée par un code reçu par e-mail",
    from: "30 minutes après la saisie du code",
  },
  trackingCode: { what: "Un code pour suivre une candidature", from: "15 minutes après la demande" },
  applicationLink: {
    what: "Un lien ouvert avec ce code",
    from: "24 heures après l’usage du code",
  },
  draftLink: {
    what: "Un lien pour continuer une candidature sur un autre appareil",
    from: "la fin de sa validité, 72 heures après l’envoi",
  },
  erasureRequest: {
    what: "Une demande de suppression d’une candidature",
    from: "la fin de validité de son lien, 24 heures après la demande",
  },
  alert: {
    what: "Une alerte emploi ou une lettre d’information que vous n’avez pas confirmée",
    from: "la demande",
  },
  savedList: { what: "Votre liste d’emplois enregistrés", from: "sa dernière utilisation" },
  savedLink: {
    what: "Un lien vers des emplois enregistrés, avec l’adresse pour les rappels",
    from: "la fin de sa validité, 72 heures après la demande",
  },
  savedReminder: {
    what: "L’adresse pour les rappels d’emplois enregistrés",
    from: "l’arrêt des rappels ou la fin de la dernière liste qui l’utilise",
  },
  evidence: {
    what: "Ce qu’un employeur a envoyé pour une vérification, avec ses fichiers",
    from: "notre décision, mais jamais avant la fin d’une vérification fondée dessus",
  },
  report: { what: "Le signalement d’une offre", from: "sa clôture" },
  session: {
    what: "La session d’un compte",
    from: "14 jours sans utilisation, ou 30 jours en tout",
  },
  adminSession: { what: "La session de l’administrateur", from: "8 heures après son ouverture" },
  passwordReset: {
    what: "Un lien pour choisir un nouveau mot de passe",
    from: "une heure après la demande",
  },
  mail: {
    what: "La trace d’un e-mail envoyé, ou que nous n’avons pas pu envoyer (le texte est effacé à l’envoi)",
    from: "sa rédaction",
  },
  requestCount: {
    what: "Le nombre de requêtes d’un réseau, dont nous brouillons l’adresse avec une clé secrète",
    from: "la requête",
  },
  paymentEvent: {
    what: "Les numéros des messages du prestataire de paiement",
    from: "la réception du message",
  },
  auditView: {
    what: "Une entrée du journal qui dit qui a consulté quelque chose ou s’est connecté",
    from: "l’entrée",
  },
  payment: {
    what: "L’enregistrement d’un paiement : montant, dates, état et numéro chez le prestataire, sans votre nom",
    from: "La loi nous oblige à le conserver",
  },
  message: {
    what: "Les messages avec un employeur sur une candidature, ses entretiens et propositions, et les emplois que nous vous avons proposés, avec les documents et vos réponses",
    from: withApplication,
  },
  log: {
    what: "Le journal de ce qui a été modifié et de qui a lu quel document, sans noms",
    from: "Nous le conservons pour que personne ne puisse cacher ce qui a été fait",
  },
};

function span(days: number): string {
  if (days % 365 === 0) return `${(days / 365) * 12} mois`;
  if (days > 2) return `${days} jours`;
  const hours = Math.round(days * 24);
  return hours === 1 ? "1 heure" : `${hours} heures`;
}

const isExpiring = (key: RowKey): key is RowKey & ExpiringKey => retentionTable[key].days !== null;

export function keptFor(key: RowKey, days: RetentionDays): string {
  const { from } = table[key];
  if (!isExpiring(key)) return from;
  return days[key] === 0 ? `Jusqu’à ${from}` : `${span(days[key])} après ${from}`;
}

export const retentionRows = (days: RetentionDays) =>
  rowsSaid((key) => [table[key].what, keptFor(key, days)]);
