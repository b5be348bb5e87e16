import type * as english from "../legal.ts";
import { site } from "../site.ts";
import { claims } from "./claims.ts";
import { refundClauses } from "./refund-reasons.ts";
import { retentionRows } from "./retention.ts";

/** The first sentence of each text. */
const binding = "Cette traduction vous aide à lire ; seul le texte anglais fait foi.";

const refunds = `Nous les remboursons dans ces cas : ${refundClauses}. Une candidature à un poste que nous vous avons proposé n’a pas de frais propres. Ce que vous avez payé pour votre candidature spontanée n’est remboursé que si nous le décidons dans votre cas.`;

export const terms: typeof english.terms = (fee) => [
  {
    title: "Traitement seulement",
    text: `${binding} Nous offrons un service d’envoi de candidatures. Nous recevons la vôtre, vérifions qu’elle est complète et la transmettons à l’employeur qui propose l’emploi. Nous transmettons une candidature spontanée à des employeurs quand elle leur convient. Nous ne sommes pas votre employeur.`,
  },
  {
    title: "Aucune garantie d’emploi",
    text: "Envoyer une candidature ne garantit ni un emploi, ni un entretien, ni une proposition. Seuls les employeurs décident qui ils recrutent.",
  },
  {
    title: "Frais de dossier",
    text: fee
      ? `Les frais sont de ${fee}. Ils se paient une fois par candidature et couvrent son traitement, quel que soit le résultat. Ils ne donnent droit ni à un emploi, ni à un entretien, ni à un visa.`
      : "Cette candidature n’a pas de frais. Personne ne peut vous demander d’argent en notre nom pour un emploi, un entretien ou un visa.",
  },
  {
    title: "Informations exactes",
    text: "Vous confirmez que tout ce que vous écrivez est vrai, complet et vous concerne. Une candidature avec de fausses informations peut être refusée.",
  },
  {
    title: "Traitement des données",
    text: "Vous acceptez que nous conservions et utilisions vos données personnelles et vos documents pour traiter cette candidature, comme le décrit notre Politique de confidentialité.",
  },
  {
    title: "Partage avec les employeurs",
    text: "Nous pouvons partager votre candidature avec l’employeur qui propose l’emploi, et avec des employeurs partenaires quand elle leur convient. Nous ne la vendons pas.",
  },
  {
    title: "Aide pour le visa",
    text: "L’aide pour le visa est réservée aux personnes qui obtiennent un poste, après qu’un employeur a fait une proposition et que vous l’avez acceptée. Seules les autorités décident d’un visa.",
  },
  {
    title: "Documents authentiques",
    text: "Les documents que vous envoyez doivent être authentiques, en cours de validité et les vôtres. Des documents faux ou modifiés entraînent le refus.",
  },
  {
    title: fee ? "Pas de remboursement, sauf exceptions" : "Pas de remboursement",
    text: fee
      ? `Les frais ne sont pas remboursés, même si vous retirez la candidature ou si l’employeur choisit quelqu’un d’autre. ${refunds}`
      : "Comme il n’y a pas de frais, il n’y a rien à rembourser.",
  },
  {
    title: "Communication et validité",
    text: `Nous écrivons à l’adresse e-mail que vous donnez ; gardez-la active. Votre candidature est valable ${claims.applicationValidity} à compter du jour où vous l’envoyez.`,
  },
];

