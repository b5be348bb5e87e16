import type { homeWords as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const homeWords: Translation<typeof english> = {
  "home.meta.title": "Emplois à l’étranger : maritime, informatique et mines",
  "home.meta.description":
    "Trouvez un emploi à l’étranger : maritime, informatique, mines, croisières de luxe, offshore. Voyez le salaire avant de postuler, en quatre étapes, sans compte.",
  "home.meta.keywords":
    "emplois à l’étranger, emplois maritimes, emplois informatiques, emplois dans les mines, emplois sur croisières, emplois offshore",

  "home.hero.badge.one": "{n} entreprise partenaire",
  "home.hero.badge.other": "{n} entreprises partenaires",
  "home.hero.badge.samples.one": "{n} entreprise partenaire d’exemple",
  "home.hero.badge.samples.other": "{n} entreprises partenaires d’exemple",
  "home.hero.lead":
    "Des emplois qualifiés à l’étranger. Comparez les salaires mensuels en dollars US et postulez en quatre étapes, sans compte.",
  "home.hero.pay":
    "Des emplois qualifiés à l’étranger. La plupart des offres paient {pay} par mois. Postulez en quatre étapes, sans compte.",
  "home.hero.pay.samples":
    "Des emplois qualifiés à l’étranger. La plupart des offres d’exemple paient {pay} par mois. Postulez en quatre étapes, sans compte.",
  "home.hero.pay.some":
    "Des emplois qualifiés à l’étranger. La plupart des offres, exemples compris, paient {pay} par mois. Postulez en quatre étapes, sans compte.",
  "home.hero.apply": "Postuler",
  "home.hero.search": "Métier, comme « soudeur »",
  "map.label": "Pays qui recrutent",
  "home.hero.fee": "Postuler coûte {fee}, à payer à la dernière étape.",
  "home.hero.fee.samples":
    "Les offres ici sont inventées : essayez gratuitement. Chaque vraie candidature coûte {fee}, à payer à la dernière étape.",
  "home.hero.fee.some":
    "Les exemples sont gratuits. Chaque vraie candidature coûte {fee}, à payer à la dernière étape.",

  "home.destinations.title": "Où voulez-vous travailler ?",
  "home.destinations.jobs.one": "{n} emploi disponible",
  "home.destinations.jobs.other": "{n} emplois disponibles",
  "home.destinations.jobs.samples.one": "{n} emploi d’exemple disponible",
  "home.destinations.jobs.samples.other": "{n} emplois d’exemple disponibles",
  "home.destinations.text":
    "Choisissez un pays, puis un emploi : des mines d’Australie aux navires de Norvège.",
  "home.destinations.apply": "Postuler",
  "home.destinations.browse": "Voir les offres",

  "home.interviews.title": "Entretiens ouverts",
  "home.interviews.virtual": "Entretiens en ligne ou sur place",
  "home.interviews.preparation": "Préparation gratuite à l’entretien",
  "home.interviews.response": "Une réponse sous {time}",
  "home.interviews.apply": "Commencer votre candidature",

  "home.success.title": "Notre réussite en chiffres",
  "home.success.vacancies.one": "Poste à pourvoir",
  "home.success.vacancies.other": "Postes à pourvoir",
  "home.success.vacancies.samples.one": "Poste d’exemple",
  "home.success.vacancies.samples.other": "Postes d’exemple",
  "home.success.countries": "Pays",
  "home.success.rate": "Taux de réussite",

  "home.benefits.title": "Avantages gratuits",
  "home.benefits.title.plain": "Ce que coûte une candidature",
  "home.benefits.lead": "Ce que vous pouvez recevoir quand un employeur vous recrute.",
  "home.benefits.visa.title": "Démarches de visa gratuites",
  "home.benefits.visa.text": "Quand un employeur vous a choisi, notre aide pour le visa est gratuite.",
  "home.benefits.flight.title": "Billets d’avion gratuits",
  "home.benefits.flight.text": "Beaucoup d’employeurs les paient ; l’offre le précise.",
  "home.benefits.housing.title": "Logement gratuit",
  "home.benefits.housing.text": "Beaucoup d’employeurs le paient ; l’offre le précise.",
  "home.benefits.verified.title": "Employeurs partenaires vérifiés",
  "home.benefits.verified.text":
    "Les employeurs que nous avons vérifiés portent un badge. Il dit ce que nous avons vérifié et quand.",
  "home.fee.title": "Des frais de dossier uniques de {fee}",
  "home.fee.text":
    "Vous les payez pour chaque candidature, au moment de l’envoi. Ils couvrent le traitement et ne sont pas remboursables, sauf dans les cas prévus aux conditions. Ils ne donnent pas droit à un emploi.",
  "home.fee.free.title": "Postuler est gratuit",
  "home.fee.free.text":
    "Il n’y a pas de frais de dossier en ce moment. Une candidature ne garantit pas un emploi.",

  "home.countries.title": "Découvrez {n} pays",
  "home.countries.lead":
    "Ce que les emplois y paient en général par mois, en dollars américains avant impôts.",
  "home.countries.open": "Il y a des offres dans {n} pays au total.",
  "home.countries.more": "{n} autres pays",
  "home.countries.jobs.one": "{n} emploi",
  "home.countries.jobs.other": "{n} emplois",
  "home.countries.jobs.samples.one": "{n} emploi d’exemple",
  "home.countries.jobs.samples.other": "{n} emplois d’exemple",

  "home.industries.title": "Les secteurs qui recrutent",
  "home.industries.positions.one": "{n} poste",
  "home.industries.positions.other": "{n} postes",
  "home.industries.positions.samples.one": "{n} emploi d’exemple",
  "home.industries.positions.samples.other": "{n} emplois d’exemple",
  "home.industries.shipping.text":
    "Pont, machine, restauration et terre : du matelot qualifié au capitaine de port.",
  "home.industries.it.text": "Logiciel, réseaux, cloud et sécurité, pour des employeurs du monde entier.",
  "home.industries.mining.text":
    "Conducteurs d’engins, mécaniciens, géologues et ingénieurs, au fond et en surface.",

  "home.partners.title": "Employeurs partenaires",
  "home.partners.text.one": "{n} entreprise figure ici.",
  "home.partners.text.other": "{n} entreprises figurent ici.",
  "home.partners.text.samples.one": "{n} entreprise d’exemple figure ici.",
  "home.partners.text.samples.other": "{n} entreprises d’exemple figurent ici.",
  "home.partners.most": "La plupart sont des exemples.",
  "home.partners.some": "Certaines sont des exemples.",
  "home.partners.link": "Voir tous les partenaires",

  "home.steps.title": "Postulez en 4 étapes",
  "home.steps.lead": "Cela prend moins de {time}. Vous pouvez vous arrêter et reprendre plus tard.",
  "home.steps.lead.plain": "Vous pouvez vous arrêter et reprendre plus tard.",
  "home.steps.1.title": "Informations personnelles",
  "home.steps.1.text": "Votre nom, comme sur votre passeport, et comment vous joindre.",
  "home.steps.2.title": "Informations professionnelles",
  "home.steps.2.text": "Votre qualification, votre expérience et le travail que vous cherchez.",
  "home.steps.3.title": "Documents",
  "home.steps.3.text":
    "Votre CV et une copie de votre passeport ; des certificats et une photo si vous le souhaitez.",
  "home.steps.4.title": "Conditions et paiement",
  "home.steps.4.text": "Vérifiez tout, acceptez les conditions et payez les frais de {fee}.",
  "home.steps.4.free": "Vérifiez tout, acceptez les conditions et envoyez.",

  "home.stats.title": "Témoignages",
  "home.stats.placed": "Candidats placés",
  "home.stats.reviews.one": "Avis",
  "home.stats.reviews.other": "Avis",
  "home.stats.rating": "Note moyenne",
  "home.stats.link": "Lire les avis",

  "home.payment.title": "Moyens de paiement",
  "home.payment.text":
    "Vous payez les frais par un prestataire de paiement par carte. Votre numéro de carte n’arrive jamais sur notre serveur.",
  "home.payment.note": "Les moyens proposés dépendent de votre pays et de votre appareil.",

  "home.salaries.title": "Ce que vous pouvez gagner",
  "home.salaries.lead":
    "Salaires courants par mois en dollars américains, par niveau. Chaque offre indique son salaire.",
  "home.salaries.range": "de {min} à {max} par mois",
  "home.salaries.trades": "Salaires courants par métier",

  "home.newsletter.title": "Alertes emploi par e-mail",
  "home.newsletter.text": "Les nouveaux emplois dans votre boîte, une fois par semaine au plus.",
  "home.newsletter.choose": "Choisir les emplois, ou les recevoir chaque jour",

  "home.final.title": "Envie de larguer les amarres ?",
  "home.final.text": "Trouvez l’emploi qui vous convient, ou envoyez une candidature spontanée.",
  "home.final.apply": "Postuler",
  "home.final.browse": "Voir les offres",
};
