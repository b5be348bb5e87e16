import { administratorPart } from "../administrator-part.ts";
import { messageWords as english } from "../en/messages.ts";
import type { Translation } from "../translation.ts";

export const messageWords: Translation<typeof english> = {
  "messages.title": "Messages",
  "messages.empty.candidate": "Pas encore de message. {name} lit ce que vous écrivez ici.",
  "messages.empty.employer":
    "Personne n’a encore écrit. {name} reçoit un e-mail avec un lien vers votre message. La réponse s’affiche ici.",
  "messages.all": "Les {n} messages",
  "messages.with": "Messages avec {name}",
  "messages.you": "Vous",
  "messages.time": "{date} UTC",
  "messages.zone": "Fuseau horaire : UTC",
  "messages.read": "lu",
  "messages.new": "Nouveau",
  "messages.unreadable": "Nous ne pouvons pas ouvrir ce message en ce moment.",
  "messages.unread.one": "{n} message non lu",
  "messages.unread.other": "{n} messages non lus",
  "messages.markRead": "Marquer comme lus",
  "messages.begin": "Écrire un message",
  "messages.write": "Votre message",
  "messages.hint.candidate":
    "2 000 caractères au plus. N’envoyez jamais d’argent, de mots de passe ni de numéros de carte, quelle que soit la raison.",
  "messages.hint.employer":
    "2 000 caractères au plus. Les candidats ne vous paient rien et voient un avertissement sur les messages qui demandent de l’argent.",
  "messages.send": "Envoyer le message",
  "messages.warns": "Avertissement de {site} :",
  "messages.rule.money":
    "Ne payez pas. Personne ne peut vous demander de payer pour un emploi ou ses papiers.",
  "messages.rule.money.employer":
    "Ce message parle d’un paiement. Personne ne peut demander à un candidat de payer pour un emploi ou ses papiers.",
  "messages.rule.messenger": "Restez sur ce site : nous ne voyons pas ce qui s’écrit ailleurs.",
  "messages.rule.phone":
    "Ce message contient un numéro de téléphone. Assurez-vous de savoir à qui il est avant d’appeler.",
  "messages.marked": "Le candidat voit un avertissement sur ce message",
  "messages.marked.money": "Il parle d’un paiement.",
  "messages.marked.messenger": "Il nomme une messagerie.",
  "messages.marked.phone": "Il contient un numéro de téléphone.",
  "messages.marked.admin": "Notre administrateur voit aussi le message.",
  "messages.report": "Signaler ce message",
  "messages.report.cancel": "Annuler",
  "messages.report.reason": "Qu’est-ce qui ne va pas ?",
  "messages.report.hint": "Nous lisons le message et vos mots. Nous n’en disons rien à l’expéditeur.",
  "messages.report.submit": "Envoyer le signalement",
  "messages.report.done": "Vous avez signalé ce message. Nous le lirons.",
  "messages.back.application": "Retour à votre candidature",
  "messages.about": "Au sujet de la candidature {reference} pour {title}",
  "messages.meta.description": "Ce que le candidat et l’employeur se sont écrit.",
  "messages.closed.withdrawn": "La candidature est retirée : personne ne peut plus écrire ici.",
  "messages.closed.unchecked":
    "L’employeur ne peut plus lire les candidatures de cette offre : personne ne peut écrire ici.",
  "messages.closed.unpaid": "Vous pourrez écrire à l’employeur dès que les frais seront payés.",
  "messages.closed.refunded": "Les frais ont été remboursés : personne ne peut plus écrire ici.",
  "messages.closed.closed": "L’offre est close depuis plus de 180 jours : personne ne peut plus écrire ici.",
  "messages.closed.erased": "La candidature est supprimée : personne ne peut plus écrire ici.",
  "messages.closed.none": "Aucun employeur ne participe à cette candidature.",

  "emails.messages.read": "Lire et répondre",
  "emails.messageToCandidate.subject": "{company} vous a écrit au sujet de {title}",
  "emails.messageToCandidate.heading": "L’employeur vous a écrit",
  "emails.messageToCandidate.body":
    "Il y a un message de {company} au sujet de votre candidature pour {title}. Lisez-le et répondez sur la page de votre candidature. Tant que vous ne l’avez pas lu, nous n’envoyons pas d’autre e-mail à ce sujet.",
  "emails.messageToCandidate.careful":
    "Le lien est secret : toute personne qui l’a peut lire votre candidature. Ne payez jamais un employeur pour un emploi. Si un message demande de l’argent, signalez-le là-bas.",
  "emails.messageToEmployer.subject": "Un candidat vous a écrit au sujet de la candidature {reference}",
  "emails.messageToEmployer.heading": "Un candidat vous a écrit",
  "emails.messageToEmployer.body":
    "Il y a un message au sujet de la candidature {reference} pour {title}. Lisez-le et répondez dans votre liste de candidatures. Tant que vous ne l’avez pas lu, nous n’envoyons pas d’autre e-mail à ce sujet.",

  ...administratorPart(english, "admin.", "adminHome."),
};
