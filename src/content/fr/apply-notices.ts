import type { applyNoticeWords as english } from "../en/apply-notices.ts";
import type { Translation } from "../translation.ts";

export const applyNoticeWords: Translation<typeof english> = {
  "apply.meta.description":
    "Postulez à un emploi à l’étranger en quatre étapes : informations personnelles, informations professionnelles, documents, conditions et paiement. Sans compte.",
  "apply.meta.keywords": "postuler à l’étranger, candidature, candidature de marin, travailler à l’étranger",
  "apply.ways.open": "Offres à pourvoir : {jobs}",
  "apply.step.documents.lead":
    "Nous chiffrons ce que vous envoyez. Vous, l’équipe de {site} et l’employeur de l’offre pouvez le lire. Nous pouvons le transmettre à des employeurs quand votre profil convient. Vous voyez qui l’a ouvert.",
  "apply.step.documents.leadSample":
    "Nous chiffrons ce que vous envoyez. Vous et l’équipe de {site} pouvez le lire. Vous voyez qui l’a ouvert.",
  "apply.step.documents.leadGeneral":
    "Nous chiffrons ce que vous envoyez. Vous et l’équipe de {site} pouvez le lire. Nous pouvons le transmettre à des employeurs quand votre profil convient. Vous voyez qui l’a ouvert.",
  "apply.closed": "Elle n’accepte plus de candidatures. Rien n’a été débité.",
  "apply.job.gone":
    "L’offre à laquelle vous postuliez n’est plus en ligne. Nous avons gardé vos réponses. Vous pouvez continuer avec une candidature spontanée.",
  "apply.sent":
    "Ce navigateur a déjà envoyé une candidature pour cette offre. Une seule suffit. Pour une autre personne, utilisez l’adresse e-mail de cette personne.",
  "apply.sent.title": "Votre candidature est envoyée",
  "apply.sent.another":
    "Nous l’avons, et il n’y a plus rien à payer pour elle. Ce formulaire commence une autre candidature.",
  "apply.lost":
    "Nous ne pouvons pas ouvrir ce que vous aviez saisi, car sa clé de chiffrement manque. Saisissez-le de nouveau. Rien de ce que vous avez payé n’est perdu.",
  "apply.moved.title": "Votre candidature se poursuit sur un autre appareil",
  "apply.moved.text":
    "C’était le {date} UTC. Ce que vous saisissez ici commence une nouvelle candidature. Pour ramener l’autre, choisissez là-bas « Continuer sur un autre appareil » et ouvrez ici le lien reçu par e-mail.",
};
