import type { tradeWords as english } from "../en/trades.ts";
import type { Translation } from "../translation.ts";

export const tradeWords: Translation<typeof english> = {
  "trade.title": "Emplois : {name}",
  "trade.meta.description":
    "{name} : emplois à l’étranger, salaires par pays, certificats demandés par les employeurs et dernières offres.",
  "trade.meta.keywords":
    "emploi {name}, salaire {name}, {name} à l’étranger, certificats {name}",
  "trade.jobs.one": "{n} offre ouverte",
  "trade.jobs.other": "{n} offres ouvertes",
  "trade.jobs.samples.one": "{n} offre d’exemple ouverte",
  "trade.jobs.samples.other": "{n} offres d’exemple ouvertes",
  "trade.jobs.more": "Plus de {n} offres ouvertes",
  "trade.names": "Autres noms",
  "trade.names.languages": "Dans d’autres langues",
  "trade.pay": "Salaires par pays",
  "trade.pay.text": "Salaire mensuel des offres ouvertes, du plus bas au plus élevé.",
  "trade.pay.newest":
    "Salaire mensuel des {n} offres ouvertes les plus récentes, du plus bas au plus élevé.",
  "trade.pay.country": "Pays",
  "trade.pay.jobs": "Offres ouvertes",
  "trade.pay.range": "Salaire mensuel",
  "trade.certificates": "Certificats demandés par les employeurs",
  "trade.certificates.share": "{name} : dans {percent} % des offres ouvertes",
  "trade.newest": "Dernières offres",
  "trade.all": "Voir toutes les offres pour « {name} »",
  "trade.near": "Métiers proches",
  "trade.empty":
    "Aucune offre ouverte pour ce métier en ce moment. Demandez un e-mail dès qu’il y en aura une.",
  "trade.unknown": "Métier introuvable",
  "trade.unknown.text": "Nous n’avons pas de page pour ce métier. Cherchez plutôt parmi toutes les offres.",
  "trade.browse": "Voir toutes les offres",
  "trade.of.job": "Toutes les offres « {name} », avec les salaires par pays",
  "language.es": "Espagnol",
  "language.fr": "Français",
  "language.pt": "Portugais",
  "language.it": "Italien",
  "language.ru": "Russe",
  "language.ar": "Arabe",
  "language.hi": "Hindi",
  "language.id": "Indonésien",
  "language.fil": "Philippin",
  "language.de": "Allemand",
  "language.tr": "Turc",
  "language.pl": "Polonais",
  "language.uk": "Ukrainien",
  "language.zh": "Chinois",
};
