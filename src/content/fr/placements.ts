import type { placementWords as english } from "../en/placements.ts";
import type { Translation } from "../translation.ts";

export const placementWords: Translation<typeof english> = {
  "placement.section": "Emplois trouvés pour vous",
  "placement.lead":
    "Si vous dites oui, nous envoyons vos réponses et vos documents à l’employeur comme candidature à cet emploi. Vous ne payez pas de frais une seconde fois.",
  "placement.state.open": "Merci de répondre",
  "placement.state.yes": "Vous avez dit oui",
  "placement.state.no": "Vous avez dit non",
  "placement.state.gone": "Close",
  "placement.job": "{title}, {company}, {country}",
  "placement.offered": "Proposé le {date}.",
  "placement.answered": "Vous avez répondu le {date}.",
  "placement.yes": "Oui, postuler à cet emploi",
  "placement.yes.of": "Oui, postuler à cet emploi : {title} chez {company}",
  "placement.no": "Non, merci",
  "placement.no.of": "Non, merci : {title} chez {company}",
  "placement.made": "Votre candidature à cet emploi a sa propre page et la référence {reference}.",
  "placement.made.mailed": "Nous vous avons envoyé par e-mail le lien vers sa page.",
  "placement.made.link": "Ouvrir cette candidature",
  "placement.gone.text": "Vous ne pouvez plus répondre, car l’offre ou cette candidature est close.",
  "placement.looking": "Nous continuons à chercher un emploi pour vous.",
  "placement.thanks.no": "Merci. Nous continuons à chercher un emploi pour vous.",
  "placement.origin":
    "Vous avez dit oui à cet emploi après votre candidature spontanée {reference}. Les frais ont été payés pour elle : celle-ci n’en a pas.",
  "placement.refund":
    "Si nous ne vous proposons aucun emploi dans les {days} jours après votre paiement, nous remboursons les frais de nous-mêmes.",

  "emails.placementOffered.subject": "Un emploi pour vous : {title} chez {company}",
  "emails.placementOffered.body":
    "Vous nous avez envoyé une candidature spontanée. Nous pensons que cet emploi vous convient :",
  "emails.placementOffered.job": "Emploi",
  "emails.placementOffered.company": "Entreprise",
  "emails.placementOffered.country": "Pays",
  "emails.placementOffered.yes":
    "Si vous dites oui, nous envoyons vos réponses et vos documents à cet employeur. Vous ne payez pas de frais une seconde fois. Répondez sur la page de votre candidature :",
  "emails.placementOffered.action": "Dire oui ou non",
  "emails.placementOffered.no":
    "Si vous dites non, ou ne répondez pas, rien n’est envoyé à l’employeur. Toute personne qui a ce lien peut voir votre candidature : ne le partagez pas.",
};
