import type { interviewWords as english } from "../en/interviews.ts";
import type { Translation } from "../translation.ts";

export const interviewWords: Translation<typeof english> = {
  "interview.section": "Entretiens",
  "interview.time": "Horaire",
  "interview.length": "Durée",
  "interview.minutes": "{minutes} minutes",
  "interview.place": "Lieu ou lien",
  "interview.place.unreadable": "Nous ne pouvons plus lire le lieu. Écrivez-nous.",
  "interview.place.warning":
    "Attention : le lieu parle d’un paiement. Un entretien ne vous coûte jamais rien.",
  "interview.state.offered": "Horaires proposés",
  "interview.state.chosen": "Convenu",
  "interview.state.none": "Aucun horaire ne convient",
  "interview.state.cancelled": "Annulé",
  "interview.mark": "Entretien convenu",
  "interview.mark.offered": "Entretien proposé",
  "interview.mark.on": "Pour le {date}",

  "interview.own.offered": "{company} vous invite à un entretien. Choisissez l’horaire qui vous convient.",
  "interview.own.chosen": "Votre entretien avec {company} est convenu.",
  "interview.own.reminded": "Nous vous le rappelons un jour avant et une heure avant.",
  "interview.own.none":
    "Vous avez dit à {company} qu’aucun de ces horaires ne convient. L’entreprise peut en proposer d’autres. Vous pouvez encore en choisir un.",
  "interview.own.cancelled": "Cet entretien avec {company} est annulé.",
  "interview.own.over": "Cet entretien avec {company} a commencé.",
  "interview.own.closed": "L’employeur n’a plus accès à la candidature : cet entretien n’a pas lieu.",
  "interview.own.choices": "Horaires de l’entretien",
  "interview.own.gone": "Cet horaire est passé",
  "interview.own.zone": "Votre fuseau horaire",
  "interview.own.zone.country":
    "La première heure est l’heure locale du pays de votre nationalité ({country}).",
  "interview.own.zone.another": "Utiliser un autre fuseau horaire",
  "interview.own.zone.own": "Afficher les horaires dans votre fuseau",
  "interview.own.zone.none": "Choisissez votre fuseau horaire",
  "interview.own.show": "Mettre à jour les horaires",
  "interview.own.choose": "Confirmer l’horaire",
  "interview.own.change": "Passer à cet horaire",
  "interview.own.none.submit": "Demander d’autres horaires",
  "interview.own.again": "Choisir un autre horaire ou annuler",
  "interview.own.cancel": "Annuler l’entretien",
  "interview.own.cancel.told": "L’employeur reçoit aussitôt un e-mail.",
  "interview.own.cancel.text": "Cette action est définitive.",
  "interview.own.cancel.submit": "L’annuler maintenant",
  "interview.own.mailed": "Nous avons envoyé un e-mail à {company}.",

  "interview.title": "Entretiens avec {name}",
  "interview.meta.title": "Entretiens pour {title}",
  "interview.lead":
    "Proposez jusqu’à cinq horaires. Le candidat en choisit un, et vous recevez tous deux un rendez-vous pour le calendrier et des rappels.",
  "interview.lead.unmailed": "Proposez jusqu’à cinq horaires. Le candidat en choisit un.",
  "interview.offer": "Proposer un entretien",
  "interview.offer.more": "Ajouter un autre entretien",
  "interview.offer.link": "Proposer des horaires d’entretien…",
  "interview.move": "Changer ces horaires",
  "interview.move.title": "Autres horaires pour cet entretien",
  "interview.move.lead": "Le candidat choisit de nouveau. Un horaire convenu n’est plus valable.",
  "interview.slot": "Horaire {n}",
  "interview.slot.first": "Premier horaire",
  "interview.slot.optional": "Horaire {n} (facultatif)",
  "interview.slots.more": "Proposer plus d’horaires",
  "interview.zone": "Fuseau de ces horaires",
  "interview.zone.hint": "Le candidat voit aussi chaque horaire en UTC et dans son propre fuseau.",
  "interview.minutes.label": "Durée en minutes",
  "interview.place.hint": "Une adresse, un numéro que vous appelez, ou le lien d’une visioconférence.",
  "interview.submit": "Envoyer ces horaires",
  "interview.cancel": "Annuler cet entretien",
  "interview.cancel.text": "Le candidat reçoit aussitôt un e-mail. Cette action est définitive.",
  "interview.cancel.submit": "L’annuler maintenant",
  "interview.refused": "Aucun de ces horaires ne convient au candidat.",
  "interview.done.offered": "Le candidat a reçu les horaires par e-mail.",
  "interview.done.moved": "Le candidat a reçu les nouveaux horaires par e-mail.",
  "interview.done.cancelled": "L’entretien est annulé, et le candidat a reçu un e-mail.",
  "interview.unmailed.offered": "Le candidat voit les horaires sur sa page.",
  "interview.unmailed.cancelled": "L’entretien est annulé.",
  "interview.slot.skipped": "Les horloges de ce fuseau sautent cet horaire. Choisissez-en un autre",
  "interview.slot.form": "Donnez l’horaire avec la date et l’heure, comme 2027-03-28T14:30",
  "interview.slot.required": "Proposez au moins un horaire",

  "interview.calendar.summary": "Entretien : {title} ({reference})",
  "interview.calendar.tentative": "Aucun horaire n’est encore convenu. Le candidat en choisit un :\n{times}",
  "interview.calendar.link":
    "Répondez ou annulez sur le site : {link}\nUne réponse depuis votre calendrier n’arrive pas à l’autre partie.",

  "interview.mail.timeOf": "Horaire {n}",
  "interview.mail.zone.yours": "{time}, à votre heure",
  "interview.mail.zone.employer": "{time}, à l’heure de l’employeur",
  "interview.mail.choose": "Choisir un horaire",
  "interview.mail.open": "Ouvrir les entretiens",
  "interview.mail.calendar":
    "Le fichier joint met à jour votre calendrier. Répondez sur le site : une réponse depuis votre calendrier n’arrive pas à l’autre partie.",
  "interview.mail.calendar.open":
    "Le rendez-vous joint pour votre calendrier n’est pas encore convenu. Répondez avec le bouton : nous ne voyons pas les réponses de votre calendrier.",
  "interview.mail.calendar.employer":
    "Le fichier joint met à jour votre calendrier. Le candidat ne voit pas ce que vous y changez : utilisez le site.",
  "interview.mail.candidate.offered.subject": "Entretien pour {job} : choisissez un horaire",
  "interview.mail.candidate.offered.heading": "Choisissez l’horaire de votre entretien",
  "interview.mail.candidate.offered.body":
    "L’employeur vous invite à un entretien pour {job}. Choisissez l’horaire qui vous convient, ou dites qu’aucun ne convient.",
  "interview.mail.candidate.moved.subject": "Entretien pour {job} : autres horaires",
  "interview.mail.candidate.moved.heading": "D’autres horaires pour votre entretien",
  "interview.mail.candidate.moved.body":
    "L’employeur propose d’autres horaires pour votre entretien pour {job}. L’horaire précédent n’est plus valable. Choisissez de nouveau.",
  "interview.mail.candidate.chosen.subject": "{job} : entretien convenu, {time}",
  "interview.mail.candidate.chosen.body":
    "Votre entretien pour {job} est convenu. Nous vous le rappelons un jour avant et une heure avant.",
  "interview.mail.candidate.none.subject": "{job} : vous avez demandé d’autres horaires",
  "interview.mail.candidate.none.body":
    "Vous avez dit à l’employeur qu’aucun des horaires pour {job} ne convient. Il peut en proposer d’autres. D’ici là, vous pouvez encore choisir l’un de ceux-ci.",
  "interview.mail.candidate.cancelled.subject": "Entretien annulé : {job}",
  "interview.mail.candidate.cancelled.heading": "L’entretien est annulé",
  "interview.mail.candidate.cancelled.body":
    "L’entretien pour {job} est annulé. Votre candidature continue, sauf si sa page dit autre chose.",
  "interview.mail.candidate.cancelledByYou.subject": "{job} : vous avez annulé l’entretien",
  "interview.mail.candidate.cancelledByYou.body":
    "Vous avez annulé l’entretien pour {job}. Votre candidature continue, sauf si sa page dit autre chose.",
  "interview.mail.candidate.day.subject": "{job} : entretien dans un jour, {time}",
  "interview.mail.candidate.day.body": "Votre entretien pour {job} commence dans un jour environ.",
  "interview.mail.candidate.hour.subject": "{job} : entretien dans une heure, {time}",
  "interview.mail.candidate.hour.body": "Votre entretien pour {job} commence dans une heure environ.",
  "interview.mail.employer.offered.subject": "{job} : entretien proposé ({reference})",
  "interview.mail.employer.offered.body":
    "Il n’y a rien à faire avant la réponse du candidat. Vous avez proposé un entretien pour {job}.",
  "interview.mail.employer.moved.subject": "{job} : entretien déplacé ({reference})",
  "interview.mail.employer.moved.body":
    "Il n’y a rien à faire avant que le candidat choisisse l’un des nouveaux horaires pour {job}. L’horaire convenu n’est plus valable. Le fichier joint déplace le rendez-vous au premier nouvel horaire, pas encore convenu.",
  "interview.mail.employer.chosen.subject": "{job} : entretien convenu, {time}",
  "interview.mail.employer.chosen.body":
    "Le candidat de la candidature {reference} pour {job} a choisi l’horaire de l’entretien.",
  "interview.mail.employer.none.subject": "{job} : aucun horaire d’entretien ne convient ({reference})",
  "interview.mail.employer.none.body":
    "Proposez d’autres horaires : aucun de ceux-ci ne convient au candidat de la candidature {reference} pour {job}.",
  "interview.mail.employer.cancelled.subject": "{job} : entretien annulé ({reference})",
  "interview.mail.employer.cancelled.body":
    "L’entretien avec le candidat de la candidature {reference} pour {job} est annulé.",
  "interview.mail.employer.cancelledByYou.subject": "{job} : vous avez annulé un entretien ({reference})",
  "interview.mail.employer.cancelledByYou.body":
    "Vous avez annulé l’entretien avec le candidat de la candidature {reference} pour {job}.",
  "interview.mail.employer.day.subject": "{job} : entretien dans un jour, {time}",
  "interview.mail.employer.day.body":
    "Votre entretien avec le candidat de la candidature {reference} pour {job} commence dans un jour environ.",
  "interview.mail.employer.hour.subject": "{job} : entretien dans une heure, {time}",
  "interview.mail.employer.hour.body":
    "Votre entretien avec le candidat de la candidature {reference} pour {job} commence dans une heure environ.",
};