export const termsSections: typeof english.termsSections = (fee) => [
  {
    title: "Traitement de la candidature",
    paragraphs: [
      `${binding} ${site.name} est seulement un service d’envoi de candidatures. Nous recevons la vôtre, vérifions qu’elle est complète et la transmettons à l’employeur qui propose l’emploi. Nous transmettons une candidature spontanée à des employeurs quand elle leur convient. Nous ne garantissons pas un emploi : seuls les employeurs décident qui ils reçoivent et recrutent.`,
      fee
        ? `Chaque candidature coûte ${fee}, payés une fois, à l’envoi. Les frais couvrent le traitement et ne sont pas remboursables, quel que soit le résultat. La clause 9, plus bas, indique les cas où nous les remboursons.`
        : "La candidature est gratuite.",
      `Notre équipe examine une candidature sous ${claims.reviewTime}. Elle est valable ${claims.applicationValidity}. Tout ce que vous écrivez doit être vrai, et tous les documents authentiques.`,
    ],
  },
  {
    title: "Traitement des données",
    paragraphs: [
      "En envoyant votre candidature, vous acceptez que nous traitions pour elle les données personnelles, les données professionnelles et les documents que vous envoyez.",
      "Nous pouvons partager votre candidature avec des employeurs partenaires quand elle leur convient. Nous ne vendons pas vos données. La Politique de confidentialité dit ce que nous conservons, qui peut le lire et quand nous le supprimons.",
    ],
  },
  {
    title: "Aide pour le visa",
    paragraphs: [
      "L’aide pour le visa est réservée aux personnes qui obtiennent un poste : après qu’un employeur a fait une proposition et que vous l’avez acceptée.",
      "Seules les autorités du pays décident si vous recevez un visa ou un permis de travail, et en combien de temps.",
    ],
  },
];

