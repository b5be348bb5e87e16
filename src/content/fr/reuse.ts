import type { reuseWords as english } from "../en/reuse.ts";
import type { Translation } from "../translation.ts";

export const reuseWords: Translation<typeof english> = {
  "reuse.section": "Postuler à un autre emploi",
  "reuse.text": "Postulez à un autre emploi sans tout ressaisir.",
  "reuse.link": "Réutiliser ces réponses",

  "reuse.title": "Utiliser ces réponses pour un autre emploi",
  "reuse.meta.description":
    "Commencez une autre candidature avec les réponses et les documents déjà envoyés.",
  "reuse.lead": "Choisissez une offre : nous remplissons son formulaire avec vos réponses et vos documents.",
  "reuse.more": "Ce que nous copions",
  "reuse.copied":
    "Nous copions les réponses et les documents de la candidature {reference} dans une nouvelle, dans ce navigateur. Vous pouvez tout modifier avant l’envoi. La candidature envoyée reste telle quelle.",
  "reuse.fee": "Une vraie offre coûte de nouveau {fee}. Les exemples sont gratuits.",
  "reuse.masked":
    "Nous ne copions ni votre numéro de passeport ni la copie de votre passeport, car toute personne ayant le lien pourrait alors les voir. Vous pouvez les saisir de nouveau.",
  "reuse.masked.code":
    "Ou saisissez un code que nous vous envoyons par e-mail : nous les copions alors aussi",
  "reuse.unmasked":
    "Votre numéro de passeport et la copie de votre passeport sont aussi copiés, car vous avez saisi le code dans ce navigateur.",
  "reuse.fitting": "Offres ouvertes qui conviennent",
  "reuse.fitting.samples":
    "Ce sont des exemples : leurs employeurs sont inventés et seules les personnes qui gèrent ce site lisent votre envoi.",
  "reuse.fitting.submit": "Postuler avec mes réponses",
  "reuse.fitting.label": "Postuler avec mes réponses : {title}, {company}",
  "reuse.job.title": "Collez l’adresse d’une offre",
  "reuse.job": "Adresse de la page de l’offre",
  "reuse.job.hint": "Copiez-la depuis votre navigateur ou un message : un lien qui contient {path}",
  "reuse.job.missing": "Collez l’adresse d’une offre, ou choisissez-en une plus bas",
  "reuse.job.submit": "Utiliser cette adresse",
  "reuse.list.title": "Toutes les offres",
  "reuse.list.text":
    "Choisissez une offre dans la liste. Quand vous y postulez, vos réponses sont déjà remplies.",
  "reuse.list.submit": "Copier les réponses et voir toutes les offres",
  "reuse.back": "Retour à votre candidature",

  "reuse.draft.title": "Garder votre candidature inachevée ou la remplacer ?",
  "reuse.draft.local": "Votre candidature inachevée",
  "reuse.draft.keep": "Garder ma candidature inachevée",
  "reuse.draft.sent": "La candidature que vous avez envoyée, {reference}",
  "reuse.draft.replace": "Supprimer ma candidature inachevée et utiliser ces réponses",
  "reuse.draft.text":
    "Si vous utilisez maintenant ces réponses, nous supprimons la saisie et les fichiers de la candidature inachevée.",

  "reuse.done.title": "Voici vos réponses précédentes",
  "reuse.done.text": "Vérifiez-les. Rien n’est envoyé sans votre accord.",
  "reuse.done.masked":
    "Vérifiez-les, puis saisissez de nouveau votre numéro de passeport et ajoutez sa copie. Nous ne les avons pas copiés, car toute personne ayant le lien pourrait alors les voir.",
  "reuse.replaced.title": "Vous avez abandonné la candidature de cette page",
  "reuse.replaced.text":
    "La saisie de cette autre page n’a pas été enregistrée. Celle-ci contient les réponses d’une candidature que vous avez envoyée.",
};
