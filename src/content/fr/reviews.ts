import type { reviewsWords as english } from "../en/reviews.ts";
import type { Translation } from "../translation.ts";

export const reviewsWords: Translation<typeof english> = {
  "reviews.title": "Témoignages",
  "reviews.subtitle": "Des candidats racontent comment ils ont trouvé un emploi à l’étranger",
  "reviews.meta.title": "Témoignages et avis",
  "reviews.meta.description":
    "Des candidats racontent comment ils ont trouvé un emploi à l’étranger. Vous pouvez partager votre histoire.",
  "reviews.meta.keywords": "avis, témoignages, emplois à l’étranger, expérience des candidats",
  "reviews.summary.one": "Note moyenne {average} sur 5 · {n} avis",
  "reviews.summary.other": "Note moyenne {average} sur 5 · {n} avis",
  "reviews.summary.none": "0 avis",
  "reviews.rating.one": "{n} étoile sur 5",
  "reviews.rating.other": "{n} étoiles sur 5",
  "reviews.verified": "Vérifié",
  "reviews.verified.about": "Cette personne a postulé ici et a confirmé son embauche.",
  "reviews.about":
    "Tout le monde peut écrire un témoignage. « Vérifié » indique que la personne a postulé ici et a confirmé son embauche.",
  "reviews.empty": "Pas encore d’avis. Partagez le premier !",
  "reviews.loading": "Chargement des avis...",

  "reviews.share": "Partagez votre expérience",
  "reviews.close": "Fermer le formulaire",
  "reviews.form.public": "Votre avis paraît aussitôt sur cette page. Tout le monde peut le lire.",
  "reviews.form.name": "Nom",
  "reviews.form.name.hint": "Le nom à afficher avec votre avis",
  "reviews.form.country": "Pays",
  "reviews.form.country.choose": "Choisissez un pays",
  "reviews.form.job": "Emploi obtenu",
  "reviews.form.job.hint": "L’intitulé de votre poste, comme troisième mécanicien sur un vraquier",
  "reviews.form.rating": "Note",
  "reviews.form.rating.hint": "5 étoiles est la meilleure note",
  "reviews.form.review": "Votre avis",
  "reviews.form.review.hint": "Au moins 20 caractères. N’indiquez ni numéro de téléphone ni adresse.",
  "reviews.submit": "Envoyer l’avis",
  "reviews.submitting": "Envoi...",
  "reviews.submitted.title": "Avis envoyé !",
  "reviews.submitted.text": "Merci d’avoir partagé votre expérience",
  "reviews.failed": "L’avis n’a pas pu être envoyé",
};
