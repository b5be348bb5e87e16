import type { erasureWords as english } from "../en/erasure.ts";
import type { Translation } from "../translation.ts";

export const erasureWords: Translation<typeof english> = {
  "erasure.byCandidate": "Supprimée par le candidat",
  "erasure.unreadable": "Les données chiffrées ne s’ouvrent pas : leur clé manque",
  "erasure.unreadable.employer":
    "L’adresse, la date de naissance, le téléphone et le passeport ne s’ouvrent pas : la clé de chiffrement manque. L’administrateur en trouve plus dans le journal.",

  "consent.title": "Ce que vous avez accepté",
  "consent.terms": "Conditions acceptées",
  "consent.version": "Version du {version}, acceptée à l’envoi de la candidature, le {date}",
  "consent.none": "Aucune version n’est enregistrée",
  "consent.read": "Lire les conditions",

  "ownData.title": "Télécharger mes données",
  "ownData.unreadable":
    "Nous ne pouvons pas montrer votre adresse, votre date de naissance, votre téléphone et votre passeport : la clé de chiffrement manque de notre côté. Écrivez à {email}.",
  "ownData.export.text":
    "Le fichier contient tout ce que nous conservons de cette candidature. Il ne contient votre numéro de passeport entier que si cette page le montre aussi. Gardez-le en lieu sûr. Vous pouvez télécharger vos documents dans la liste ci-dessus.",
  "ownData.export.submit": "Télécharger mes données dans un fichier",
  "ownData.erase.title": "Supprimer mes données",
  "ownData.erase.text":
    "Nous envoyons d’abord un lien à l’adresse e-mail de cette candidature, pour être sûrs que la demande vient de vous. Nous ne supprimons rien avant votre confirmation.",
  "ownData.erase.off":
    "Un lien envoyé par e-mail nous confirme que la demande vient de vous. Pour faire supprimer vos données maintenant, écrivez à {email} en indiquant la référence {reference}.",
  "ownData.erase.off.asked":
    "Ce site n’envoie pas d’e-mail en ce moment, nous n’avons donc pas pu envoyer le lien qui la supprime. Écrivez à {email} en indiquant la référence {reference}.",
  "ownData.erase.submit": "Supprimer mes données",
  "ownData.erase.asked.title": "Nous n’avons encore rien supprimé",
  "ownData.erase.asked.text":
    "Nous avons envoyé un lien à l’adresse e-mail de cette candidature. Ouvrez-le et confirmez. Le lien est valable jusqu’au {until} UTC. Si aucun e-mail n’arrive sous cinq minutes, regardez dans les courriers indésirables, puis recommencez.",
  "ownData.erase.again": "Envoyer un autre lien",
  "ownData.erase.processing":
    "Cette candidature ne peut pas être supprimée maintenant, car son paiement est en cours de traitement. Si nous la supprimions, nous ne pourrions pas vous prévenir d’un remboursement. Revenez quand le paiement aura réussi ou échoué.",
  "ownData.erase.disputed":
    "Cette candidature ne peut pas être supprimée maintenant, car son paiement est contesté à la banque. Il nous faut ce que vous avez envoyé pour répondre à la banque. Vous pourrez la supprimer à partir du {until}.",

  "erasure.title": "Supprimer la candidature {reference}",
  "erasure.meta.description":
    "Confirmez que nous supprimons tout ce que vous avez envoyé avec une candidature.",
  "erasure.lead": "Cette action est définitive.",
  "erasure.goes.title": "Ce que nous supprimons",
  "erasure.goes.answers":
    "Tout ce que vous avez saisi : votre nom, votre adresse e-mail et votre téléphone, votre adresse, votre date de naissance et les données de votre passeport, vos qualifications et l’emploi que vous cherchez.",
  "erasure.goes.documents":
    "Les documents que vous avez envoyés ; un document qui se trouve aussi dans une autre de vos candidatures y reste.",
  "erasure.goes.mails": "Les e-mails à son sujet que nous n’avons pas encore envoyés.",
  "erasure.stays.title": "Ce que nous conservons",
  "erasure.stays.money":
    "La référence, les dates, le statut et le paiement, sans votre nom : la loi nous oblige à conserver les enregistrements de paiement.",
  "erasure.stays.employer":
    "La ligne dans notre liste, et dans celle de l’employeur si votre emploi a un employeur ici : elle indique alors « Supprimée par le candidat ».",
  "erasure.stays.copies": "Nous ne pouvons pas supprimer ce qu’un employeur a copié avant.",
  "erasure.ends": "Cela met fin à la candidature.",
  "erasure.submit": "Supprimer mes données maintenant",
  "erasure.keep": "Garder mes données",
  "erasure.blocked.title": "Rien n’a été supprimé",

  "erased.title": "Votre candidature a été supprimée",
  "erased.candidate": "Vous l’avez supprimée le {date} UTC. Vos réponses et vos documents ont disparu.",
  "erased.retention":
    "Nous l’avons supprimée le {date} UTC, car nous ne conservons les candidatures que pour un temps limité. Vos réponses et vos documents ont disparu.",
  "erased.stays":
    "Nous conservons l’enregistrement du paiement, sans votre nom : la référence, les dates, le statut et le paiement.",
  "erased.help": "Une question sur le paiement ? Écrivez à {email} en indiquant la référence {reference}.",
};
