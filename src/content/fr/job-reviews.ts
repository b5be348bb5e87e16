import { administratorPart } from "../administrator-part.ts";
import { jobReviewWords as english } from "../en/job-reviews.ts";
import type { Translation } from "../translation.ts";

export const jobReviewWords: Translation<typeof english> = {
  "review.rule.money": "Le texte demande de l’argent aux candidats.",
  "review.rule.messenger": "Le texte cite une messagerie. Les candidats vous joignent par ce site.",
  "review.rule.phone": "Le texte contient un numéro de téléphone. Les candidats vous joignent par ce site.",
  "review.rule.lookalike": "Le nom de l’entreprise ressemble à celui d’une autre entreprise.",
  "review.rule.copied": "Un autre compte a publié ce texte.",
  "review.rule.pay": "Le salaire dépasse de loin l’usage pour ce secteur et ce niveau.",
  "review.sentence": "« {sentence} »",
  "review.held.title": "Nous vérifions cette offre avant sa mise en ligne",
  "review.held.text":
    "Les candidats ne la voient pas encore. Modifiez ce qui est cité ici, ou laissez-la telle quelle : un administrateur la lit.",
  "review.refused.title": "Nous avons refusé cette offre",
  "review.refused.text": "Les candidats ne la voient pas. Vous pouvez la modifier, et nous la relisons.",
  "review.refused.reason": "Le motif : {reason}",
  "review.again.text": "Nous avons refusé un texte antérieur de cette offre. Nous lirons bientôt le nouveau.",

  "emails.jobHeld.subject": "Votre offre est retenue jusqu’à notre vérification : {title}",
  "emails.jobHeld.body":
    "Les candidats ne voient pas encore votre offre {title}. Voici ce que nous y avons trouvé :",
  "emails.jobHeld.next":
    "Vous pouvez modifier le texte. Si vous le laissez tel quel, un administrateur lit l’offre et décide.",
  "emails.jobReleased.subject": "Nous avons lu votre offre : {title}",
  "emails.jobReleased.body":
    "Nous avons lu votre offre {title} chez {company} et l’avons validée. Si nous avons vérifié que vous agissez pour cette entreprise, les candidats la voient maintenant.",
  "emails.jobRefused.subject": "Nous avons refusé votre offre : {title}",
  "emails.jobRefused.body":
    "Nous avons lu votre offre {title} chez {company} et l’avons refusée. Les candidats ne la voient pas.",
  "emails.jobRefused.reason": "Le motif : {reason}",
  "emails.jobRefused.next": "Vous pouvez modifier l’offre, et nous la relisons.",

  ...administratorPart(english, "admin."),
};
