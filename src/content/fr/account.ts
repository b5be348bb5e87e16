import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../translation.ts";

export const accountWords: Translation<typeof english> = {
  "account.firstName": "Prénom",
  "account.lastName": "Nom",
  "account.email": "Adresse e-mail",
  "account.password": "Mot de passe",
  "account.password.show": "Afficher",
  "account.password.hint":
    "Au moins {n} caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.",
  "account.password.common": "Ce mot de passe est trop courant. Choisissez-en un autre.",
  "account.password.new": "Nouveau mot de passe",
  "account.password.current": "Mot de passe actuel",
  "account.meta.keywords": "compte employeur, se connecter, créer un compte, publier des offres",

  "signUp.title": "Créer un compte",
  "signUp.lead":
    "Pour les employeurs : après cette page, une étape de plus fait de vous un employeur. Pour postuler, aucun compte n’est nécessaire.",
  "signUp.email.hint": "Elle sert à vous connecter, et nous y écrivons au sujet de vos offres.",
  "signUp.submit": "Créer le compte",
  "signUp.have": "Avez-vous déjà un compte ?",
  "signUp.privacy": "Ce que nous conservons, et combien de temps :",
  "signUp.meta.description": "Créez un compte employeur pour publier des offres et répondre aux candidats.",

  "confirmEmail.title": "Confirmez votre adresse e-mail",
  "confirmEmail.meta.description":
    "Saisissez le code de notre e-mail pour confirmer que l’adresse est la vôtre.",
  "confirmEmail.code": "Code reçu par e-mail",
  "confirmEmail.code.hint": "Huit chiffres. Le code est valable 24 heures.",
  "confirmEmail.submit": "Confirmer l’adresse",
  "confirmEmail.again.title": "Pas de code ?",
  "confirmEmail.again.spam": "Regardez d’abord dans les courriers indésirables.",
  "confirmEmail.again.text":
    "Un nouveau code remplace le précédent. Nous envoyons cinq codes par jour au plus.",
  "confirmEmail.again.submit": "M’envoyer un nouveau code",
  "confirmEmail.again.wrong": "Mauvaise adresse ? Écrivez à {email}.",
  "confirmEmail.sent.title": "Un nouveau code est en route",
  "confirmEmail.sent.text": "Le code précédent ne fonctionne plus.",
  "confirmEmail.done.title": "Votre adresse e-mail est confirmée",
  "confirmEmail.done.text":
    "Nous pouvons maintenant écrire à {email} au sujet de votre compte et de vos offres.",
  "confirmEmail.notice.title": "Confirmez votre adresse e-mail",
  "confirmEmail.mailed": "Nous avons envoyé un code à {email}.",
  "confirmEmail.notice.text":
    "Tant que vous n’avez pas saisi le code, vous ne recevez aucun e-mail sur les nouvelles candidatures ni sur vos offres.",
  "confirmEmail.notice.candidate": "Saisissez le code pour montrer que l’adresse est la vôtre.",
  "confirmEmail.notice.link": "Saisir le code",

  "signIn.title": "Se connecter",
  "signIn.lead": "Pour les employeurs. Pour postuler, aucun compte n’est nécessaire.",
  "signIn.next": "Connectez-vous. Vous arriverez ensuite à la page demandée.",
  "signIn.kept": "Votre session a pris fin. Votre saisie est conservée et revient quand vous vous connectez.",
  "signIn.submit": "Se connecter",
  "signIn.none": "Pas encore de compte ?",
  "signIn.applied": "Vous avez déjà postulé ?",
  "signIn.forgot": "Mot de passe oublié ?",
  "signIn.meta.description":
    "Connectez-vous pour publier des offres, lire les candidatures et répondre aux candidats.",

  "signOut.submit": "Se déconnecter",

  "forgotPassword.title": "Mot de passe oublié ?",
  "forgotPassword.lead":
    "Saisissez l’adresse e-mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
  "forgotPassword.submit": "Envoyer le lien",
  "forgotPassword.sent.title": "Consultez votre boîte de réception",
  "forgotPassword.sent.text":
    "Si un compte a cette adresse, nous y envoyons un lien. Il fonctionne une fois, pendant une heure. Pas d’e-mail ? Regardez dans les courriers indésirables, ou vérifiez l’adresse et recommencez.",
  "forgotPassword.back": "Retour à la connexion",
  "forgotPassword.meta.description": "Demandez par e-mail un lien pour choisir un nouveau mot de passe.",

  "resetPassword.title": "Choisir un nouveau mot de passe",
  "resetPassword.lead": "Ensuite, votre session est ouverte ici et fermée sur tous les autres appareils.",
  "resetPassword.submit": "Enregistrer le mot de passe",
  "resetPassword.incomplete":
    "Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un autre.",
  "resetPassword.again": "Demander un nouveau lien",
  "resetPassword.meta.description": "Choisissez un nouveau mot de passe avec le lien reçu par e-mail.",

  "account.title": "Votre compte",
  "account.name": "Nom",
  "account.role": "Type de compte",
  "account.role.candidate": "Pas encore employeur",
  "account.role.employer": "Employeur",
  "account.dashboard": "Tableau de bord employeur",
  "account.changePassword.title": "Changer le mot de passe",
  "account.changePassword.text": "Le changer ferme votre session sur tous les autres appareils.",
  "account.changePassword.submit": "Changer le mot de passe",
  "account.changePassword.wrong": "Le mot de passe actuel est incorrect",
  "account.changed.title": "Votre nouveau mot de passe est enregistré",
  "account.changed.text": "Les sessions de tous les autres appareils sont fermées.",
  "account.meta.description":
    "Votre nom, votre adresse e-mail, votre type de compte, et comment changer de mot de passe.",

  "becomeEmployer.title": "Devenir employeur",
  "becomeEmployer.lead":
    "Trouvez des professionnels qualifiés pour {n} pays : maritime, informatique et mines.",
  "becomeEmployer.steps": "Comment cela se passe",
  "becomeEmployer.steps.company": "Vous nous présentez votre entreprise",
  "becomeEmployer.steps.company.text":
    "Son nom, son pays, son site, son téléphone et son numéro d’immatriculation. Les agences indiquent aussi leur licence.",
  "becomeEmployer.steps.check": "Nous la vérifions",
  "becomeEmployer.steps.check.text":
    "Une personne vérifie que vous agissez pour l’entreprise. Nous vous envoyons le résultat par e-mail.",
  "becomeEmployer.steps.check.unmailed": "Une personne vérifie que vous agissez pour l’entreprise.",
  "becomeEmployer.steps.post": "Vous publiez des offres",
  "becomeEmployer.steps.post.text":
    "Les candidats voient vos offres dès que nous avons vérifié l’entreprise.",
  "becomeEmployer.steps.post.unchecked":
    "Vous pouvez publier avant la vérification. D’ici là, vos offres indiquent que nous ne vous avons pas vérifié.",
  "becomeEmployer.free":
    "L’inscription, la publication d’offres et notre vérification sont gratuites pour vous.",
  "becomeEmployer.check": "Ce que nous vérifions",
  "becomeEmployer.check.every": "Pour chaque entreprise",
  "becomeEmployer.check.every.text":
    "Nous cherchons l’entreprise dans son registre. Ensuite, nous envoyons un code à une adresse de son domaine ou nous appelons un numéro que nous avons trouvé nous-mêmes.",
  "becomeEmployer.check.agency.text":
    "Nous cherchons aussi la licence dans la liste de l’autorité qui la délivre et demandons une lettre de chaque entreprise pour laquelle l’agence recrute.",
  "becomeEmployer.check.until": "Durée de validité",
  "becomeEmployer.check.until.text":
    "Douze mois au plus, et jamais plus longtemps que la licence. Vos offres disent ce que nous avons vérifié, et quand.",
  "becomeEmployer.benefits": "Ce que vous obtenez",
  "becomeEmployer.reach.title": "{n} pays, trois secteurs",
  "becomeEmployer.reach.text":
    "Les candidats viennent ici pour travailler à l’étranger. Ils trouvent votre offre par pays, secteur, niveau et par chaque mot de son titre.",
  "becomeEmployer.post.title": "Un formulaire par offre",
  "becomeEmployer.post.text":
    "Vous publiez une offre avec un seul formulaire et la voyez comme les candidats la verront. Vous pouvez la modifier, la clore ou la rouvrir à tout moment.",
  "becomeEmployer.read.title": "Les candidatures en un seul endroit",
  "becomeEmployer.read.text":
    "Chaque offre a sa liste de candidatures, avec réponses et documents. Filtrez-la par statut, ou téléchargez-la en fichier CSV.",
  "becomeEmployer.answer.title": "Les candidats ont de vos nouvelles",
  "becomeEmployer.answer.text":
    "Vous choisissez un statut, et nous écrivons au candidat. Nous gardons chaque changement : qui, quand, de quoi à quoi.",
  "becomeEmployer.fee.title": "Ce que cela coûte",
  "becomeEmployer.fee":
    "Pour chaque candidature, le candidat nous paie {fee}. La page de l’offre le dit avant, et elle dit aussi quand il n’y a pas de frais. Vous n’en recevez aucune part.",
  "becomeEmployer.fee.none": "Postuler ne coûte rien aux candidats.",
  "becomeEmployer.register.title": "Commencez à recruter",
  "becomeEmployer.register.text":
    "L’inscription est gratuite. Votre compte devient aussitôt un compte employeur.",
  "becomeEmployer.register.code":
    "Vous pouvez d’abord vous inscrire. Nous terminons la vérification de votre entreprise une fois le code saisi.",
  "becomeEmployer.register.visitor":
    "L’inscription est gratuite. Connectez-vous ou créez d’abord un compte : vous revenez ensuite ici.",
  "becomeEmployer.meta.description":
    "Inscrivez-vous comme employeur : publiez des offres dans le maritime, l’informatique et les mines, lisez les candidatures et répondez aux candidats.",
  "becomeEmployer.meta.keywords":
    "publier une offre, recruter à l’étranger, employeurs, recrutement international, emplois maritimes, emplois informatiques, emplois dans les mines",
  "becomeEmployer.invite.title": "Vous recrutez à l’étranger ?",
  "becomeEmployer.invite.text": "Publiez vos offres ici et lisez vous-même les candidatures.",
};
