import type { successWords as english } from "../en/success.ts";
import type { Translation } from "../translation.ts";

export const successWords: Translation<typeof english> = {
  "success.title": "Candidature envoyée !",
  "success.meta.title": "Candidature envoyée !",
  "success.meta.description": "Votre candidature est envoyée : ce qui se passe ensuite, et quand.",
  "success.meta.keywords": "candidature envoyée, prochaines étapes",
  "success.lead": "Nous avons reçu votre candidature.",
  "success.reference": "Votre référence",
  "success.reference.hint": "Gardez-la. Donnez-la quand vous nous écrivez au sujet de cette candidature.",
  "success.receipt": "Frais payés",
  "success.receipt.text":
    "Frais de dossier, payés une fois et non remboursables, sauf dans les cas prévus aux conditions. Ils couvrent le traitement de votre candidature. Ils ne garantissent pas un emploi.",
  "success.receipt.free": "Aucuns frais n’ont été prélevés.",
  "success.receipt.waived": "Cette candidature est sans frais.",
  "success.receipt.test": "C’était un paiement de test : aucune carte n’a été débitée.",
  "practice.title": "C’était un essai",
  "practice.text":
    "L’offre est un exemple : personne ne recrute, et aucune carte n’a été débitée. Cette page montre la suite d’une vraie candidature.",
  "success.next.title": "La suite",
  "success.next.paid": "Une fois votre paiement confirmé",
  "success.next.by": "D’ici le {date}",
  "success.next.then": "Puis",
  "success.next.after": "Après cela",
  "success.next.meanwhile": "En attendant",
  "success.next.until": "Jusqu’au {date}",
  "success.next.review": "Notre équipe examine votre candidature sous {time}.",
  "success.next.interview": "Les candidats qualifiés sont contactés pour un entretien.",
  "success.next.visa": "Les candidats recrutés reçoivent de l’aide pour le visa.",
  "success.next.email": "Consultez vos e-mails pour suivre la candidature.",
  "success.next.page": "La page de votre candidature montre les nouvelles.",
  "success.validity": "Votre candidature reste valable {period}.",
  "course.caption": "{from} – {to}",
  "success.contact": "Des questions ? Écrivez à {email}.",
  "success.link.here":
    "Elle montre le statut, ce que vous avez envoyé et le reçu. Vous pouvez l’ouvrir depuis cette page pendant une heure après l’envoi.",
  "success.link.alsoMailed": "Le lien est aussi dans l’e-mail que nous vous avons envoyé.",
  "success.link.keep":
    "Ce site n’envoie pas d’e-mails pour le moment : ouvrez la page maintenant et gardez son adresse.",
  "success.link.noEmail": "Ce site n’envoie pas d’e-mails pour le moment.",
  "success.link.shown": "Nous avons déjà montré ici le lien vers la page de votre candidature.",
  "success.home": "Retour à l’accueil",
  "success.jobs": "Voir d’autres offres",
  "success.neutral.title": "Nous ne pouvons pas afficher votre candidature ici",
  "success.neutral.lead":
    "Nous ne l’affichons que dans le navigateur qui l’a envoyée. Ouvrez-y cette page, ou suivez votre candidature avec sa référence.",
  "success.neutral.text":
    "Une fois votre paiement confirmé, la page affiche « Candidature envoyée ! » et votre référence, et dit si les frais ont été prélevés. Ne payez pas de nouveau avant de l’avoir regardée.",
  "success.processing.title": "Votre paiement est en cours de traitement",
  "success.processing.text":
    "Le prestataire de paiement ne l’a pas encore confirmé. Vous n’avez pas à payer de nouveau. Nous envoyons votre candidature dès que le paiement est confirmé.",
  "success.processing.refresh": "Vérifier de nouveau",
  "success.failed.title": "Le paiement n’a pas abouti",
  "success.failed.text":
    "Aucuns frais n’ont été prélevés. Toute votre saisie est conservée. Vous pouvez réessayer avec la même carte ou une autre.",
  "success.failed.retry": "Réessayer le paiement",
  "success.refunded.title": "Ce paiement a été remboursé",
  "success.refunded.text":
    "Les frais reviennent sur la carte ou le compte que vous avez utilisé. Votre banque peut mettre quelques jours à l’afficher.",
  "success.unknown.title": "Nous n’avons pas pu vérifier votre paiement",
  "success.unknown.text":
    "Le prestataire de paiement ne répond pas en ce moment. Vous n’avez pas à payer de nouveau. Revenez sur cette page dans quelques minutes.",
};
