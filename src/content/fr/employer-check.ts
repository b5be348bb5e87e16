import { administratorPart } from "../administrator-part.ts";
import { employerCheckWords as english } from "../en/employer-check.ts";
import type { Translation } from "../translation.ts";

export const employerCheckWords: Translation<typeof english> = {
  "withheld.unchecked":
    "Nous n’avons pas vérifié que vous agissez pour cette entreprise, ou la vérification a pris fin : cette candidature vous est fermée.",
  "withheld.erased": "Le candidat a supprimé cette candidature. Ses réponses et ses documents ont disparu.",
  "withheld.withdrawn":
    "Le candidat a retiré cette candidature. Ses documents et ses données personnelles sont fermés, et vous n’avez pas à répondre.",
  "withheld.refunded": "Nous avons remboursé les frais : cette candidature est close.",
  "withheld.unpaid":
    "Le candidat n’a pas encore payé cette candidature. Vous pourrez la lire dès qu’il aura payé.",
  "withheld.closed": "Cette offre est close depuis plus de 180 jours : ses candidatures vous sont fermées.",
  "withheld.heading": "Candidature {reference}",
  "withheld.position": "Poste souhaité : {position}",

  "review.badge": "En cours d’examen",
  "review.notice.title": "Cette offre est en cours d’examen",
  "review.notice.text":
    "Les candidats ne la voient pas encore. Elle sera en ligne dès que nous aurons vérifié que vous agissez pour {company}. D’ici là, les candidatures vous restent fermées.",
  "review.hidden":
    "Les candidats ne la voient pas tant que nous n’avons pas vérifié que vous agissez pour {company}.",

  "mandate.state.none": "Non vérifiée",
  "mandate.state.asked": "Vérification en cours",
  "mandate.state.unconfirmed": "Demande reçue",
  "mandate.state.question": "Votre réponse est attendue",
  "mandate.state.checked": "Vérifiée",
  "mandate.state.lapsed": "Vérification expirée",
  "mandate.state.refused": "Refusée",
  "mandate.state.withdrawn": "Annulée",
  "mandate.mailbox.unconfirmed": "Adresse e-mail non confirmée",
  "mandate.until": "jusqu’au {date}",

  ...administratorPart(english, "suspension."),

  "employerClosed.title": "L’employeur n’a plus accès à cette candidature",
  "employerClosed.text":
    "Le motif : {reason}. L’employeur ne peut pas lire ce que vous avez envoyé ni y répondre. Ne payez personne pour cet emploi.",
  "employerClosed.since": "Fermée à l’employeur depuis le {date} UTC.",
  "employerClosed.refund":
    "Vous pouvez attendre, ou retirer votre candidature ci-dessous. Si vous la retirez, nous remboursons les frais.",
  "employerClosed.refundOn":
    "Si l’employeur ne peut toujours pas la lire le {date}, nous remboursons les frais sans que vous le demandiez.",
  "employerClosed.offer": "Vous pouvez attendre, ou retirer votre candidature sur sa page.",
  "employerClosed.offer.paid":
    "Vous pouvez attendre, ou retirer votre candidature sur sa page. Si vous la retirez, nous remboursons les frais. Si l’employeur ne peut toujours pas la lire après 30 jours, nous remboursons les frais sans que vous le demandiez.",
  "employerClosed.withdraw": "Vous pouvez attendre, ou retirer votre candidature ci-dessous.",
  "withdrawal.refund": "Nous remboursons les frais. Le motif : {reason}.",
  "emails.withdrawn.refund":
    "Nous remboursons les frais. Le motif : {reason}. Ils reviennent sur la carte ou le compte que vous avez utilisé. Vous recevez un e-mail quand ils sont en route.",
  "emails.suspended.subject": "À lire : l’employeur de {title} est suspendu",
  "emails.suspended.heading": "Nous avons suspendu l’employeur",
  "emails.suspended.body":
    "Nous avons suspendu le compte de l’employeur pour {title} chez {company}. Il ne peut plus lire votre candidature ni y répondre.",
  "emails.suspended.beware":
    "Ne payez personne pour cet emploi, et n’envoyez à personne votre passeport ou vos coordonnées bancaires. Si on vous le demande, prévenez-nous ({email}) et prévenez la police.",
  "emails.suspended.refund": "Si vous retirez votre candidature sur sa page, nous remboursons les frais.",

  ...administratorPart(english, "adminRules."),
};
