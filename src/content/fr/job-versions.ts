import type { jobVersionWords as english } from "../en/job-versions.ts";
import type { Translation } from "../translation.ts";

export const jobVersionWords: Translation<typeof english> = {
  "jobVersion.title": "L’offre telle qu’elle était le {date}",
  "jobVersion.link": "L’offre telle qu’elle était lors de la candidature",
  "jobVersion.lead":
    "{name} a postulé à l’offre décrite ici. Vos modifications ultérieures n’y figurent pas.",
  "jobVersion.now": "L’offre telle qu’elle est aujourd’hui",

  "emails.jobChanged.subject": "L’offre de votre candidature {reference} a changé",
  "emails.jobChanged.subject.job": "{title}, {company} : l’offre a changé",
  "emails.jobChanged.body":
    "L’employeur a modifié l’offre. Vous n’avez rien à faire : votre candidature pour {position} reste telle quelle.",
  "emails.jobChanged.same": "Elle est de nouveau telle qu’elle était quand vous avez postulé.",
  "emails.jobChanged.pay": "Salaire",
  "emails.jobChanged.place": "Lieu",
  "emails.jobChanged.now": "Maintenant : {value}",
  "emails.jobChanged.was": "Avant : {value}",
  "emails.jobChanged.requirements": "Les exigences ne sont plus celles que vous avez lues.",
  "emails.jobChanged.next":
    "La page de votre candidature montre l’offre telle qu’elle était quand vous avez postulé. Vous pouvez aussi y retirer votre candidature :",
};
