import type { trackingWords as english } from "../en/tracking.ts";
import type { Translation } from "../translation.ts";

export const trackingWords: Translation<typeof english> = {
  "mail.off.title": "Ce site n’envoie pas d’e-mails pour le moment",
  "mail.address": "cette adresse",
  "mail.off.text":
    "Il n’a pas encore de serveur de messagerie : ce qu’il vous écrit n’arrive pas. Si vous avez besoin d’aide, écrivez à {email}.",
  "mail.off.write": "Écrire à {email}",
  "mail.off.check": "Consultez la boîte d’envoi",
  "mail.off.outbox": "Ceci est un site de développement. Lisez ses e-mails sur cette page :",
  "track.title": "Suivre votre candidature",
  "track.meta.description":
    "Voyez le statut de votre candidature avec sa référence et l’adresse e-mail que vous avez donnée. Aucun compte n’est nécessaire.",
  "track.lead":
    "Aucun compte n’est nécessaire. Saisissez la référence et l’adresse e-mail de votre candidature.",
  "track.lead.code": "Nous envoyons alors un code à cette adresse.",
  "track.off":
    "Nous ne pouvons pas vous envoyer de code. Pour savoir où en est votre candidature, écrivez à {email} en indiquant sa référence.",
  "track.reference": "Référence",
  "track.reference.hint":
    "Comme K7QM-4RTX-9DWP. Elle est sur votre confirmation et dans chaque e-mail à ce sujet.",
  "track.email": "Adresse e-mail",
  "track.email.hint": "Celle que vous avez donnée dans la candidature.",
  "track.submit": "M’envoyer un code",
  "track.lost":
    "Vous avez perdu la référence ? Écrivez à {email} depuis l’adresse indiquée dans la candidature.",
  "track.link":
    "Avez-vous l’e-mail avec le lien vers la page de votre candidature ? Le lien ouvre aussitôt la même page.",

  "track.example.title": "Ce que vous voyez ensuite",
  "track.example.text":
    "Les étapes que votre candidature a franchies, avec leurs dates, et le jour où vous aurez de nos nouvelles au plus tard. Voici un exemple avec des dates inventées :",

  "track.ahead": "À venir :",
  "track.due": "Vous aurez de nos nouvelles d’ici le {date}.",
  "track.overdue": "Vous auriez dû avoir de nos nouvelles le {date} au plus tard. Écrivez à {email}.",

  "track.later":
    "Avec la référence et votre adresse e-mail, vous pouvez ouvrir votre candidature sur tout appareil :",

  "track.code.title": "Saisissez le code",
  "track.code.meta.description": "Saisissez le code à usage unique de l’e-mail pour voir votre candidature.",
  "track.code.sent.title": "Consultez votre boîte de réception",
  "track.code.sent.text":
    "Si cette référence et cette adresse e-mail vont ensemble, nous avons envoyé un code à cette adresse. Cela peut prendre quelques minutes.",
  "track.code.label": "Code reçu par e-mail",
  "track.code.hint":
    "Huit chiffres. Le code est valable 15 minutes, une fois, et dans ce navigateur seulement.",
  "track.code.submit": "Afficher ma candidature",
  "track.code.again":
    "Regardez d’abord dans les courriers indésirables. S’il n’y est pas, vérifiez la référence et l’adresse, puis redemandez un code.",
  "track.code.back": "Retour à votre référence",
  "track.code.again.link": "Demander un autre code",
  "track.code.wrong.one": "Ce code est incorrect. Il vous reste un essai.",
  "track.code.wrong.other": "Ce code est incorrect. Il vous reste {n} essais.",
  "track.code.over":
    "Ce code ne fonctionne plus : il a servi, a été essayé trop souvent, ou a plus de 15 minutes. Demandez-en un autre ci-dessous.",

  "emails.trackingCode.subject": "Votre code pour la candidature {reference}",
  "emails.trackingCode.body": "Saisissez ce code pour voir votre candidature :",
  "emails.trackingCode.limits":
    "Il est valable 15 minutes, une fois, et seulement dans le navigateur qui l’a demandé. Ne le saisissez que sur {host}. Nous ne le demandons jamais par téléphone ni par message.",
  "emails.trackingCode.ignore":
    "Si vous ne l’avez pas demandé, ne faites rien. Sans ce code, personne ne voit rien.",

  "private.title": "Voir les données de votre passeport",
  "private.meta.description":
    "Saisissez un code reçu par e-mail pour voir votre numéro de passeport et la copie de votre passeport.",
  "private.masked":
    "Pour vous protéger, le lien seul ne montre ni votre numéro de passeport entier ni la copie de votre passeport.",
  "private.link": "Pour les afficher, saisissez un code que nous vous envoyons par e-mail",
  "private.document": "Ouvrir avec un code",
  "private.document.off":
    "Masqué, car toute personne ayant le lien pourrait le voir. Pour le voir, écrivez à {email}.",
  "private.export":
    "Les données du passeport sont masquées. Pour les avoir en entier, saisissez d’abord un code reçu par e-mail sur la page de votre candidature, puis téléchargez de nouveau ce fichier.",
  "private.lead.one":
    "Nous envoyons un code à {address}. Quand vous le saisissez ici, ce navigateur montre votre numéro de passeport entier et la copie de votre passeport pendant {n} minute.",
  "private.lead.other":
    "Nous envoyons un code à {address}. Quand vous le saisissez ici, ce navigateur montre votre numéro de passeport entier et la copie de votre passeport pendant {n} minutes.",
  "private.ask": "M’envoyer un code",
  "private.again.title": "Pas de code ?",
  "private.again.text":
    "Regardez d’abord dans les courriers indésirables. Nous envoyons cinq codes par heure au plus.",
  "private.again": "M’envoyer un nouveau code",
  "private.submit": "Afficher les données de mon passeport",
  "private.code.lead":
    "Votre numéro de passeport est masqué. Saisissez le code pour le voir avec la copie de votre passeport.",
  "private.sent.text": "Un code est en route vers {address}. Cela peut prendre quelques minutes.",
  "private.back": "Retour à votre candidature",

  "oldLink.title": "Ce lien est trop ancien",
  "oldLink.meta.description": "Demandez par e-mail un nouveau lien vers votre candidature.",
  "oldLink.lead":
    "Pour vous protéger, un lien de nos e-mails est valable 90 jours. Nous pouvons en envoyer un nouveau à {address}, l’adresse que nous connaissons.",
  "oldLink.submit": "M’envoyer un nouveau lien",
  "oldLink.sent.title": "Consultez votre boîte de réception",
  "oldLink.sent.text":
    "Un nouveau lien est en route vers {address}. Nous envoyons cinq liens par jour au plus. Si aucun e-mail n’arrive sous cinq minutes, regardez dans les courriers indésirables.",
  "oldLink.track": "Retrouver votre candidature par sa référence",

  "withdrawal.section": "Retirer",
  "withdrawal.text":
    "Si vous ne voulez plus de cet emploi, retirez votre candidature. L’employeur le voit alors.",
  "withdrawal.text.us": "Si cela ne vous intéresse plus, retirez votre candidature. Nous le voyons alors.",
  "withdrawal.text.hired":
    "Vous avez accepté une offre. Si vous retirez la candidature, vous renoncez à cet emploi, et l’employeur le voit.",
  "withdrawal.link": "Retirer cette candidature",
  "withdrawal.done.title": "Vous avez retiré cette candidature",
  "withdrawal.done.text":
    "L’employeur le voit et ne répond plus. Vous pouvez postuler à un autre emploi, et de nouveau à celui-ci tant qu’il est ouvert.",
  "withdrawal.done.text.us": "Les personnes qui gèrent le site le voient. Vous pouvez postuler de nouveau.",
  "withdrawal.rejected": "Cette candidature a été refusée : vous n’avez pas à la retirer.",
  "withdrawal.status": "Retirée par vous",

  "withdrawal.title": "Retirer la candidature {reference}",
  "withdrawal.meta.description": "Confirmez que vous ne voulez plus de cet emploi.",
  "withdrawal.lead": "Cette action est définitive.",
  "withdrawal.employerSees":
    "L’employeur voit « Retirée par le candidat » et ne peut plus vous accepter. Dès lors, il ne peut plus ouvrir vos documents, ni voir votre passeport, votre date de naissance, votre adresse et votre téléphone. Il a pu garder ce qu’il avait ouvert avant.",
  "withdrawal.weSee": "Plus personne ne peut vous accepter pour cette candidature.",
  "withdrawal.fee": "Les frais payés ne sont pas remboursés, sauf dans les cas prévus par nos conditions.",
  "withdrawal.data":
    "Nous conservons vos réponses et vos documents pendant la durée qu’indique notre politique de confidentialité.",
  "withdrawal.data.delete":
    "Pour les supprimer maintenant, choisissez « Supprimer mes données » sur la page de votre candidature.",
  "withdrawal.submit": "Retirer ma candidature maintenant",
  "withdrawal.keep": "Garder ma candidature telle quelle",

  "certificates.title": "Ajouter un certificat manquant",
  "certificates.text":
    "L’employeur de votre offre le voit avec vos autres documents. Une candidature a de la place pour dix certificats.",
  "certificates.text.us":
    "Nous le voyons avec vos autres documents. Une candidature a de la place pour dix certificats.",
  "certificates.final": "Vous ne pouvez pas le retirer ensuite.",
  "certificates.choose": "Certificat",
  "certificates.hint": "PDF, JPG ou PNG, moins de 10 Mo.",
  "certificates.submit": "Ajouter le certificat",
  "certificates.added": "{document}, ajouté le {date} UTC",
  "certificates.addedLabel": "{document}, ajouté le {date}",
  "certificates.done.added": "Votre certificat a été ajouté.",
  "certificates.done.known": "Vous avez déjà envoyé ce fichier.",
  "certificates.withdrawn":
    "Vous avez retiré cette candidature : vous ne pouvez plus ajouter de certificats.",
  "certificates.rejected": "Cette candidature a été refusée : vous ne pouvez plus ajouter de certificats.",
  "certificates.erased": "Cette candidature a été supprimée : vous ne pouvez plus ajouter de certificats.",
  "certificates.full":
    "Il n’y a plus de place pour un autre certificat. S’il manque quelque chose d’important, écrivez à {email}.",
  "certificates.missing": "Choisissez d’abord un fichier.",

  "emails.withdrawn.subject": "Vous avez retiré votre candidature {reference}",
  "emails.withdrawn.subject.job": "{title}, {company} : vous avez retiré votre candidature",
  "emails.withdrawn.body": "Vous avez retiré votre candidature pour {position} sur sa page.",
  "emails.withdrawn.employer": "L’employeur le voit et ne répond plus.",
  "emails.withdrawn.us": "Nous le voyons, et personne ne répond plus.",
  "emails.withdrawn.notYou":
    "Si ce n’était pas vous, quelqu’un d’autre a le lien vers la page de votre candidature. Écrivez tout de suite à {email} en indiquant la référence.",

  "draftLink.title": "Continuer sur un autre appareil",
  "draftLink.text":
    "Nous vous envoyons un lien. Ouvrez-le sur l’autre appareil sous 72 heures. Toutes les réponses et tous les fichiers enregistrés jusqu’ici y sont, et ce formulaire est alors vide ici.",
  "draftLink.email": "Adresse e-mail pour le lien",
  "draftLink.submit": "M’envoyer le lien",
  "draftLink.sent.title": "Consultez votre boîte de réception",
  "draftLink.sent.text": "Sur l’autre appareil, ouvrez l’e-mail adressé à {email} et suivez le lien.",
  "draftLink.sent.once":
    "Le lien ne sert qu’une fois, pendant 72 heures. Votre candidature reste ici d’ici là.",
  "draftLink.sent.limit": "Nous envoyons cinq liens par jour au plus.",
  "draftLink.sent.spam":
    "Si aucun e-mail n’arrive sous cinq minutes, regardez dans les courriers indésirables.",
  "draftLink.off":
    "Nous ne pouvons pas vous envoyer le lien. Vos réponses et vos fichiers sont enregistrés dans ce navigateur, et vous pouvez continuer ici.",
  "draftLink.off.sent":
    "Nous n’avons pas pu envoyer le lien. Vos réponses et vos fichiers restent dans ce navigateur, et vous pouvez continuer ici.",
  "draftLink.nothing":
    "Rien n’est encore enregistré : il n’y a rien à continuer. Remplissez d’abord la première étape et choisissez « Enregistrer et continuer ».",
  "draftLink.back": "Retour à votre candidature",

  "moveDraft.title": "Continuer votre candidature ici",
  "moveDraft.two": "Vous avez deux candidatures non terminées",
  "moveDraft.meta.description": "Continuez la candidature commencée sur un autre appareil.",
  "moveDraft.lead":
    "Vos réponses et vos fichiers passent dans ce navigateur, et vous continuez là où vous en étiez.",
  "moveDraft.choose": "Ce navigateur en garde une seule. Choisissez celle que vous continuez.",
  "moveDraft.moves":
    "La candidature est ensuite dans ce navigateur seulement. Là où vous l’avez commencée, le formulaire est de nouveau vide. Si vous y avez commencé un paiement sans le terminer, nous l’annulons. Rien n’a été débité.",
  "moveDraft.another":
    "Si vous continuez avec celle du lien, nous supprimons celle de ce navigateur : votre saisie et vos fichiers.",
  "moveDraft.linked": "Celle du lien",
  "moveDraft.local": "Celle de ce navigateur",
  "moveDraft.next": "Étape suivante",
  "moveDraft.used": "Dernière utilisation",
  "moveDraft.newest": "La plus récente",
  "moveDraft.keep": "Garder celle de ce navigateur",
  "moveDraft.discard": "Utiliser celle du lien",
  "moveDraft.submit": "Continuer ici",
  "moveDraft.here": "Cette candidature est déjà dans ce navigateur.",
  "moveDraft.go": "La continuer",

  "emails.draftLink.subject": "Continuer votre candidature",
  "emails.draftLink.greeting": "Bonjour,",
  "emails.draftLink.body":
    "Ouvrez ce lien sur l’appareil où vous voulez continuer, et choisissez « Continuer ici ». Il ne sert qu’une fois, sous 72 heures :",
  "emails.draftLink.keep":
    "Toute personne qui a ce lien peut lire et modifier la candidature : ne le partagez pas.",
  "emails.draftLink.ignore":
    "Si cette candidature n’est pas la vôtre, ne faites rien et supprimez cet e-mail.",

  "emails.unanswered.subject.one": "Une candidature attend votre réponse",
  "emails.unanswered.subject.other": "{n} candidatures attendent votre réponse",
  "emails.unanswered.body.one": "Une candidature à vos offres est sans réponse depuis {days} ou plus.",
  "emails.unanswered.body.other": "{n} candidatures à vos offres sont sans réponse depuis {days} ou plus.",
  "emails.unanswered.long.one": "Pour une candidature, c’est {days} ou plus.",
  "emails.unanswered.long.other": "Pour {n} d’entre elles, c’est {days} ou plus.",
  "emails.unanswered.how":
    "Ouvrez-les sur votre tableau de bord et choisissez un statut. Un refus est aussi une réponse. Nous envoyons chaque réponse au candidat.",
  "emails.unanswered.after":
    "Après {days} sans réponse, nous prévenons le candidat, et notre administrateur le voit.",

  "emails.noAnswer.subject": "Pas encore de réponse à votre candidature {reference}",
  "emails.noAnswer.subject.job": "{title}, {company} : pas encore de réponse",
  "emails.noAnswer.body":
    "L’employeur n’a pas répondu à votre candidature pour {position} en {days}, bien que nous l’ayons relancé. Nous en sommes désolés.",
  "emails.noAnswer.general":
    "Nous n’avons pas répondu à votre candidature spontanée en {days}, et nous n’avons pas encore trouvé d’emploi pour vous. Nous en sommes désolés.",
  "emails.noAnswer.what":
    "Nous ne pouvons pas promettre de réponse. Vous pouvez attendre, postuler à d’autres emplois, ou retirer votre candidature :",
  "emails.noAnswer.fee": "La clause 9 de nos conditions dit quand les frais sont remboursés.",
  "silence.state": "État",
  "silence.state.all": "Toutes",
  "silence.state.unanswered": "Sans réponse depuis {days}",
  "silence.state.withdrawn": "Retirée par le candidat",
  "emails.appliedBefore.subject": "Vous avez déjà postulé : {reference}",
  "emails.appliedBefore.subject.job": "{title}, {company} : vous avez déjà postulé",
  "emails.appliedBefore.body":
    "Une seule candidature suffit : vous avez déjà postulé pour {position} avec cette adresse e-mail. Quelqu’un, sans doute vous, s’apprête à en payer une deuxième. Voici la page de celle que vous avez envoyée :",
  "emails.appliedBefore.fee":
    "Si vous avez payé une seconde fois par erreur, répondez à cet e-mail ou écrivez à {email} en indiquant la référence.",
};
