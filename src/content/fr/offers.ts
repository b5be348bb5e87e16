import type { offerWords as english } from "../en/offers.ts";
import type { Translation } from "../translation.ts";

export const offerWords: Translation<typeof english> = {
  "offer.section": "Proposition d’embauche",
  "offer.fact.position": "Poste",
  "offer.fact.salary": "Salaire",
  "offer.fact.salary.value": "{salary} par mois",
  "offer.fact.startsOn": "Début",
  "offer.fact.country": "Pays",
  "offer.fact.months": "Durée",
  "offer.fact.months.value.one": "{n} mois",
  "offer.fact.months.value.other": "{n} mois",
  "offer.fact.visa": "Frais de visa",
  "offer.fact.flight": "Frais de vol",
  "offer.fact.note": "Note",
  "offer.fact.document": "Document",
  "offer.payer.employer": "L’employeur paie",
  "offer.payer.candidate": "Le candidat paie",
  "offer.payer.shared": "Les deux partagent les frais",
  "offer.own.payer.candidate": "Vous payez",
  "offer.own.payer.shared": "Vous et l’employeur partagez les frais",
  "offer.unreadable": "Nous ne pouvons plus lire cette proposition. Écrivez-nous.",
  "offer.state.open": "Pas encore de réponse",
  "offer.state.accepted": "Acceptée",
  "offer.state.declined": "Déclinée",
  "offer.state.withdrawn": "Retirée",
  "offer.state.closed": "Close",
  "offer.mark": "Proposition faite",
  "offer.document.open": "Télécharger le document ({type}, {kb} Ko)",
  "offer.document.closed": "Close, car l’employeur n’a plus accès à la candidature",
  "offer.document.infected": "Nous avons trouvé un virus dans le document : personne ne peut l’ouvrir.",
  "offer.document.pending":
    "Nous cherchons des virus dans le document. Vous pourrez l’ouvrir dans quelques minutes.",
  "offer.document.waiting":
    "Le candidat pourra l’ouvrir dès que nous aurons vérifié qu’il ne contient pas de virus.",

  "offer.own.open": "{company} vous propose un poste. Lisez la proposition, puis acceptez-la ou déclinez-la.",
  "offer.own.accepted": "Vous avez accepté cette proposition de {company} le {date}.",
  "offer.own.declined": "Vous avez décliné cette proposition de {company} le {date}.",
  "offer.own.withdrawn": "{company} a retiré cette proposition le {date}. Vous ne pouvez plus y répondre.",
  "offer.own.closed": "La candidature est close, et cette proposition aussi.",
  "offer.own.hidden":
    "L’employeur n’a plus accès à la candidature : vous ne pouvez pas répondre à cette proposition.",
  "offer.own.over":
    "La date de début de cette proposition est passée : vous ne pouvez pas l’accepter. Demandez à l’employeur une nouvelle proposition.",
  "offer.own.until":
    "Vous pouvez accepter jusqu’à la fin du {date} UTC, le jour du début, sauf si l’employeur retire l’offre avant.",
  "offer.own.told": "L’employeur reçoit aussitôt un e-mail.",
  "offer.own.final": "Vous ne pouvez pas changer votre réponse ici.",
  "offer.own.warning":
    "Attention : la note parle d’un paiement. Ne payez jamais personne pour obtenir un emploi. Écrivez-nous si on vous le demande.",
  "offer.own.accept": "Accepter la proposition",
  "offer.own.decline": "Décliner la proposition",
  "offer.own.saved.mailed": "Votre réponse est enregistrée, et {company} a reçu un e-mail.",
  "offer.own.saved": "Votre réponse est enregistrée.",
  "offer.own.yours": "L’offre que vous avez acceptée",
  "offer.own.earlier": "Propositions précédentes",

  "hire.section": "Avez-vous eu le poste ?",
  "hire.section.confirmed": "Le poste est à vous",
  "hire.section.job": "Le poste est à vous : {title}, {country}",
  "hire.next.employer":
    "{company} voit que vous avez accepté. Posez vos questions sur les papiers et le voyage dans les messages ci-dessous.",
  "hire.question": "{company} dit que vous avez eu le poste. Vous seul pouvez le confirmer.",
  "hire.question.anybody": "L’employeur dit que vous avez eu le poste. Vous seul pouvez le confirmer.",
  "hire.yes": "Oui, j’ai eu le poste",
  "hire.no": "Non, je n’ai pas eu le poste",
  "hire.confirmed": "Vous avez confirmé votre embauche le {date}. Nous vous souhaitons un bon début.",
  "hire.accepted": "Le travail commence le {start}.",
  "hire.denied": "Vous avez dit que vous n’avez pas eu le poste. Si cela change, dites-le-nous ici.",
  "hire.review.invite":
    "Racontez aux autres comment s’est passée la candidature. Votre avis porte la marque Vérifié.",
  "hire.review.link": "Écrire un avis",
  "hire.review.written": "Voir votre avis parmi les témoignages",

  "review.own.title": "Votre avis",
  "review.own.lead":
    "Tout le monde peut lire aussitôt votre avis sur la page des témoignages. Il porte la marque Vérifié, car vous avez postulé ici et confirmé votre embauche.",
  "review.own.erasure":
    "Si vous supprimez votre candidature, l’avis reste sans la marque. Écrivez-nous pour le faire retirer.",
  "review.own.back": "Retour à votre candidature",
  "review.own.done": "Votre avis est publié. Merci d’avoir partagé votre expérience.",
  "review.own.meta.description": "Écrivez un avis vérifié sur l’emploi obtenu.",

  "offer.history.candidate": "Le candidat",
  "offer.title": "Proposition à {name}",
  "offer.meta.title": "Proposition pour {title}",
  "offer.lead":
    "Le candidat lit la proposition sur sa page, puis l’accepte ou la décline. Notre e-mail ne contient que le lien.",
  "offer.link": "Faire une proposition",
  "offer.form.title": "Faire une proposition",
  "offer.form.more": "Faire une autre proposition",
  "offer.form.position": "Poste",
  "offer.form.salary": "Salaire en USD par mois",
  "offer.form.startsOn": "Début",
  "offer.form.months": "Durée en mois",
  "offer.form.visa": "Qui paie le visa ?",
  "offer.form.flight": "Qui paie le vol ?",
  "offer.form.payer.none": "Choisissez qui paie",
  "offer.form.note": "Note (facultatif)",
  "offer.form.note.hint":
    "Logement, horaires ou autre chose à savoir pour le candidat. {max} caractères au plus.",
  "offer.form.document": "Document (facultatif)",
  "offer.form.document.hint": "Par exemple le contrat. PDF, JPG ou PNG, moins de 10 Mo.",
  "offer.form.document.kept": "Nous avons votre fichier. N’en choisissez un autre que pour le remplacer.",
  "offer.review": "Relire la proposition",
  "offer.review.title": "Vérifiez la proposition",
  "offer.review.lead": "Voici ce que verra le candidat. Rien n’est encore envoyé.",
  "offer.review.document": "Le document choisi l’accompagne.",
  "offer.review.change": "Modifier",
  "offer.submit": "Envoyer la proposition",
  "offer.none": "Vous n’avez pas encore fait de proposition à ce candidat.",
  "offer.made": "Faite le {date}",
  "offer.ended": "Depuis le {date}",
  "offer.confirmed": "Le candidat a confirmé l’embauche le {date}.",
  "offer.withdraw": "Retirer cette proposition",
  "offer.withdraw.text": "Le candidat reçoit aussitôt un e-mail. Cette action est définitive.",
  "offer.withdraw.submit": "La retirer maintenant",
  "offer.done.made": "Le candidat a reçu un e-mail au sujet de votre proposition.",
  "offer.done.withdrawn": "La proposition est retirée, et le candidat a reçu un e-mail.",
  "offer.refused.rejected": "Vous avez refusé ce candidat. Changez le statut avant de faire une proposition.",

  "offer.mail.open": "Lire la proposition",
  "offer.mail.show": "Ouvrir la proposition",
  "offer.mail.free":
    "Ne payez jamais personne pour obtenir un emploi. Écrivez à {email} si on vous le demande.",
  "offer.mail.candidate.made.subject": "Vous avez une proposition d’embauche ({reference})",
  "offer.mail.candidate.made.subject.job": "{company} vous propose une embauche",
  "offer.mail.candidate.made.body":
    "L’employeur vous propose un poste après votre candidature pour {job}. Lisez la proposition sur la page de votre candidature, puis acceptez-la ou déclinez-la.",
  "offer.mail.candidate.withdrawn.subject": "Une proposition pour la candidature {reference} a été retirée",
  "offer.mail.candidate.withdrawn.subject.job": "{title}, {company} : la proposition a été retirée",
  "offer.mail.candidate.withdrawn.body":
    "L’employeur a retiré la proposition qui suivait votre candidature pour {job}. Vous ne pouvez plus y répondre. Votre candidature continue, sauf si sa page dit autre chose.",
  "offer.mail.employer.accepted.subject": "Proposition acceptée ({reference})",
  "offer.mail.employer.accepted.body":
    "Le candidat de la candidature {reference} pour {title} a accepté votre proposition et confirmé l’embauche. Le statut est maintenant Acceptée.",
  "offer.mail.employer.declined.subject": "Proposition déclinée ({reference})",
  "offer.mail.employer.declined.body":
    "Le candidat de la candidature {reference} pour {title} a décliné votre proposition. Vous pouvez en faire une autre.",
  "offer.mail.employer.closed.subject": "Proposition close : candidature retirée ({reference})",
  "offer.mail.employer.closed.body":
    "Le candidat de la candidature {reference} pour {title} a mis fin à sa candidature. Votre proposition ouverte est close.",
  "offer.mail.employer.left.subject": "La personne recrutée s’est retirée ({reference})",
  "offer.mail.employer.left.body":
    "Le candidat de la candidature {reference} pour {title} avait accepté votre proposition et a maintenant mis fin à sa candidature. Ne comptez pas sur le début convenu.",
};
