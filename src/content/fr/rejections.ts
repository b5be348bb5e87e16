import type { rejectionWords as english } from "../en/rejections.ts";
import type { Translation } from "../translation.ts";

export const rejectionWords: Translation<typeof english> = {
  "rejection.experience.reason": "Expérience",
  "rejection.certificates.reason": "Certificats",
  "rejection.documents.reason": "Documents",
  "rejection.filled.reason": "Le poste est pourvu",
  "rejection.other.reason": "Un autre motif",

  "rejection.experience.told":
    "Merci de votre candidature. L’employeur demande plus d’expérience, ou une autre expérience, pour ce poste.",
  "rejection.certificates.told":
    "Merci de votre candidature. L’employeur demande pour ce poste des certificats qui n’y figurent pas.",
  "rejection.documents.told": "Merci de votre candidature. Ses documents n’ont pas suffi à l’employeur.",
  "rejection.filled.told":
    "Merci de votre candidature. L’employeur a trouvé assez de personnes pour ce poste. Cela ne dit rien contre vous.",
  "rejection.other.told": "Merci de votre candidature. L’employeur a choisi d’autres candidats cette fois.",
  "rejection.note.words": "L’employeur écrit :",

  "rejection.form": "Refuser avec un motif…",
  "rejection.form.change": "Ajouter ou changer le motif",
  "rejection.reason": "Motif (facultatif)",
  "rejection.reason.none": "Aucun motif",
  "rejection.note": "Vos mots au candidat (facultatif)",
  "rejection.note.hint": "{max} caractères au plus. Pas de coordonnées, et rien sur l’argent.",
  "rejection.template": "Ou une de vos phrases (facultatif)",
  "rejection.template.none": "Aucune",
  "rejection.submit": "Refuser",
  "rejection.submit.change": "Enregistrer le motif",
  "rejection.shown": "Motif : {reason}",
  "rejection.note.shown": "Vos mots : « {note} »",

  "rejection.note.money":
    "On ne doit jamais demander d’argent aux candidats. Retirez cette phrase : « {sentence} »",
  "rejection.note.messenger":
    "N’envoyez pas les candidats vers une messagerie. Retirez cette phrase : « {sentence} »",
  "rejection.note.phone":
    "Pas de numéros de téléphone dans la note. Il y en a un dans cette phrase : « {sentence} »",

  "noteTemplates.title": "Messages de refus",
  "noteTemplates.lead":
    "Gardez les phrases que vous écrivez souvent quand vous refusez une candidature. Vous en choisissez une à côté du motif.",
  "noteTemplates.empty": "Vous ne gardez encore aucune phrase.",
  "noteTemplates.list": "Phrases gardées",
  "noteTemplates.text": "Phrase",
  "noteTemplates.text.of": "Phrase {n}",
  "noteTemplates.hint": "{max} caractères au plus. Les candidats la lisent comme venant de vous.",
  "noteTemplates.add": "Ajouter une phrase",
  "noteTemplates.add.submit": "Ajouter",
  "noteTemplates.save": "Enregistrer",
  "noteTemplates.save.of": "Enregistrer la phrase {n}",
  "noteTemplates.delete": "Supprimer",
  "noteTemplates.delete.of": "Supprimer la phrase {n}",
  "noteTemplates.full": "Vous gardez 20 phrases. Supprimez-en une avant d’en ajouter une autre.",
};
