import { administratorPart } from "../administrator-part.ts";
import { paymentsWords as english } from "../en/payments.ts";
import type { Translation } from "../translation.ts";

export const paymentsWords: Translation<typeof english> = {
  "application.title.job": "Votre candidature : {title}, {company}",
  "application.general": "Votre candidature spontanée",
  "application.meta.description": "Le statut d’une candidature, ce qui a été envoyé, et le reçu.",
  "application.lead": "Toute personne qui a ce lien peut ouvrir cette page. Ne le partagez pas.",
  "application.vacancy": "Emploi",
  "application.vacancy.of": "{title}, {company}",
  "application.refunded.title": "Nous avons remboursé les frais",
  "application.refunded.text":
    "Plus personne ne répond à cette candidature. Votre banque peut mettre quelques jours à afficher l’argent.",
  "application.status": "Statut",
  "application.date": "{date} UTC",
  "application.sent": "Ce que vous avez envoyé",
  "application.passport": "Se termine par {ending}",
  "application.documents": "Documents",
  "application.documents.note": "D’un document donné par un lien, nous ne gardons pas de copie.",
  "application.documents.link": "Votre lien vers {host}",
  "application.manage": "Gérer cette candidature",
  "application.documents.download": "Télécharger",
  "application.openings": "Qui a ouvert quoi",
  "application.openings.none":
    "Aucun employeur n’a ouvert votre numéro de passeport, votre date de naissance ou votre adresse.",
  "application.openings.log": "Nous notons chaque ouverture.",
  "application.openings.noDocuments": "Personne n’a encore ouvert vos documents.",
  "application.openings.unmasked":
    "L’employeur voit votre numéro de passeport, votre date de naissance et votre adresse avec votre candidature.",
  "application.openings.last.one": "La dernière des {total} ouvertures.",
  "application.openings.last.other": "Les {n} dernières ouvertures sur {total}, les plus récentes d’abord.",
  "application.openings.us": "Nous",
  "application.openings.employer": "Un autre employeur à qui vous avez envoyé ce document",
  "application.openings.document": "{who} : ouverture de votre {what} le {date}",
  "application.openings.details":
    "{who} : ouverture de votre numéro de passeport, de votre date de naissance et de votre adresse le {date}, {reason}",
  "application.openings.resumeUrl": "CV",
  "application.openings.passportCopyUrl": "copie de passeport",
  "application.openings.certificatesUrl": "dossier de certificats",
  "application.openings.photographUrl": "photo",
  "disclosure.reason.contract": "pour préparer un contrat",
  "disclosure.reason.visa": "pour demander un visa",
  "disclosure.reason.identity": "pour vérifier votre identité",
  "application.receipt": "Reçu",
  "application.receipt.amount": "Montant",
  "application.receipt.amount.refunded": "{amount}, remboursé le {date}",
  "application.receipt.paidAt": "Payé le",
  "application.receipt.reference": "Référence",
  "application.receipt.payment": "Numéro du paiement",
  "application.receipt.state": "État",
  "application.receipt.paid": "Payé",
  "application.receipt.paid.test": "Payé (test, rien n’a été débité)",
  "application.receipt.refunding": "Remboursement en cours",
  "application.receipt.refunded": "Remboursé",
  "application.receipt.refundedPart": "Déjà remboursé",
  "application.receipt.reason": "Motif du remboursement",
  "application.receipt.what":
    "Les frais couvrent le traitement de votre candidature. Ils ne donnent droit ni à un emploi, ni à un entretien, ni à un visa.",
  "application.help": "Quelque chose ne va pas ? Écrivez à {email} en indiquant la référence {reference}.",

  "success.link": "La page de votre candidature",
  "success.link.open": "Ouvrir votre candidature",
  "success.link.text": "Elle montre le statut, ce que vous avez envoyé et le reçu.",
  "success.link.copy": "Copier le lien",
  "success.link.copied": "Lien copié",
  "success.link.refused":
    "Votre navigateur n’a pas copié le lien. Ouvrez votre candidature et gardez son adresse.",
  "success.link.once":
    "Gardez maintenant le lien privé de votre candidature. Cette page ne le montre que pendant une heure.",
  "success.link.mailed":
    "Le lien vers la page de votre candidature est dans l’e-mail que nous vous avons envoyé. Nous l’avons déjà montré ici.",

  ...administratorPart(english, "admin."),
};
