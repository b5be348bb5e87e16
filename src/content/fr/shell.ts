import type { shellWords as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

export const shellWords: Translation<typeof english> = {
  "shell.skip": "Aller au contenu",
  "shell.brand.label": "{site}, accueil",
  "shell.notifications": "Notifications (F8)",
  "nav.label": "Principal",
  "nav.menu": "Menu",
  "nav.home": "Accueil",
  "nav.jobs": "Offres d’emploi",
  "nav.partners": "Partenaires",
  "nav.reviews": "Avis",
  "nav.news": "Actualités",
  "nav.apply": "Postuler",
  "trail.label": "Où vous êtes",
  "footer.links": "Liens utiles",
  "footer.countries": "Pays",
  "footer.contactHint": "Une question sur un emploi ou une candidature ? Écrivez-nous :",
  "footer.home": "Accueil",
  "footer.jobs": "Offres d’emploi",
  "footer.apply": "Postuler",
  "footer.reviews": "Avis",
  "footer.terms": "Conditions générales",
  "footer.privacy": "Politique de confidentialité",
  "footer.employers": "Pour les employeurs",
  "footer.signIn": "Se connecter",
  "footer.developers": "API pour développeurs",
  "footer.note": "Un service d’envoi de candidatures. Envoyer une candidature ne garantit pas un emploi.",
  "newsletter.title": "Lettre d’information",
  "newsletter.text": "Les nouveaux emplois par e-mail, une fois par semaine au plus.",
  "newsletter.email": "Adresse e-mail",
  "newsletter.submit": "S’abonner",
  "newsletter.meta.title": "Lettre d’information",
  "newsletter.meta.description":
    "Les nouveaux emplois par e-mail, une fois par semaine au plus. Vous confirmez votre adresse avant tout envoi.",
  "newsletter.what.title": "Ce que vous recevez",
  "newsletter.what.text":
    "Les nouveaux emplois depuis notre dernier e-mail, les plus récents d’abord, 20 au plus. Pour chacun : l’entreprise, le pays, le salaire et le dernier jour pour postuler.",
  "newsletter.often.title": "À quelle fréquence",
  "newsletter.often.text":
    "Une fois par semaine au plus. Sans nouveauté, nous n’écrivons pas, et nous n’envoyons jamais d’annonces d’exemple.",
  "newsletter.stop.title": "Comment arrêter",
  "newsletter.stop.text":
    "Utilisez le lien à la fin de chaque e-mail et nous supprimons votre adresse. Un autre lien permet de changer les emplois que vous recevez et leur fréquence.",
  "newsletter.asked.title": "Consultez vos e-mails",
  "newsletter.asked.text": "Nous envoyons un lien à {email}. Ouvrez-le et confirmez.",
  "newsletter.asked.none":
    "Aucun lien n’arrive si l’adresse est déjà inscrite ou si elle a reçu trop de liens aujourd’hui.",
  "newsletter.none.title": "Pas d’e-mail ?",
  "newsletter.none.text":
    "Si aucun e-mail n’arrive sous cinq minutes, regardez dans les courriers indésirables. Si l’adresse est fausse, corrigez-la sous « Renvoyer le lien ».",
  "newsletter.confirm.title": "Confirmez votre inscription",
  "newsletter.confirm.text":
    "Appuyez sur le bouton pour recevoir la lettre de {site} à {email} : les nouveaux emplois, une fois par semaine au plus.",
  "newsletter.confirm.submit": "Confirmer la lettre d’information",
  "newsletter.confirmed.title": "Vous êtes sur la liste",
  "newsletter.confirmed.text":
    "Votre adresse est confirmée. Nous vous envoyons les nouveaux emplois, une fois par semaine au plus. Des liens dans chaque e-mail permettent de choisir les emplois, de changer la fréquence ou d’arrêter.",
  "newsletter.leave.title": "Se désabonner de la lettre",
  "newsletter.leave.text":
    "Nous n’enverrons plus la lettre de {site} à {email}, et nous supprimerons l’adresse.",
  "newsletter.leave.submit": "Se désabonner",
  "newsletter.leave.keep": "Garder la lettre d’information",
  "newsletter.left.title": "Vous n’êtes plus sur la liste",
  "newsletter.left.text": "Nous avons supprimé {email}. Vous ne recevrez plus la lettre d’information.",
  "newsletter.left.again": "Se réinscrire",
  "newsletter.unknown.title": "Ce lien ne fonctionne plus",
  "newsletter.unknown.text": "Saisissez de nouveau votre adresse et utilisez le lien le plus récent.",
};
