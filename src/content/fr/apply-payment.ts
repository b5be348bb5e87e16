import type { applyPaymentWords as english } from "../en/apply-payment.ts";
import type { Translation } from "../translation.ts";

export const applyPaymentWords: Translation<typeof english> = {
  "apply.review.title": "Vérifiez vos réponses",
  "apply.review.change.label": "Modifier : {field}",
  "apply.review.none": "Non indiqué",
  "apply.review.uploaded": "Fichier envoyé",
  "apply.review.validUntil": "{document}, valable jusqu’au {date}",
  "apply.review.validUntil.label": "{document} : valable jusqu’au",
  "apply.review.changed.fields": "Un autre onglet a modifié ces réponses : {fields}",
  "apply.review.changed.title": "Vos réponses ont changé depuis l’affichage de la page",
  "apply.review.changed.text":
    "Rien n’a encore été envoyé. Vérifiez vos réponses ci-dessous, puis continuez.",
  "apply.step.payment.lead": "Vérifiez vos réponses, acceptez les conditions, puis payez.",
  "apply.step.payment.leadFree": "Vérifiez vos réponses, acceptez les conditions, puis envoyez.",
  "apply.step.payment.leadReady": "Vous avez accepté les conditions. Payez pour envoyer votre candidature.",

  "apply.fitting.title": "Offres ouvertes qui conviennent",
  "apply.fitting.text":
    "Si vous postulez à l’une d’elles, son employeur reçoit votre candidature. Votre saisie reste en place.",

  "apply.friendly.title": "Est-ce exact ?",
  "apply.friendly.passportExpiry": "Expiration du passeport",
  "apply.friendly.dateOfBirth": "Date de naissance",
  "apply.friendly.phone": "Numéro de téléphone",
  "apply.friendly.passportExpired":
    "Votre passeport a expiré le {date}. Il faut un passeport valide pour que l’employeur vous fasse venir.",
  "apply.friendly.passportEnds":
    "Votre passeport expire le {date}. Beaucoup de pays demandent six mois de validité à l’arrivée.",
  "apply.friendly.certificateExpired":
    "{document} : expiré le {date}. Vous pouvez l’envoyer quand même. Les employeurs voient qu’il a expiré.",
  "apply.friendly.young":
    "D’après votre date de naissance, vous avez {age}. La plupart des emplois d’ici sont pour des personnes de 18 ans et plus.",
  "apply.friendly.old": "D’après votre date de naissance, vous avez {age}. Vérifiez l’année.",
  "apply.friendly.noPhone": "{phone} ne ressemble pas à un numéro de téléphone.",
  "apply.friendly.noCountryCode":
    "{phone} n’a pas d’indicatif de pays. Un employeur à l’étranger peut vous appeler si le numéro commence par +, comme +33 6 12 34 56 78.",

  "apply.terms.title": "Conditions générales",
  "apply.terms.label": "Conditions générales, texte défilant",
  "apply.terms.accept": "J’ai lu et j’accepte les conditions générales",
  "apply.terms.proceed": "Accepter et passer au paiement",
  "apply.terms.submitFree": "Accepter et envoyer la candidature",

  "apply.bill.application": "Votre candidature",
  "fee.buysNothing": "Cela ne donne droit ni à un emploi, ni à un entretien, ni à un visa.",
  "apply.payment.receipt": "Nous envoyons le reçu à {email}.",
  "apply.payment.initializing": "Préparation du paiement...",
  "apply.payment.pay": "Payer {fee} et envoyer la candidature",
  "apply.payment.paying": "Paiement en cours...",
  "apply.payment.summary":
    "Frais de dossier, payés une fois, non remboursables, sauf dans les cas prévus aux conditions",
  "apply.payment.secure": "Le prestataire de paiement traite votre carte. Nous ne voyons jamais son numéro.",
  "apply.payment.chargedBy": "Les frais sont versés à {name}.",
  "apply.payment.test": "Paiement de test - aucune carte n’est débitée",
  "apply.payment.test.hint":
    "4242 4242 4242 4242 est acceptée\n4000 0000 0000 0002 est refusée\n4000 0025 0000 3155 demande une confirmation.",
  "apply.payment.test.secure":
    "Lors d’un vrai paiement, le prestataire de paiement traite votre carte, et nous ne voyons jamais son numéro. N’entrez pas de vraie carte ici.",
  "apply.payment.card": "Numéro de carte",
  "apply.payment.declined": "Votre carte a été refusée.",
  "apply.payment.kept":
    "Rien n’a été débité, et vos réponses sont conservées. Vérifiez la carte ou utilisez-en une autre.",
  "apply.payment.unsure":
    "Nous ne savons pas encore si le paiement est passé. Vous pouvez appuyer de nouveau sur le bouton : vous ne payez jamais deux fois. Votre saisie est conservée.",
  "apply.payment.confirm.title": "Confirmez ce paiement",
  "apply.payment.confirm.text":
    "Dans un vrai paiement, votre banque le demande. Ici, vous confirmez un essai de {fee}.",
  "apply.payment.confirm.yes": "Confirmer le paiement",
  "apply.payment.confirm.no": "Annuler",
  "apply.payment.retry": "Réessayer",
  "apply.payment.sendAgain": "Envoyer de nouveau la candidature",
  "apply.payment.scriptNeeded":
    "Le paiement par carte a besoin de JavaScript. Nous avons gardé toute votre saisie. Activez JavaScript, puis rechargez cette page.",
};