export const privacySections: typeof english.privacySections = (fee, retention) => [
  {
    title: "Les données que nous recueillons",
    paragraphs: [
      binding,
      "Quand vous envoyez une candidature, nous recueillons des données personnelles (nom, date de naissance, sexe, nationalité), vos coordonnées (adresse, e-mail, téléphone), votre qualification et votre expérience, le travail que vous cherchez, et des documents de voyage : le numéro et la date d’expiration du passeport, une copie du passeport, votre CV et, si vous les ajoutez, des certificats et une photo.",
      fee
        ? `Les frais de ${fee} se paient par carte à notre prestataire de paiement, qui traite le paiement en toute sécurité. Nous conservons la référence, le montant et l’état du paiement. Les numéros de carte n’arrivent jamais sur notre serveur.`
        : "Il n’y a pas de frais, donc aucune donnée de paiement n’est recueillie.",
      "Un avis contient le nom, le pays et le poste que vous y écrivez, et il est public. Pour la lettre d’information et les alertes emploi, nous conservons votre adresse e-mail et la liste demandée, jusqu’à votre désabonnement.",
      "Les emplois que vous enregistrez forment une liste qui appartient à votre navigateur. Nous ne conservons une adresse e-mail pour elle que si vous demandez des rappels, jusqu’à ce que vous les arrêtiez.",
      "Le signalement d’une offre est conservé chiffré. Un compte contient un nom, une adresse e-mail et un mot de passe. Du mot de passe, nous ne gardons qu’une empreinte. Avec une candidature, un compte et un abonnement, nous conservons la langue de la page, pour vous écrire dans cette langue.",
      "Un employeur qui demande notre vérification nous donne des données de l’entreprise, un téléphone et des réponses à nos questions, et nous conservons l’adresse de son réseau sous une forme brouillée, produite avec une clé secrète.",
      "Nous n’utilisons que les cookies nécessaires à une candidature, à son suivi, aux emplois enregistrés ou à la connexion. Tant que votre session est ouverte, un cookie indique seulement si votre compte est celui d’un candidat ou d’un employeur, pour que le lien vers votre compte porte le bon nom. Il n’y a pas de cookies de publicité ni de pistage.",
    ],
  },
  {
    title: "Comment nous utilisons vos données",
    paragraphs: [
      "Nous les utilisons pour traiter votre candidature, la transmettre à des employeurs, vous écrire à son sujet et, si vous obtenez un poste, aider pour le visa.",
      "Nous ne conservons ce que vous nous donnez que pour un temps. Le tableau ci-dessous dit combien. Ensuite nous le supprimons ; une candidature l’est avec ses documents. Nous attendons tant que la banque examine la contestation d’un paiement, qu’un paiement ou un remboursement est en cours, ou que nous examinons un signalement de l’offre.",
      `Votre candidature a sa propre page, et nous vous en envoyons le lien par e-mail. Vous pouvez y voir ce que nous conservons, tout télécharger et tout supprimer quand vous le voulez. Pour la supprimer, vous confirmez par un lien que nous vous envoyons par e-mail. Vous ne pouvez pas la supprimer tant que le paiement est en cours ni, pendant 120 jours au plus, tant que la banque examine une contestation du paiement. Si vous avez perdu le lien, retrouvez la candidature par sa référence et votre adresse e-mail. Pour corriger quelque chose, écrivez à ${site.contactEmail}.`,
      "Quand une candidature est supprimée, nous conservons la référence, les dates, le statut et l’enregistrement du paiement, sans votre nom : la loi nous oblige à conserver les enregistrements de paiement. La suppression d’une candidature ou d’un compte met aussi fin aux rappels d’emplois enregistrés envoyés à votre adresse e-mail. Les sauvegardes de la base de données peuvent contenir la candidature jusqu’à leur remplacement.",
      "Avec chaque candidature, nous notons quelle version des conditions vous avez acceptée et quand. Nous tenons un journal de ce qui a été fait et de qui a lu quel document. Personne ne peut le modifier. Il contient le numéro d’une candidature, pas votre nom.",
    ],
    table: {
      head: ["Ce que nous conservons", "Combien de temps"],
      ...retentionRows(retention),
      summary: "Durée pour les codes, liens, sessions et journaux",
    },
  },
  {
    title: "Sécurité des données",
    paragraphs: [
      "Nous chiffrons les documents envoyés avant de les conserver, chacun avec sa propre clé. Le numéro de passeport, la date de naissance, l’adresse et le téléphone sont aussi chiffrés dans la base de données.",
      "Vous, l’administrateur et l’employeur de l’offre à laquelle vous avez postulé pouvez lire vos documents. L’employeur le peut jusqu’à ce qu’il ne soit plus vérifié, que vous retiriez la candidature, que les frais soient remboursés, que nous retirions l’offre ou que 180 jours soient passés depuis sa clôture. Un employeur ne voit votre passeport, votre date de naissance et votre adresse qu’après avoir donné un motif, que vous pouvez lire. L’administrateur peut les transmettre à des employeurs partenaires quand votre candidature leur convient. Nous notons qui a lu quoi et quand.",
      "Les messages entre vous et l’employeur de l’offre sont chiffrés dans la base de données. Vous pouvez toujours les lire, et l’employeur tant qu’il peut lire votre candidature. Un programme cherche dans chaque message des demandes d’argent et des coordonnées. L’administrateur lit les messages que le programme signale ou que l’une des parties signale.",
      "Les horaires d’un entretien, son lieu et le fuseau horaire que vous choisissez sont conservés avec votre candidature. Le lieu est chiffré. Les deux parties reçoivent par e-mail le rendez-vous pour leur calendrier.",
      "Une proposition d’embauche est chiffrée et conservée avec votre candidature, avec son document et votre réponse. Seuls vous et l’employeur pouvez la lire. Si vous confirmez l’embauche, nous conservons l’heure de votre réponse. Un avis vérifié reste lié à votre candidature jusqu’à la suppression de l’un des deux. Si vous supprimez votre candidature, l’avis reste sans la marque Vérifié.",
      "Un document que vous donnez par un lien reste où il est. Notre serveur ne l’ouvre jamais. C’est au service qui l’héberge de le protéger.",
    ],
  },
  {
    title: "Avec qui nous les partageons",
    paragraphs: [
      "Nous partageons votre candidature avec l’employeur qui propose l’emploi. Une candidature spontanée, ou qui convient à d’autres emplois, peut être partagée avec des employeurs partenaires.",
      "Le prestataire de paiement par carte reçoit ce qu’il lui faut pour encaisser. Nous ne vendons pas vos données.",
    ],
  },
];
