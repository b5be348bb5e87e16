import type { savedWords as english } from "../en/saved.ts";
import type { Translation } from "../translation.ts";

export const savedWords: Translation<typeof english> = {
  "saved.save": "Enregistrer",
  "saved.save.title": "Enregistrer l’emploi : {title}",
  "saved.saved": "Enregistré. Voir votre liste",
  "saved.saved.short": "Enregistré",
  "saved.nav": "Enregistrés",
  "saved.title": "Emplois enregistrés",
  "saved.lead": "Ce navigateur garde les emplois que vous enregistrez. Aucun compte n’est nécessaire.",
  "saved.count.one": "{n} emploi enregistré dans ce navigateur",
  "saved.count.other": "{n} emplois enregistrés dans ce navigateur",
  "saved.empty":
    "Vous n’avez aucun emploi enregistré dans ce navigateur. Appuyez sur ☆ ou « Enregistrer » à côté d’une offre, et retrouvez-la ici.",
  "saved.browse": "Voir les offres",
  "saved.remove": "Retirer",
  "saved.remove.title": "Retirer : {title}",
  "saved.closed": "Clôturée",
  "saved.hidden": "Cette offre n’est pas sur le site en ce moment.",
  "saved.full.title": "Votre liste est pleine",
  "saved.full.text":
    "Une liste contient {most} emplois : nous n’avons pas enregistré celui-ci. Retirez un emploi dont vous n’avez plus besoin, puis recommencez.",
  "saved.done.saved": "Nous avons enregistré l’emploi.",
  "saved.done.removed": "Nous avons retiré l’emploi de votre liste.",
  "saved.done.added": "Vos emplois enregistrés sont maintenant dans ce navigateur.",
  "saved.done.partly":
    "Une liste contient {most} emplois. Nous avons ajouté les plus récents, les autres n’avaient pas la place. Ils sont toujours dans l’autre navigateur.",
  "saved.done.reminded": "Les rappels sont actifs.",
  "saved.done.stopped": "Les rappels sont arrêtés. Nous avons supprimé l’adresse e-mail.",
  "saved.link.title": "Gardez votre liste, recevez des rappels",
  "saved.link.text":
    "Nous vous envoyons un lien. Ouvrez-le sur un autre appareil, et vos emplois y sont aussi. Ce navigateur les garde également.",
  "saved.link.email": "Adresse e-mail",
  "saved.link.remind": "M’écrire trois jours avant la clôture d’un emploi enregistré",
  "saved.link.submit": "M’envoyer le lien",
  "saved.link.again": "Renvoyer le lien",
  "saved.link.elsewhere": "M’envoyer un lien vers cette liste",
  "saved.link.sent.title": "Consultez votre boîte de réception",
  "saved.link.sent.text":
    "Ouvrez l’e-mail adressé à {email} et suivez le lien. Il est valable 72 heures. Nous envoyons cinq liens par jour au plus à une adresse.",
  "saved.link.sent.remind": "Les rappels commencent quand vous avez ouvert le lien et appuyé sur le bouton.",
  "saved.link.nothing": "Vous n’avez aucun emploi enregistré dans ce navigateur : il n’y a rien à envoyer.",
  "saved.remind.title": "Rappels",
  "saved.remind.on":
    "Nous écrivons à {address} trois jours avant la clôture d’un emploi enregistré, une fois par emploi.",
  "saved.remind.stop": "Arrêter les rappels",
  "saved.take.title": "Vos emplois enregistrés",
  "saved.take.description": "Retrouvez dans ce navigateur les emplois enregistrés sur un autre appareil.",
  "saved.take.lead.one":
    "Vous avez enregistré {n} emploi dans un autre navigateur. Ajoutez-le aussi à celui-ci. Il reste dans les deux.",
  "saved.take.lead.other":
    "Vous avez enregistré {n} emplois dans un autre navigateur. Ajoutez-les aussi à celui-ci. Ils restent dans les deux.",
  "saved.take.submit.one": "Ajouter cet emploi",
  "saved.take.submit.other": "Ajouter ces {n} emplois",
  "saved.take.reminds":
    "Le bouton active les rappels : nous écrivons à {email} trois jours avant la clôture d’un emploi enregistré. Vous pouvez arrêter à tout moment.",
  "saved.take.mail": "Écrire à {email} trois jours avant la clôture d’un emploi enregistré",
  "saved.take.here": "Ces emplois enregistrés sont déjà dans ce navigateur.",
  "saved.take.remind": "Activer les rappels",
  "saved.take.go": "Voir vos emplois enregistrés",
  "saved.stop.title": "Arrêter les rappels d’emplois enregistrés",
  "saved.stop.text":
    "Nous n’enverrons plus de rappels à {email} et supprimerons l’adresse. Vos emplois enregistrés resteront.",
  "saved.stop.submit": "Arrêter les rappels",
  "saved.stop.keep": "Garder les rappels",
  "saved.stopped.title": "Les rappels sont arrêtés",
  "saved.stopped.text": "Nous n’envoyons plus de rappels et avons supprimé l’adresse.",
  "emails.saved.link.subject": "Vos emplois enregistrés",
  "emails.saved.link.body":
    "Ouvrez ce lien dans le navigateur qui doit avoir vos emplois enregistrés, et appuyez-y sur le bouton :",
  "emails.saved.link.body.reminds":
    "Ouvrez ce lien dans le navigateur qui doit avoir vos emplois enregistrés, et appuyez-y sur le bouton. Nous vous écrivons alors aussi trois jours avant la clôture de chacun :",
  "emails.saved.link.keep": "Le lien est valable 72 heures, et dans un seul navigateur.",
  "emails.saved.link.ignore":
    "Si vous ne l’avez pas demandé, ne faites rien. Nous n’envoyons pas de rappels et supprimons l’adresse sous dix jours.",
  "emails.saved.closing.subject": "Clôture le {date} : {title}",
  "emails.saved.closing.body": "Vous avez enregistré cet emploi. Vous pouvez postuler jusqu’au {date} :",
  "emails.saved.closing.why":
    "Vous recevez cet e-mail parce que vous l’avez demandé sur {site} et avez confirmé cette adresse. Nous écrivons une fois par emploi.",
  "emails.saved.closing.stop": "Arrêter ces rappels",
};
