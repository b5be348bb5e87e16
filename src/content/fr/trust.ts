import { administratorPart } from "../administrator-part.ts";
import { trustWords as english } from "../en/trust.ts";
import type { Translation } from "../translation.ts";

export const trustWords: Translation<typeof english> = {
  "report.link": "Signaler cette offre",
  "report.title": "Signaler cette offre",
  "report.lead":
    "Dites-nous si quelque chose ne va pas dans cette offre. Une personne de notre équipe lit chaque signalement. Aucun compte n’est nécessaire.",
  "report.about": "{title}, {company}",
  "report.reason": "Qu’est-ce qui ne va pas ?",
  "report.reason.choose": "Choisissez",
  "report.reason.money": "Quelqu’un m’a demandé de l’argent",
  "report.reason.fake": "L’offre ou l’entreprise ne semble pas réelle",
  "report.reason.documents": "Quelqu’un m’a demandé mon passeport original ou mes coordonnées bancaires",
  "report.reason.wrong": "Le salaire, le lieu ou les tâches diffèrent de ce qu’on m’a dit",
  "report.reason.unlawful": "Elle discrimine, ou enfreint la loi d’une autre façon",
  "report.reason.something": "Autre chose",
  "report.details": "Que s’est-il passé ?",
  "report.details.hint": "Seule notre équipe le lit. N’indiquez ni numéro de passeport ni numéro de carte.",
  "report.email": "Adresse e-mail (facultatif)",
  "report.email.hint": "Remplissez-le seulement si nous pouvons vous poser une question sur cette offre.",
  "report.submit": "Envoyer le signalement",
  "report.sent.title": "Merci. Nous avons votre signalement",
  "report.sent.text":
    "Une personne de notre équipe vérifie l’offre et la retire si quelque chose ne va pas. Si vous avez remis de l’argent ou votre passeport à quelqu’un, prévenez aussi la police.",
  "report.back": "Retour à l’offre",
  "report.safety": "Comment nous vous protégeons",
  "verified.badge": "Employeur vérifié",
  "verified.text": "Nous avons vérifié cet employeur le {date} : {checked}",
  "verified.receiver":
    "Ce que vous envoyez va à {company}. Nous avons vérifié cette entreprise le {date} : {checked}.",
  "verified.site": "Publiée par {site}. Ce que vous envoyez va à l’équipe de {site}.",
  "verified.sample": "Seule l’équipe de {site} peut lire votre candidature.",
  "verified.none": "Nous n’avons pas encore vérifié cet employeur. C’est lui qui reçoit ce que vous envoyez.",
  "verified.limits":
    "Ce que vous envoyez va à {company}. Notre vérification ne promet rien sur l’offre elle-même.",
  "takenDown.title": "Cette offre a été retirée",
  "takenDown.text":
    "L’employeur ne peut plus lire ce que vous avez envoyé ni y répondre : inutile d’attendre.",
  "takenDown.beware": "Ne payez personne pour cet emploi, et n’envoyez à personne votre passeport original.",
  "takenDown.asked": "Si on vous l’a demandé, écrivez à {email} en indiquant la référence {reference}.",
  "takenDown.refund": "Si vous retirez votre candidature, nous remboursons les frais.",
  "takenDown.status": "{site} a retiré cette offre",
  "employer.job.takenDown": "Retirée",
  "employer.job.takenDown.text":
    "Notre administrateur a retiré cette offre et vous a écrit pourquoi. Si vous pensez que c’est une erreur, écrivez à {email}.",
  "emails.takenDown.subject": "Nous avons retiré votre offre : {title}",
  "emails.takenDown.body":
    "Notre administrateur a vérifié votre offre {title} chez {company} et l’a retirée. Elle n’est plus dans aucune liste, et vous ne pouvez pas la rouvrir.",
  "emails.takenDown.until":
    "Tant que ce n’est pas réglé, vous ne pouvez ni publier, ni modifier, ni ouvrir d’offre.",
  "emails.takenDown.reason": "Le motif : {reason}",
  "emails.takenDown.candidates":
    "Les candidats lisent sur la page de leur candidature que l’offre a été retirée. Vous ne voyez plus ce qu’ils ont envoyé.",
  "emails.restored.subject": "Nous avons rétabli votre offre : {title}",
  "emails.restored.body":
    "Nous sommes désolés : retirer votre offre {title} chez {company} était une erreur. Nous l’avons rétablie. Elle est encore close. Vous pouvez la rouvrir sur votre tableau de bord, tant qu’aucune autre de vos offres n’est retirée :",
  "emails.restored.next": "Vous voyez de nouveau ce que les candidats ont envoyé.",
  "emails.takenDown.wrong": "Si vous pensez que c’est une erreur, écrivez à {email}.",
  "safety.link": "Comment nous vous protégeons",
  "safety.fee.link": "Quand tourner le dos à un recruteur",
  "safety.title": "Comment nous vous protégeons",
  "safety.lead": "Quand tourner le dos à un recruteur, nous compris. Ce que nous faisons et ne faisons pas.",
  "safety.away.title": "Renoncez quand quelqu’un",
  "safety.away.1": "demande de l’argent pour un emploi, un entretien, un visa, un contrat ou un billet",
  "safety.away.2":
    "veut garder votre passeport ou votre livret de marin original : vous pouvez le montrer, et un employeur peut avoir besoin d’une copie, mais vous le gardez",
  "safety.away.3": "vous recrute sans entretien, ou dans l’heure",
  "safety.away.4": "vous presse de signer aujourd’hui, ou dans une langue que vous ne lisez pas",
  "safety.away.5":
    "n’écrit que depuis une adresse e-mail gratuite ou une messagerie, et n’a pas d’entreprise que vous puissiez appeler",
  "safety.away.6": "promet un salaire bien plus élevé que celui du métier",
  "safety.away.7":
    "vous envoie travailler à l’étranger avec un visa de tourisme, ou vous dit de mentir à la frontière",
  "safety.away.8":
    "vous demande le mot de passe de votre banque, votre numéro de carte ou un code à usage unique",
  "safety.fee.title": "Ce que sont nos frais, et ce qu’ils ne sont pas",
  "safety.fee.free.title": "Ce que coûte une candidature",
  "safety.fee.text":
    "Chaque candidature coûte {fee}. Vous payez à l’étape de paiement de ce site. Les frais couvrent le traitement : nous vérifions que la candidature est complète et la transmettons à l’employeur. Si une offre est sans frais, sa page le dit et vous ne payez rien.",
  "safety.fee.not":
    "Ils ne donnent droit ni à un emploi, ni à un entretien, ni à un visa, ni à une meilleure place dans la file. Nous ne demandons pas d’autre argent. Personne ne peut vous en demander davantage en notre nom, ni des espèces, un virement ou une carte cadeau.",
  "safety.fee.back":
    "Nous ne les remboursons pas si l’employeur choisit quelqu’un d’autre ou si vous changez d’avis. Nous les remboursons si vous retirez la candidature après que nous avons retiré l’offre ou suspendu le compte de l’employeur, et dans quelques autres cas.",
  "safety.fee.free":
    "Postuler ne coûte rien ici. Personne ne peut vous demander d’argent en notre nom : ni pour un emploi, ni pour un entretien, ni pour un visa.",
  "safety.doubt":
    "Si vous ne savez pas si vous devez payer, ne payez pas. Dans certains métiers et pays, la loi interdit de faire payer les personnes qui cherchent un emploi.",
  "safety.seafarers.title": "Marins",
  "safety.seafarers.stop": "Marins : ne nous payez pas",
  "safety.seafarers":
    "Pour les marins, la Convention du travail maritime, 2006 (règle 1.4 et norme A1.4, paragraphe 5) dit que personne ne peut faire payer un marin pour lui trouver ou lui donner un emploi. Un marin ne paie que le certificat médical, le livret de marin, et le passeport ou des documents de voyage similaires. L’armateur paie les visas.",
  "safety.waived": "Sur ce site, une candidature est sans frais pour ces emplois :",
  "safety.waived.none":
    "Sur ce site, chaque candidature coûte {fee} en ce moment. Si la loi de votre pays dit que vous ne devez pas payer, ne postulez pas ici avec des frais.",
  "safety.waived.both": "{sector}, {country}. {reason}",
  "safety.waived.sector": "{sector}. {reason}",
  "safety.waived.country": "Tous les emplois, {country}. {reason}",
  "safety.we.title": "Ce que nous faisons",
  "safety.we.1":
    "Un employeur que nous avons vérifié porte le badge « Employeur vérifié » sur ses offres. Il dit ce que nous avons vérifié et quand. Sans badge, nous n’avons pas vérifié l’employeur.",
  "safety.we.2":
    "Vous pouvez signaler chaque offre, sans compte. Si quelque chose ne va pas, nous retirons l’offre, et son employeur ne peut pas la rouvrir.",
  "safety.we.3":
    "Les offres inventées, qui montrent comment fonctionne le site, portent le badge « Annonce d’exemple ».",
  "safety.we.4":
    "Nous conservons chiffrés vos documents, votre numéro de passeport, votre date de naissance, votre adresse et votre téléphone.",
  "safety.we.5":
    "Vous et notre administrateur pouvez lire vos documents et vos données. L’employeur de l’offre le peut jusqu’à ce que vous retiriez la candidature ou qu’il ne soit plus vérifié. Nous pouvons les transmettre à des employeurs partenaires quand votre profil convient.",
  "safety.we.6": "Nous notons chaque lecture d’un document sur ce site.",
  "safety.we.7": "Nous ne demandons jamais votre passeport original ni le mot de passe de votre banque.",
  "safety.check.title": "Vérifiez vous-même",
  "safety.check.1":
    "Trouvez vous-même le numéro de téléphone de l’entreprise et appelez-la. N’utilisez pas le numéro de l’e-mail.",
  "safety.check.2":
    "Demandez le contrat par écrit, avec le salaire, les horaires, le lieu et qui paie le voyage.",
  "safety.check.3": "Dites à un proche où vous allez, pour qui vous travaillez et comment vous joindre.",
  "safety.check.4":
    "Demandez à votre ambassade ou à l’inspection du travail de votre pays si l’employeur y est connu.",
  "safety.operator.title": "Qui gère ce site",
  "safety.operator.name": "Nom",
  "safety.operator.registration": "Immatriculation",
  "safety.operator.licence": "Licence",
  "safety.operator.address": "Adresse",
  "safety.operator.phone": "Téléphone",
  "safety.operator.email": "E-mail",
  "safety.operator.text":
    "Vérifiez l’immatriculation et la licence auprès de l’autorité qui les a délivrées avant de payer qui que ce soit.",
  "safety.already.title": "Si c’est déjà arrivé",
  "safety.already.text":
    "Arrêtez de payer, gardez tous les messages et prévenez votre banque et la police. Signalez-nous l’offre avec le lien de sa page, ou écrivez à {email}.",
  ...administratorPart(english, "admin."),
};
