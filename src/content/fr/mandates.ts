import { administratorPart } from "../administrator-part.ts";
import { mandateWords as english } from "../en/mandates.ts";
import type { Translation } from "../translation.ts";

export const mandateWords: Translation<typeof english> = {
  "company.title": "Votre entreprise",
  "company.lead":
    "Envoyez ces informations. Une personne les vérifie, et vos offres portent alors le badge « Employeur vérifié ».",
  "company.sent.title": "Nous avons votre demande",
  "company.sent.text": "Une personne l’examine. Nous vous écrivons dès notre décision.",
  "company.sent.unmailed": "Une personne l’examine. Cette page montre la décision.",
  "company.sent.confirm.title": "Nous avons votre demande. Confirmez maintenant votre adresse e-mail",
  "company.sent.confirm.text": "Une fois le code saisi, nous statuons sur votre demande et vous écrivons.",
  "company.confirm.text":
    "Dès que vous avez saisi le code, nous pouvons terminer la vérification de votre entreprise et vous écrire.",
  "company.list": "Vos demandes",
  "company.onFile": "Ce que nous avons au dossier",
  "company.state.asked": "Une personne examine votre demande. Nous vous écrivons dès notre décision.",
  "company.question.by": "La personne de {site} qui vérifie votre entreprise demande :",
  "company.answer": "Votre réponse",
  "company.answer.next":
    "Une personne la lit et poursuit la vérification. Nous vous écrivons dès notre décision.",
  "company.answer.submit": "Répondre à la question",
  "company.asked": "Notre question",
  "company.state.checked": "Vérifiée jusqu’au {date}",
  "company.state.none": "Personne n’a encore demandé de vérification de cette entreprise.",
  "company.state.lapsed": "La vérification a pris fin le {date}. Demandez-en une nouvelle.",
  "company.state.refused": "Nous avons refusé la demande. Vous pouvez en envoyer une nouvelle.",
  "company.state.withdrawn":
    "Nous avons annulé cette vérification. Vos offres pour cette entreprise sont masquées.",
  "company.reason": "Nous avons écrit : {reason}",
  "company.again": "Demander cette vérification",
  "company.form": "Demander une vérification",
  "company.form.another": "Demander la vérification d’une autre entreprise",
  "company.form.of": "Demander une vérification de {company}",
  "company.form.change": "Modifier ce que nous avons au dossier",
  "company.name": "Entreprise",
  "company.name.hint": "Exactement comme dans vos offres",
  "company.country": "Pays de l’entreprise",
  "company.website": "Site web",
  "company.website.hint": "Comme https://www.example.com",
  "company.registerNumber": "Numéro au registre des entreprises",
  "company.kind": "Comment recrutez-vous ?",
  "company.kind.fact": "Mode de recrutement",
  "company.kind.direct": "Nous recrutons pour nous-mêmes",
  "company.kind.agency": "Nous sommes une agence",
  "company.agency": "Pour les agences",
  "company.licence.kind": "Type de licence",
  "company.licence.kind.hint": "Comme RPSL, DMW, BMET ou un certificat MLC",
  "company.licence.number": "Numéro de licence",
  "company.licence.issuer": "Délivrée par",
  "company.licence.validUntil": "Dernier jour de la licence",
  "company.principals": "Entreprises pour lesquelles vous recrutez",
  "company.principals.hint": "Une entreprise par ligne",
  "company.phone": "Numéro de téléphone",
  "company.phone.hint":
    "Pour les questions, avec l’indicatif du pays. Pour vérifier, nous appelons un numéro que nous trouvons ailleurs.",
  "company.files": "Fichiers qui nous aident à vérifier (facultatif)",
  "company.files.sent": "Fichiers",
  "company.files.lead":
    "Jusqu’à {n} fichiers, comme la licence, un extrait du registre ou des lettres des entreprises pour lesquelles vous recrutez. Seuls vous et notre administrateur pouvez les ouvrir.",
  "company.files.choose": "Choisissez des fichiers (PDF, Word, JPG ou PNG, 10 Mo chacun au plus)",
  "company.files.ready": "Nous envoyons les fichiers cochés avec votre demande et supprimons les autres :",
  "company.files.open": "Ouvrir {file}",
  "company.files.full": "Une demande prend {n} fichiers au plus : nous n’avons pas ajouté {files}",
  "company.file": "Fichier {n} ({type}, {kb} ko)",
  "company.submit": "Envoyer la demande",
  "company.code.title": "Saisissez le code pour {company}",
  "company.code.text":
    "Nous avons envoyé un code à une adresse du domaine de votre entreprise. Demandez-le à la personne qui lit cette boîte.",
  "company.code.label": "Code",
  "company.code.wrong":
    "Ce code est incorrect ou trop ancien. Après cinq codes incorrects, écrivez-nous pour en recevoir un nouveau.",
  "company.code.submit": "Confirmer le code",
  "company.code.done": "Le code est confirmé.",

  "dashboard.setup": "Terminez la configuration",
  "dashboard.check.text":
    "Les candidats voient vos offres, et vous voyez les candidatures, dès que nous avons vérifié que vous agissez pour votre entreprise.",
  "dashboard.unchecked.text":
    "Chacune de vos offres dit que nous ne vous avons pas encore vérifié. Une vérification leur donne le badge « Employeur vérifié ».",
  "dashboard.check.link": "Demander la vérification",

  ...administratorPart(english, "emails.employerAsked."),
  "emails.domainCode.subject": "Un code pour {company} sur {site}",
  "emails.domainCode.heading": "Un code pour votre entreprise",
  "emails.domainCode.body":
    "Une personne qui a un compte sur {site}, un site d’emplois à l’étranger, veut y publier des offres au nom de {company}. Si vous acceptez qu’elle agisse pour {company}, donnez-lui ce code sous trois jours :",
  "emails.domainCode.ignore":
    "Si vous n’en savez rien, gardez le code pour vous. Personne ne pourra alors s’en servir pour publier des offres au nom de {company}.",
  "emails.mandate.check.subject": "Nous avons vérifié {company}",
  "emails.mandate.check.heading": "Nous avons vérifié votre entreprise",
  "emails.mandate.check.body":
    "Nous avons vérifié que vous agissez pour {company}. Les candidats voient vos offres ouvertes pour cette entreprise. La vérification est valable jusqu’au {date}. Nous vous écrivons avant sa fin.",
  "emails.mandate.check.next": "Cette page montre toutes vos vérifications :",
  "emails.mandate.refuse.subject": "Nous avons refusé votre demande pour {company}",
  "emails.mandate.refuse.heading": "Nous avons refusé votre demande",
  "emails.mandate.refuse.body": "Nous avons refusé votre demande de vérification pour {company}.",
  "emails.mandate.refuse.action": "Envoyer une nouvelle demande",
  "emails.mandate.ask.subject": "Une question sur {company}",
  "emails.mandate.ask.heading": "Nous avons une question",
  "emails.mandate.ask.body": "Nous avons une question sur votre demande de vérification pour {company} :",
  "emails.mandate.ask.action": "Répondre à la question",

  ...administratorPart(english, "adminHome."),

  "figures.title": "Candidatures",
  "figures.total.one": "{n} ces {weeks} dernières semaines",
  "figures.total.other": "{n} ces {weeks} dernières semaines",
  "figures.hired.one": "{n} embauche confirmée par le candidat",
  "figures.hired.other": "{n} embauches confirmées par les candidats",
  "figures.newest": "Les {n} plus récentes des {weeks} dernières semaines",
  "figures.most": "Maximum en une semaine : {n}",
  "figures.thisWeek": "Cette semaine : {n}",
  "figures.byWeek": "Candidatures par semaine",
  "figures.byState": "Candidatures par statut",
  "figures.week": "Semaine du",
  "figures.state": "Statut",
  "figures.applications": "Candidatures",

  ...administratorPart(english, "queue.", "emails.employersWaiting."),
  "emails.mandateEnding.subject": "Notre vérification de {company} prend fin le {date}",
  "emails.mandateEnding.heading": "Notre vérification prend fin le {date}",
  "emails.mandateEnding.body":
    "Notre vérification qui confirme que vous agissez pour {company} prend fin le {date}.",
  "emails.mandateEnding.hidden":
    "Après ce jour, vos offres pour cette entreprise sont masquées, et leurs candidatures vous sont fermées.",
  "emails.mandateEnding.unchecked":
    "Après ce jour, chacune de vos offres pour cette entreprise dira que nous n’avons pas vérifié l’employeur.",
  "emails.mandateNeeded.subject": "Vos offres pour {company} sont masquées jusqu’à notre vérification",
  "emails.mandateNeeded.heading": "Vos offres sont masquées jusqu’à notre vérification",
  "emails.mandateNeeded.body":
    "Désormais, nous vérifions les employeurs avant que les candidats voient leurs offres. Vos offres ouvertes sont masquées tant que nous n’avons pas vérifié que vous agissez pour {company}.",
  "emails.mandateNeeded.send":
    "Envoyez-nous le pays, le site web et le numéro au registre de l’entreprise, et un numéro de téléphone. Une agence ajoute sa licence et les entreprises pour lesquelles elle recrute :",
  "emails.mandateNeeded.open":
    "Vos offres ne sont pas closes, et aucune candidature n’est perdue. Dès que nous aurons vérifié l’entreprise, elles seront de nouveau publiques.",

  ...administratorPart(
    english,
    "proof.mailbox.label",
    "proof.domainCode.label",
    "proof.register.label",
    "proof.call.label",
    "proof.licence.label",
    "proof.letters.label",
    "proof.redList.label",
  ),
  "proof.mailbox.public": "leur boîte e-mail",
  "proof.domainCode.public": "un code envoyé à une adresse du domaine de l’entreprise",
  "proof.register.public": "l’inscription de l’entreprise dans son registre",
  "proof.call.public": "un appel à un numéro que nous avons trouvé nous-mêmes",
  "proof.licence.public": "la licence de l’agence dans la liste de l’autorité qui la délivre",
  "proof.letters.public": "une lettre de chaque entreprise pour laquelle l’agence recrute",
  "proof.redList.public": "les listes d’entreprises contre lesquelles des autorités mettent en garde",
  "proof.comma": ", ",
  "proof.list": "{first} et {last}",
  ...administratorPart(
    english,
    "proof.mailbox.missing",
    "proof.domainCode.missing",
    "proof.register.missing",
    "proof.call.missing",
    "proof.licence.missing",
    "proof.letters.missing",
    "proof.redList.missing",
    "proof.contact.missing",
  ),
};
