import type { applyWords as english } from "../en/apply.ts";
import type { Translation } from "../translation.ts";

export const applyWords: Translation<typeof english> = {
  "apply.meta.title": "Étape {step} sur {steps} : {heading}",
  "apply.progress": "Étape {step}/{steps}",
  "apply.progress.label": "Progression",
  "apply.job": "Vous postulez pour",
  "apply.bill.general": "Candidature spontanée",
  "apply.job.general": "Candidature spontanée, sans offre précise",
  "apply.job.sample": "Annonce d’exemple",
  "apply.job.change": "Changer d’offre",
  "apply.job.choose": "Choisir une offre",
  "apply.ways.general": "L’équipe de ce site la lit d’abord",
  "apply.change": "Changer",
  "apply.ready.title": "Ce qu’il faut préparer",
  "apply.ready.passport":
    "Votre passeport : son numéro, sa date d’expiration, et une photo ou un scan de la page avec votre portrait",
  "apply.ready.resume": "Votre CV en PDF ou Word",
  "apply.ready.certificates": "Vos certificats et une photo de vous, si vous voulez les envoyer",
  "apply.ready.card": "Une carte ou un compte pour payer les frais, à la fin",
  "apply.group.you": "Vous",
  "apply.group.passport": "Votre passeport",
  "apply.group.reach": "Comment vous joindre",
  "apply.required": "Répondez à tout ce qui n’est pas marqué facultatif.",
  "apply.required.files":
    "Envoyez votre CV et une copie de la page photo de votre passeport. Le reste est facultatif.",
  "apply.optional": "(facultatif)",
  "apply.choose": "Choisissez",
  "apply.yes": "Oui",
  "apply.no": "Non",
  "apply.back": "Retour",
  "apply.continue": "Enregistrer et continuer",
  "apply.saved.here": "Votre navigateur garde votre saisie, mais jamais votre numéro de passeport.",
  "apply.saved":
    "Dès que vous continuez, notre serveur garde vos réponses, chiffrées, pendant la durée qu’indique la Politique de confidentialité.",
  "apply.resume": "Vous revoilà. Nous avons gardé votre saisie.",
  "apply.discard": "Supprimer mes réponses et recommencer",
  "apply.discard.text": "Cette action est irréversible.",
  "apply.discard.submit": "Supprimer et recommencer",

  "apply.step.personal": "Informations personnelles",
  "apply.step.professional": "Informations professionnelles",
  "apply.step.documents": "Envoi des documents",
  "apply.step.payment": "Conditions générales et paiement",
  "apply.step.personal.lead": "Répondez à toutes les questions, avec les données de votre passeport.",

  "apply.document.mode.upload": "Fichier",
  "apply.document.mode.url": "Lien",
  "apply.document.mode.label": "Comment envoyer : {document}",
  "apply.document.hint.resumeUrl": "PDF, DOC ou DOCX, moins de 10 Mo.",
  "apply.document.hint.photo": "Une photo JPG ou PNG convient aussi : votre appareil la transforme en PDF.",
  "apply.document.hint.passportCopyUrl":
    "PDF, JPG ou PNG, moins de 10 Mo. La page avec votre photo, les quatre coins visibles.",
  "apply.document.hint.certificatesUrl": "PDF, JPG ou PNG, moins de 10 Mo. Jusqu’à dix, l’un après l’autre.",
  "apply.document.hint.further": "PDF, JPG ou PNG, moins de 10 Mo.",
  "apply.document.hint.photographUrl":
    "JPG ou PNG, moins de 10 Mo. Une photo simple, comme une photo d’identité.",
  "apply.document.hint.shrink": "Votre appareil réduit les grandes photos avant l’envoi.",
  "apply.document.hint.url": "Un lien qui commence par https:// et que tout le monde peut ouvrir.",
  "apply.document.url": "Lien vers le document",
  "apply.document.choose": "Choisir un fichier",
  "apply.document.send": "Envoyer le fichier",
  "apply.document.uploading": "Envoi de {name}",
  "apply.document.waiting": "Pas encore envoyé. Nouvel essai dans {seconds} s",
  "apply.document.shrinking": "Réduction de la photo...",
  "apply.document.validUntil": "Valable jusqu’au",
  "apply.document.validUntil.hint": "Le dernier jour, si le certificat en a un.",
  "apply.document.uploaded": "Envoyé",
  "apply.document.remove": "Retirer",
  "apply.document.remove.label": "Retirer {name}",
  "apply.document.retry": "Réessayer",
  "apply.document.cancel": "Annuler",

  "apply.payment.title": "Paiement",
  "apply.payment.done": "Nous avons reçu votre paiement. Vous n’avez pas à payer de nouveau.",

  "fee.notice":
    "Chaque candidature coûte {fee}. Les frais couvrent le traitement de votre candidature et ne sont pas remboursables, sauf dans les cas prévus aux conditions. Ils ne donnent droit ni à un emploi, ni à un entretien, ni à un visa.",
  "fee.free":
    "Postuler ne coûte rien. Une candidature ne garantit ni un emploi, ni un entretien, ni un visa.",
  "fee.title": "Avant de payer",
  "fee.free.title": "Sans frais",

  "fee.waived": "Aucuns frais ici. {reason}",

  "appliedBefore.link": "Ouvrir la candidature envoyée",
};
