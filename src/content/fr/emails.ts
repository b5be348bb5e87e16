import type { emailWords as english } from "../en/emails.ts";
import type { Translation } from "../translation.ts";

export const emailWords: Translation<typeof english> = {
  "emails.greeting": "Bonjour {name},",
  "emails.hello": "Bonjour,",
  "emails.mailboxCode.subject": "Confirmez votre adresse e-mail",
  "emails.mailboxCode.body":
    "Connectez-vous sur {site} et saisissez ce code pour confirmer que cette adresse e-mail est la vôtre :",
  "emails.mailboxCode.limits":
    "Le code est valable 24 heures. Seul le plus récent fonctionne. D’ici là, nous n’écrivons pas à cette adresse au sujet de candidatures et d’offres.",
  "emails.mailboxCode.ignore":
    "Si vous n’avez pas ouvert de compte sur {site}, ne faites rien et ne donnez le code à personne. Sans lui, l’adresse reste non confirmée.",
  "emails.position": "{title} chez {company}",
  "emails.anyPosition": "un emploi à l’étranger",
  "emails.follow": "Pour votre sécurité, la page demande cette adresse e-mail et y envoie un code.",
  "emails.feeKept": "Les frais ne vous sont pas remboursés.",
  "emails.sign": "Cordialement,\n{site}",
  "emails.action.application": "Ouvrir votre candidature",
  "emails.action.document": "Envoyer un autre fichier",
  "emails.action.draft": "Continuer votre candidature",
  "emails.action.erasure": "Confirmer la suppression",
  "emails.action.password": "Choisir un nouveau mot de passe",
  "emails.action.mailbox": "Saisir le code",
  "emails.action.saved": "Ouvrir vos emplois enregistrés",
  "emails.action.job": "Voir l’offre",
  "emails.action.changeJob": "Modifier l’offre",
  "emails.action.company": "Ouvrir vos entreprises",
  "emails.action.renewal": "Demander un renouvellement",
  "emails.action.dashboard": "Ouvrir votre tableau de bord",
  "emails.action.requests": "Ouvrir les demandes",
  "emails.action.confirmAlert": "Confirmer l’alerte emploi",
  "emails.action.confirmNewsletter": "Confirmer la newsletter",
  "emails.fact.reference": "Référence",
  "emails.fact.job": "Emploi",
  "emails.fact.file": "Fichier",
  "emails.fact.appliedFor": "Vous avez postulé pour",
  "emails.fact.receivedOn": "Reçue le",
  "emails.fact.status": "Statut",
  "emails.fact.checkedUntil": "Vérifiée jusqu’au",
  "emails.fact.amount": "Montant",
  "emails.fact.feePaid": "Frais payés",
  "emails.fact.paidOn": "Payé le",
  "emails.fact.paidTo": "Payé à",
  "emails.fact.testOn": "Test effectué le",
  "emails.fact.payment": "Numéro du paiement",
  "emails.receipt.subject": "Reçu : {fee} pour votre candidature {reference}",
  "emails.receipt.subject.job": "{title}, {company} : reçu de {fee}",
  "emails.receipt.body":
    "Nous avons reçu votre paiement de {fee}, les frais de dossier de votre candidature.",
  "emails.receipt.subject.test": "Paiement de test : {fee} pour votre candidature {reference}",
  "emails.receipt.subject.test.job": "{title}, {company} : paiement de test de {fee}",
  "emails.receipt.body.test":
    "C’était un paiement de test de {fee}, les frais de dossier de votre candidature. Aucune carte n’a été débitée et aucune somme n’a été versée.",
  "emails.receipt.test": "Paiement de test - aucune carte n’est débitée",
  "emails.applicationReceived.subject": "Nous avons reçu votre candidature {reference}",
  "emails.applicationReceived.subject.job": "{title}, {company} : nous avons reçu votre candidature",
  "emails.applicationReceived.body":
    "Nous avons reçu votre candidature pour {position}. Gardez sa référence, et donnez-la quand vous nous écrivez.",
  "emails.applicationReceived.next":
    "Notre équipe examine votre candidature sous {time}. Les candidats qualifiés sont contactés pour un entretien. Consultez vos e-mails pour la suivre.",
  "emails.applicationReceived.link":
    "Votre candidature a sa propre page. Elle montre le statut, ce que vous avez envoyé et le reçu :",
  "emails.applicationReceived.keep":
    "Toute personne qui a ce lien peut lire la candidature : ne le partagez pas. Le lien est valable 90 jours. Ensuite, ouvrez-le pour en recevoir un nouveau par e-mail.",
  "emails.applicationLink.subject": "Un nouveau lien vers votre candidature {reference}",
  "emails.applicationLink.subject.job": "{title}, {company} : un nouveau lien vers votre candidature",
  "emails.applicationLink.body": "Ouvrez votre candidature avec ce nouveau lien :",
  "emails.applicationLink.ignore":
    "Nous l’envoyons parce que quelqu’un a ouvert un lien de plus de 90 jours et en a demandé un autre. Si ce n’était pas vous, ne faites rien. Personne ne peut ouvrir votre candidature avec l’ancien lien.",
  "emails.applicationReceived.passport":
    "Le numéro de passeport que vous avez envoyé se termine par {ending}. Pour vous protéger, nous n’écrivons jamais le numéro entier.",
  "emails.applicationReceived.limits":
    "Les frais couvrent le traitement de la candidature. Ils ne donnent droit ni à un emploi, ni à un entretien, ni à un visa.",
  "emails.refund.subject": "Nous avons remboursé les frais de votre candidature {reference}",
  "emails.refund.subject.job": "{title}, {company} : nous avons remboursé {fee}",
  "emails.refund.body": "Nous avons remboursé la totalité des frais, soit {fee}, de votre candidature.",
  "emails.refund.reason": "Le motif : {reason}",
  "emails.refund.bank":
    "L’argent revient sur la carte ou le compte que vous avez utilisé. Votre banque peut mettre jusqu’à dix jours à l’afficher.",
  "emails.refundFailed.subject": "Le remboursement de votre candidature {reference} n’est pas arrivé",
  "emails.refundFailed.subject.job": "{title}, {company} : le remboursement n’est pas arrivé",
  "emails.refundFailed.body":
    "Nous avons toujours votre argent : {fee} pour votre candidature. Votre banque ou le prestataire de paiement a refusé le remboursement que nous vous avions annoncé.",
  "emails.refundFailed.body.test":
    "Le remboursement de {fee} pour votre candidature n’est pas arrivé : le prestataire de paiement l’a refusé.",
  "emails.refundFailed.next":
    "Nous recommençons le remboursement et vous écrivons quand c’est fait. Si la carte ou le compte que vous avez utilisé est clos, écrivez à {contact}. Nous vous rembourserons autrement.",
  "emails.newsletter.subject": "Confirmez votre inscription à la lettre d’information",
  "emails.newsletter.body":
    "Confirmez avec ce lien que vous voulez la lettre de {site}. Elle apporte les nouveaux emplois à cette adresse, une fois par semaine au plus :",
  "emails.newsletter.ignore":
    "Si vous ne l’avez pas demandée, ne faites rien. Nous ne vous inscrivons pas, et nous supprimons l’adresse après sept jours.",
  "emails.newsletter.leave": "Se désabonner plus tard ou supprimer cette adresse",
  "emails.reset.subject": "Choisir un nouveau mot de passe",
  "emails.reset.body":
    "Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe. Il ne sert qu’une fois :",
  "emails.reset.ignore": "Si vous n’avez rien demandé, ne faites rien. Votre mot de passe reste le même.",
  "emails.status.subject": "Votre candidature {reference} : {status}",
  "emails.status.subject.job": "{title}, {company} : {status}",
  "emails.rejected.subject": "La décision sur votre candidature {reference}",
  "emails.rejected.subject.job": "{title}, {company} : la décision de l’employeur",
  "emails.status.similar": "Voir des offres semblables",
  "emails.status.body": "Votre candidature pour {position} a un nouveau statut : {status}.",
  "emails.rejected.body": "Nous sommes désolés : votre candidature pour {position} n’a pas été retenue.",
  "emails.status.note": "L’employeur écrit : « {note} »",
  "emails.erasure.subject": "Confirmez la suppression de la candidature {reference}",
  "emails.erasure.subject.job": "{title}, {company} : confirmez la suppression de votre candidature",
  "emails.erasure.body": "Ouvrez ce lien sous 24 heures et confirmez-y la suppression de votre candidature.",
  "emails.erasure.limits":
    "Vos réponses et vos documents sont alors supprimés définitivement. Nous conservons l’enregistrement du paiement, sans votre nom.",
  "emails.erasure.ignore":
    "Si vous ne l’avez pas demandé, ne faites rien. Votre candidature reste telle quelle.",
  "emails.newApplications.subject.one": "Une nouvelle candidature pour vos offres",
  "emails.newApplications.subject.other": "{n} nouvelles candidatures pour vos offres",
  "emails.newApplications.body.one": "Vous avez une nouvelle candidature :",
  "emails.newApplications.body.other": "Vous avez {n} nouvelles candidatures :",
};
