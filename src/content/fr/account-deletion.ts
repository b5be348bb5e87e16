import type { accountDeletionWords as english } from "../en/account-deletion.ts";
import type { Translation } from "../translation.ts";

export const accountDeletionWords: Translation<typeof english> = {
  "accountDeletion.title": "Supprimer votre compte",
  "accountDeletion.meta.description":
    "Supprimez votre compte avec votre nom, votre adresse e-mail et votre mot de passe.",
  "accountDeletion.lead": "Cette action est définitive.",
  "accountDeletion.goes.title": "Ce que nous supprimons",
  "accountDeletion.goes.person": "Votre nom, votre adresse e-mail et votre mot de passe, aussitôt.",
  "accountDeletion.goes.sessions":
    "Vos sessions se ferment sur tous les appareils, et les liens pour choisir un nouveau mot de passe ne marchent plus.",
  "accountDeletion.goes.company":
    "90 jours plus tard, nous supprimons ce que vous avez envoyé pour la vérification de votre entreprise, avec les fichiers.",
  "accountDeletion.jobs.title": "Ce que deviennent vos offres",
  "accountDeletion.jobs.close": "Toutes vos offres sont closes, et personne ne peut les rouvrir.",
  "accountDeletion.jobs.applications":
    "Vous ne pouvez plus lire leurs candidatures. Elles appartiennent aux candidats.",
  "accountDeletion.jobs.mailed": "Nous écrivons aux candidats qui peuvent encore espérer une réponse.",
  "accountDeletion.jobs.candidates":
    "Les candidats sans réponse peuvent retirer leur candidature, et ceux qui ont payé les frais sont remboursés.",
  "accountDeletion.stays.title": "Ce que nous conservons",
  "accountDeletion.stays.log":
    "Le journal de ce qui a été fait avec ce compte reste. Il contient le numéro du compte, pas votre nom.",
  "accountDeletion.stays.applications":
    "Les candidatures que vous avez envoyées, les alertes emploi et la lettre d’information restent. Les liens de leurs e-mails permettent de les supprimer ou de les arrêter.",
  "accountDeletion.confirm": "Oui, supprimer définitivement mon compte",
  "accountDeletion.submit": "Supprimer mon compte",
  "accountDeletion.keep": "Garder mon compte",
  "accountDeletion.link": "Supprimer votre compte",
  "accountDeletion.link.text": "Voyez d’abord ce qui est supprimé et ce que nous gardons.",
  "accountDeletion.done.title": "Votre compte est supprimé",
  "accountDeletion.done.text": "Votre nom, votre adresse e-mail et votre mot de passe sont effacés.",
  "accountDeletion.done.employer":
    "Vos offres sont closes. Dans 90 jours, nous supprimons ce que vous avez envoyé pour la vérification de votre entreprise.",
  "accountDeletion.done.mailed": "Nous vous avons envoyé un dernier e-mail pour le confirmer.",

  "emails.accountDeleted.subject": "Votre compte est supprimé",
  "emails.accountDeleted.body":
    "Nous avons supprimé votre compte, comme vous l’avez demandé. Votre nom, votre adresse e-mail et votre mot de passe sont effacés, toutes les sessions sont fermées et vos offres sont closes. Ceci est le dernier e-mail à ce sujet.",
  "emails.accountDeleted.notYou":
    "Si ce n’était pas vous, quelqu’un connaît peut-être votre mot de passe. Changez-le partout où vous l’utilisez et écrivez à {email}.",
  "emails.employerLeft.subject": "L’employeur de {title} est parti",
  "emails.employerLeft.heading": "L’employeur a quitté le site",
  "emails.employerLeft.body":
    "L’employeur pour {title} chez {company} a quitté le site, et personne ne répondra plus à votre candidature.",
  "emails.employerLeft.closed":
    "L’employeur a supprimé son compte ici. L’offre est close, et l’employeur ne peut plus lire ce que vous avez envoyé.",
};
