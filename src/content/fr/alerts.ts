import type { alertsWords as english } from "../en/alerts.ts";
import type { Translation } from "../translation.ts";

export const alertsWords: Translation<typeof english> = {
  "alerts.everything": "tous les emplois",
  "alerts.exact": "« {search} », tel qu’écrit",
  "alerts.offer.title": "Recevez gratuitement les nouveaux emplois de ce type par e-mail.",
  "alerts.offer.none": "Recevez gratuitement un e-mail dès qu’une telle offre paraît.",
  "alerts.offer.text":
    "De vraies offres, sans exemples. Vous confirmez d’abord votre adresse. Un clic suffit pour arrêter.",
  "alerts.email": "Adresse e-mail",
  "alerts.frequency": "Fréquence",
  "alerts.frequency.daily": "Chaque jour",
  "alerts.frequency.weekly": "Chaque semaine",
  "alerts.submit": "M’écrire",
  "alerts.submit.jobs": "Recevoir les nouvelles offres",
  "alerts.title": "Alertes emploi",
  "alerts.lead":
    "Nous vous envoyons les nouveaux emplois qui correspondent à votre recherche. Vous confirmez votre adresse avant tout envoi.",
  "alerts.list": "Votre recherche : {list}",
  "alerts.list.choose":
    "Pour une autre recherche, filtrez les offres et utilisez le formulaire placé sous la liste.",
  "alerts.list.browse": "Voir les offres",
  "alerts.rules":
    "Nous n’écrivons que s’il y a du nouveau, et seulement pour des offres ouvertes. Nous n’envoyons jamais d’annonces d’exemple.",
  "alerts.stop.text":
    "Utilisez le lien à la fin de chaque e-mail et nous supprimons l’alerte et son adresse. Un autre lien permet de changer la liste ou la fréquence.",
  "alerts.now": "Offres qui correspondent en ce moment",
  "alerts.now.samples": "Nous n’envoyons pas par e-mail les offres d’exemple de cette liste.",
  "alerts.now.samples.all":
    "Toutes ces offres sont des exemples. Nous n’envoyons par e-mail que des offres réelles.",
  "alerts.asked.title": "Consultez vos e-mails",
  "alerts.asked.text": "Nous envoyons un lien à {email}. Ouvrez-le et confirmez.",
  "alerts.asked.none":
    "Aucun lien n’arrive si l’adresse a reçu trop de liens aujourd’hui ou si cette alerte est déjà confirmée. Une alerte confirmée continue.",
  "alerts.noSuchList": "Cette liste n’existe pas. Choisissez de nouveau ses filtres.",
  "alerts.noSuchCountry":
    "Nous n’avons pas d’offres dans ce pays. Choisissez un autre pays, ou tous les pays.",
  "alerts.confirm.title": "Confirmez votre alerte emploi",
  "alerts.confirm.text":
    "Nouveaux emplois de cette liste : {list}. Appuyez sur le bouton pour les recevoir par e-mail.",
  "alerts.confirm.submit": "Confirmer l’alerte",
  "alerts.confirmed.title": "Votre alerte emploi est active",
  "alerts.confirmed.text.daily":
    "Nous écrivons une fois par jour au plus, quand il y a de nouvelles offres pour votre recherche : {list}.",
  "alerts.confirmed.text.weekly":
    "Nous écrivons une fois par semaine au plus, quand il y a de nouvelles offres pour votre recherche : {list}.",
  "alerts.tooMany.title": "Vous avez déjà {n} alertes emploi",
  "alerts.tooMany.text":
    "Une adresse ne peut pas en avoir davantage. Arrêtez-en d’abord une, avec le lien à la fin de ses e-mails. Puis rouvrez ce lien.",
  "alerts.unknown.title": "Ce lien ne fonctionne plus",
  "alerts.unknown.text":
    "Cette alerte a été arrêtée, ou son lien est trop ancien. Vous pouvez en créer une nouvelle.",
  "alerts.unknown.new": "Créer une nouvelle alerte",
  "alerts.change.title": "Modifier votre alerte emploi",
  "alerts.change.submit": "Enregistrer",
  "alerts.change.saved.title": "Enregistré",
  "alerts.change.saved.text": "Votre alerte emploi est modifiée.",
  "alerts.change.double":
    "Vous avez déjà une alerte pour cette liste. Choisissez une autre liste, ou arrêtez l’une des deux.",
  "alerts.search": "Mots à chercher",
  "alerts.country": "Pays",
  "alerts.sector": "Secteur",
  "alerts.sector.all": "Tous les secteurs",
  "alerts.level": "Niveau d’expérience",
  "alerts.level.all": "Tous les niveaux",
  "alerts.pay": "Salaire minimum en USD par mois",
  "alerts.facts": "Ce que l’employeur fournit",
  "alerts.leave.title": "Arrêter cette alerte emploi",
  "alerts.leave.text": "Nous supprimons l’alerte et, avec elle, votre adresse e-mail.",
  "alerts.leave.from":
    "Nous n’enverrons plus ces e-mails à {email}, et nous supprimerons l’alerte et l’adresse.",
  "alerts.leave.gone":
    "Si vous avez arrêté l’alerte, elle ne vous envoie plus d’e-mails. S’il en arrive encore, écrivez à {email}.",
  "alerts.leave.submit": "Arrêter cette alerte",
  "alerts.leave.keep": "Garder l’alerte",
  "alerts.left.title": "L’alerte est arrêtée",
  "alerts.left.text":
    "Nous n’envoyons plus d’e-mails pour elle. Vous pouvez en créer une nouvelle depuis toute liste d’offres.",
  "emails.alert.confirm.subject": "Confirmez votre alerte emploi",
  "emails.alert.confirm.body.daily":
    "Ouvrez ce lien pour voir votre alerte emploi et la confirmer. {site} envoie alors les nouveaux emplois à cette adresse, une fois par jour au plus :",
  "emails.alert.confirm.body.weekly":
    "Ouvrez ce lien pour voir votre alerte emploi et la confirmer. {site} envoie alors les nouveaux emplois à cette adresse, une fois par semaine au plus :",
  "emails.alert.confirm.ignore":
    "Si vous ne l’avez pas demandée, ne faites rien. Nous n’écrivons plus, et nous supprimons l’adresse après sept jours.",
  "emails.alert.confirm.leave": "Supprimer cette adresse tout de suite",
  "emails.alert.subject.one": "Un nouvel emploi : {list}",
  "emails.alert.subject.other": "{n} nouveaux emplois : {list}",
  "emails.alert.subject.more": "Nouveaux emplois : {list}",
  "emails.alert.body.one": "Cet emploi est nouveau dans votre liste :",
  "emails.alert.body.other": "Ces emplois sont nouveaux dans votre liste :",
  "emails.alert.body.more":
    "Votre liste contient plus de nouveaux emplois qu’il n’en tient ici. Voici les {n} plus récents :",
  "emails.alert.closes": "Date limite : {date}",
  "emails.alert.all": "Voir toute la liste",
  "emails.alert.change": "Changer la fréquence ou la liste",
  "emails.alert.stop": "Arrêter cette alerte",
  "emails.alert.why":
    "Vous recevez cet e-mail parce que vous l’avez demandé sur {site} et avez confirmé cette adresse.",
};
