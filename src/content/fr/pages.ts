import type { pagesWords as english } from "../en/pages.ts";
import type { Translation } from "../translation.ts";

export const pagesWords: Translation<typeof english> = {
  "notFound.title": "404 Page introuvable",
  "notFound.text": "Avez-vous oublié d’ajouter la page au routeur ?",
  "notFound.hint":
    "Il n’y a pas de page à cette adresse. Elle a peut-être changé de place, ou il manque une lettre.",
  "notFound.home": "Retour à l’accueil",
  "notFound.jobs": "Voir les offres",
  "notFound.meta.description": "Il n’y a pas de page à cette adresse.",
  "notFound.meta.keywords": "page introuvable",

  "devMail.title": "Boîte d’envoi",
  "devMail.lead":
    "Aucun service d’envoi n’est configuré : le site garde ses e-mails ici et n’en envoie aucun. En production, cette page n’existe pas.",
  "devMail.lead.sending":
    "Le service d’envoi n’a pas encore expédié ces e-mails. En production, cette page n’existe pas.",
  "devMail.held": "Retenu jusqu’au {date} UTC, puis envoyé",
  "devMail.to": "À : {recipient}",
  "devMail.empty": "Il n’y a pas d’e-mail ici.",

  "news.title": "Actualités du secteur",
  "news.subtitle": "L’essentiel du maritime, de l’informatique et des mines dans le monde",
  "news.trending": "À la une",
  "news.jobs": "Voir les emplois : {industry}",
  "news.see": "Pour en savoir plus :",
  "news.meta.title": "Actualités du secteur",
  "news.meta.description":
    "L’actualité du travail dans le maritime, l’informatique et les mines, en bref : certificats, technologies et demande.",
  "news.meta.keywords":
    "actualité maritime, emploi informatique, actualité des mines, carrières maritimes, travail à l’étranger",

  "terms.title": "Conditions générales",
  "terms.updated": "Version du {date}",
  "terms.earlier": "Ce sont les conditions d’une version antérieure.",
  "terms.present": "Lire les conditions actuelles",
  "terms.contents": "Sur cette page",
  "terms.full": "Les conditions d’une candidature",
  "terms.meta.title": "Conditions générales",
  "terms.meta.description":
    "Ce que le service de candidature fait et ne fait pas, ce que paient les frais, et comment fonctionne l’aide pour le visa.",
  "terms.meta.keywords": "conditions générales, frais de dossier, aide pour le visa, traitement des données",

  "privacy.title": "Politique de confidentialité",
  "privacy.short": "En bref",
  "privacy.short.readers":
    "Seuls vous, l’employeur du poste et nous qui gérons ce site pouvons lire les fichiers que vous envoyez. Nous ne les transmettons à un autre employeur que s’ils lui conviennent.",
  "privacy.short.own":
    "Sur la page de votre candidature, vous pouvez consulter et télécharger ce que nous gardons, et supprimer la candidature. La trace du paiement reste, sans votre nom.",
  "privacy.short.time": "Le tableau ci-dessous dit combien de temps nous gardons chaque chose.",
  "privacy.short.sale":
    "Nous ne vendons pas vos données. Nous n’utilisons aucun cookie publicitaire ni de suivi.",
  "privacy.part.applying": "Quand vous postulez",
  "privacy.part.payment": "Paiement",
  "privacy.part.public": "Avis, lettre d’information et alertes",
  "privacy.part.saved": "Emplois enregistrés",
  "privacy.part.account": "Comptes et signalements",
  "privacy.part.check": "Employeurs qui demandent notre vérification",
  "privacy.part.cookies": "Cookies",
  "privacy.part.purpose": "À quoi elles servent",
  "privacy.part.time": "Combien de temps",
  "privacy.part.own": "Votre accès",
  "privacy.part.deleted": "Après une suppression",
  "privacy.part.record": "Journaux",
  "privacy.part.encrypted": "Chiffrement",
  "privacy.part.readers": "Qui lit vos documents",
  "privacy.part.messages": "Messages",
  "privacy.part.interview": "Entretiens",
  "privacy.part.offer": "Propositions et avis vérifiés",
  "privacy.part.link": "Documents donnés par un lien",
  "privacy.part.employers": "Avec des employeurs",
  "privacy.part.provider": "Avec le prestataire de paiement",
  "privacy.updated": "Version du {date}",
  "privacy.kept": "Combien de temps nous le conservons",
  "privacy.meta.title": "Politique de confidentialité",
  "privacy.meta.description":
    "Quelles données une candidature recueille, qui peut les lire, comment elles sont protégées et quand elles sont supprimées.",
  "privacy.meta.keywords":
    "politique de confidentialité, données personnelles, documents, sécurité des données, conservation des données",

  "partners.title": "Nos partenaires dans le monde",
  "partners.subtitle": "De grands employeurs du maritime, de l’informatique et des mines",
  "partners.meta.title": "Nos entreprises partenaires - {n} employeurs dans le monde",
  "partners.meta.description":
    "Les employeurs du maritime, de l’informatique et des mines présents ici, et le nombre d’offres de chacun.",
  "partners.meta.keywords":
    "entreprises partenaires, compagnies maritimes, entreprises informatiques, compagnies minières, employeurs à l’étranger",
  "partners.count.shipping": "Compagnies maritimes",
  "partners.count.it": "Entreprises informatiques",
  "partners.count.mining": "Compagnies minières",
  "partners.tabs": "Partenaires par secteur",
  "partners.tab.all": "Tous",
  "partners.tab.shipping": "Maritime",
  "partners.tab.it": "Informatique",
  "partners.tab.mining": "Mines",
  "partners.section.shipping": "Maritime",
  "partners.section.it": "Informatique",
  "partners.section.mining": "Mines et énergie",
  "partners.positions.one": "{n} poste",
  "partners.positions.other": "{n} postes",
  "partners.vacancies.one": "{n} postes à pourvoir au total",
  "partners.vacancies.other": "{n} postes à pourvoir au total",
  "partners.counts": "D’abord les offres ouvertes, puis les personnes recherchées.",
  "partners.sample.all": "Annonce d’exemple : toutes les entreprises de cette liste sont inventées.",
  "partners.sample.rest":
    "Annonce d’exemple : à partir d’ici, toutes les entreprises de cette liste sont inventées.",
  "partners.noJobs": "Aucune offre ouverte en ce moment",
  "partners.more.shipping": "Les {n} compagnies maritimes",
  "partners.more.it": "Les {n} entreprises informatiques",
  "partners.more.mining": "Les {n} compagnies minières",
  "partners.empty": "Pas encore de partenaires dans ce secteur.",
};
