import type { Phrases } from "../en/phrases.ts";
import { countries } from "./countries.ts";

/**
 * The English texts of rules, labels and failures by themselves, and their French. A brace holds what the code fills
 * in: a number, or a label that is a phrase, too.
 */
export const phrases: Phrases = {
  "overseas jobs, international careers, shipping jobs, IT jobs, mining jobs, cruise ship jobs, offshore jobs":
    "emplois à l’étranger, carrières internationales, emplois maritimes, emplois informatiques, emplois dans les mines, emplois sur croisières, emplois offshore",
  "Sail Towards Your Global Career": "Mettez le cap sur votre carrière",

  // Rules for every field.
  "{label} must be a whole number from {min} to {max}":
    "{label} : saisissez un nombre entier de {min} à {max}",
  "{label} must be at most {max} characters": "{label} : {max} caractères au maximum",
  "{label} must not contain control characters": "{label} : pas de caractères de contrôle",
  "{label} must be a text": "{label} : ce doit être un texte",
  "{label} must not contain a web or email address": "{label} : pas d’adresse web ni d’adresse e-mail",
  "{label} must be true, false or null": "{label} : ce doit être true, false ou null",
  "{label} must be an uploaded file or a link that begins with http:// or https://":
    "{label} : envoyez un fichier ou saisissez un lien qui commence par http:// ou https://",
  "{label} must be an uploaded file": "{label} : envoyez un fichier",
  "This must be a text": "Ce doit être un texte",
  "This must be at most {max} characters": "{max} caractères au maximum",
  "This must not contain control characters": "Pas de caractères de contrôle",
  "{first} or {last}": "{first} ou {last}",
  "{level} ({browseLevel})": "{level} ({browseLevel})",
  "Invalid date": "Date non valide",

  // The candidate's application.
  "Personal Details": "Informations personnelles",
  "Professional Details": "Informations professionnelles",
  "Document Upload": "Documents",
  "Terms & Conditions": "Conditions générales",
  "Full Name": "Nom complet",
  Name: "Nom",
  "Name must be at least 2 characters": "Saisissez un nom d’au moins 2 caractères",
  "Date of Birth": "Date de naissance",
  "Date of birth is required": "Saisissez votre date de naissance",
  "Enter a date between 1900 and today, such as 1990-03-27":
    "Saisissez une date entre 1900 et aujourd’hui, comme 1990-03-27",
  Gender: "Sexe",
  "Gender is required": "Indiquez votre sexe",
  Male: "Homme",
  Female: "Femme",
  Other: "Autre",
  Nationality: "Nationalité",
  "Nationality is required": "Saisissez votre nationalité",
  Address: "Adresse",
  "Address must be at least 5 characters": "Saisissez une adresse d’au moins 5 caractères",
  "Street, town, postal code and country": "Rue, ville, code postal et pays",
  "Passport Number": "Numéro de passeport",
  "Passport number": "Numéro de passeport",
  "Passport number is required": "Saisissez votre numéro de passeport",
  "Passport Expiry Date": "Expiration du passeport",
  "Passport expiry date is required": "Saisissez la date d’expiration de votre passeport",
  "Enter a date between 1900 and 2199, such as 2031-05-17":
    "Saisissez une date entre 1900 et 2199, comme 2031-05-17",
  "Email Address": "Adresse e-mail",
  "Email address": "Adresse e-mail",
  "Invalid email address": "Cette adresse e-mail n’est pas valide",
  "We write to you here about this application": "Nous vous y écrivons au sujet de cette candidature",
  "Phone Number": "Numéro de téléphone",
  "Phone number": "Numéro de téléphone",
  "Enter a phone number": "Saisissez un numéro de téléphone",
  "Phone number must be at least 10 characters": "Saisissez un numéro de téléphone d’au moins 10 caractères",
  "Enter a phone number with its digits, such as +63 917 123 4567":
    "Saisissez un numéro de téléphone en chiffres, comme +33 6 12 34 56 78",
  "With country code, like +63 917 123 4567":
    "Avec l’indicatif du pays : +33\u00a06\u00a012\u00a034\u00a056\u00a078",
  "Preferred Job Type": "Type d’emploi souhaité",
  "Preferred job type": "Type d’emploi souhaité",
  "Preferred job type is required": "Choisissez le type d’emploi souhaité",
  "Full-time": "Temps plein",
  Contract: "Contrat à durée déterminée",
  "Rotation (on and off)": "Rotation (travail et repos)",
  Seasonal: "Saisonnier",
  "Part-time": "Temps partiel",
  Qualification: "Qualification",
  "Qualification is required": "Saisissez votre qualification",
  "Your trade, degree, certificates and licences": "Votre métier, vos diplômes, certificats et permis",
  Experience: "Expérience",
  "Experience is required": "Saisissez votre expérience",
  "Years and kind of work, like 6 years on bulk carriers":
    "Durée et type de travail, comme 6 ans sur des vraquiers",
  "Current Employer": "Employeur actuel",
  "Current employer": "Employeur actuel",
  Sector: "Secteur",
  "Sector is required": "Choisissez un secteur",
  "Choose a sector": "Choisissez un secteur",
  "Sector must be one of the list": "Choisissez un secteur de la liste",
  "Desired Country": "Pays souhaité",
  "Desired country": "Pays souhaité",
  "Desired country is required": "Choisissez le pays souhaité",
  "Desired Position": "Poste souhaité",
  "Desired position": "Poste souhaité",
  "Desired position is required": "Saisissez le poste souhaité",
  "I am willing to relocate": "J’accepte de déménager",
  "Willing to relocate must be yes or no": "Répondez par oui ou non : j’accepte de déménager",
  "The job of this application is unknown": "L’offre de cette candidature n’existe pas",
  "This draft is unknown": "Ce brouillon n’existe pas",

  // Documents.
  "Resume/CV": "CV",
  "Passport Copy": "Copie du passeport",
  Certificates: "Certificats",
  Photograph: "Photo",
  Certificate: "Certificat",
  "Certificate {n}": "Certificat {n}",
  "Resume is required": "Ajoutez votre CV",
  "Passport copy is required": "Ajoutez la copie de votre passeport",

  // Statuses, sectors and levels.
  Submitted: "Envoyée",
  "Under Review": "En cours d’examen",
  Interviewed: "Entretien passé",
  Accepted: "Acceptée",
  Rejected: "Refusée",
  Paid: "Payée",
  Pending: "En attente",
  Refunded: "Remboursée",
  "No fee": "Sans frais",
  Failed: "Échouée",
  Disputed: "Contestée",
  "Dispute lost": "Contestation perdue",
  "Partly refunded": "Remboursée en partie",
  Shipping: "Maritime",
  "Information Technology": "Informatique",
  IT: "Informatique",
  Mining: "Mines",
  "Luxury Cruise": "Croisières de luxe",
  "Offshore Rigs": "Plateformes offshore",
  Labor: "Ouvrier",
  "Mid-level": "Intermédiaire",
  "Professional/Engineer": "Cadre / Ingénieur",
  "Entry Level": "Débutant",
  "Mid-Level": "Intermédiaire",
  "Senior / Professional": "Senior / Cadre",

  // Accounts.
  "First name": "Prénom",
  "Enter your first name": "Saisissez votre prénom",
  "Last name": "Nom",
  "Enter your last name": "Saisissez votre nom",
  "Enter your email address": "Saisissez votre adresse e-mail",
  "Enter your password": "Saisissez votre mot de passe",
  "Enter the password": "Saisissez le mot de passe",
  "The password must be at least {min} characters": "Le mot de passe doit avoir au moins {min} caractères",
  "The password must be at most {max} characters": "Le mot de passe doit avoir {max} caractères au maximum",
  "The password must be at most 1,000 characters": "Le mot de passe doit avoir 1000 caractères au maximum",
  "The password must not contain control characters":
    "Le mot de passe ne peut pas contenir de caractères de contrôle",
  "Tick the box to delete your account": "Cochez la case pour supprimer votre compte",
  Link: "Lien",
  "This link is not complete": "Ce lien est incomplet",
  Code: "Code",
  "Enter the code from the email": "Saisissez le code reçu par e-mail",
  "The code must be a text": "Le code doit être un texte",
  "The code must have 6 digits": "Le code doit avoir 6 chiffres",
  Reason: "Motif",
  "Enter a reason of 3 to 300 characters": "Saisissez un motif de 3 à 300 caractères",

  // Alerts, tracking, reviews and reports.
  "Choose how often we write: daily or weekly": "Choisissez la fréquence : chaque jour ou chaque semaine",
  "Enter an email address, like name@example.com": "Saisissez une adresse e-mail, comme nom@example.com",
  "Enter an email address": "Saisissez une adresse e-mail",
  Reference: "Référence",
  "Enter the reference of your application": "Saisissez la référence de votre candidature",
  "Rating must be a whole number from 1 to 5": "Choisissez de 1 à 5 étoiles",
  "Please select a country": "Choisissez un pays",
  "Job title must be at least 5 characters": "Saisissez un poste d’au moins 5 caractères",
  Review: "Avis",
  "Review must be at least 20 characters": "Écrivez un avis d’au moins 20 caractères",
  "Choose what is wrong with this job": "Choisissez ce qui ne va pas dans cette offre",
  "What happened": "Ce qui s’est passé",
  "Tell us what happened, in a sentence or more": "Racontez ce qui s’est passé, en une phrase ou plus",
  "The reason": "Le motif",
  "Give the employer a reason": "Donnez un motif à l’employeur",

  // Payments.
  Payment: "Paiement",
  "The payment is missing": "Le paiement manque",
  "Client secret": "Clé du paiement",
  "Card number": "Numéro de carte",
  "Enter a card number": "Saisissez un numéro de carte",
  "The confirmation must be yes or no": "La confirmation doit être oui ou non",
  "the amount on your receipt": "le montant de votre reçu",

  // Messages, interviews, offers, rejections.
  "Your message": "Votre message",
  "Write a message before you send it": "Écrivez un message avant de l’envoyer",
  "The key must be a text": "La clé doit être un texte",
  "The key is too long": "La clé est trop longue",
  "The message must be an id": "Le message doit être un id",
  "Tell us what is wrong with this message": "Dites-nous ce qui ne va pas dans ce message",
  "Give each time as an instant, such as 2027-03-28T12:30:00Z":
    "Donnez chaque horaire comme un instant, par exemple 2027-03-28T12:30:00Z",
  "Offer one to five times": "Proposez de un à cinq horaires",
  "Offer each time once": "Proposez chaque horaire une seule fois",
  "Choose a time zone": "Choisissez un fuseau horaire",
  "Choose a time zone from the list": "Choisissez un fuseau horaire de la liste",
  "Length in minutes": "Durée en minutes",
  "Place or link": "Lieu ou lien",
  "Say where the interview is, or give its link": "Indiquez où se passe l’entretien, ou son lien",
  "Offer times that are still to come": "Proposez des horaires à venir",
  "Offer times within a year": "Proposez des horaires dans un délai d’un an",
  "Choose one of the times": "Choisissez l’un des horaires",
  "Upload the document again": "Envoyez de nouveau le document",
  "Upload the document with the form": "Envoyez le document avec le formulaire",
  Job: "Poste",
  "Name the job": "Indiquez le poste",
  "Enter the pay": "Indiquez le salaire",
  "Enter the contract length": "Indiquez la durée du contrat",
  Pay: "Salaire",
  "Choose a start date": "Choisissez une date de début",
  Months: "Mois",
  "Choose who pays for the visa": "Choisissez qui paie le visa",
  "Choose who pays for the flight": "Choisissez qui paie le vol",
  Note: "Note",
  "The start must not be in the past": "Le début ne peut pas être passé",
  "The start must be within two years": "Le début doit être dans les deux ans",
  "Accept or decline the offer": "Acceptez ou refusez la proposition",
  "Open the offer again": "Rouvrez la proposition",
  "Answer yes or no": "Répondez par oui ou non",
  "Choose yes or no": "Choisissez oui ou non",
  "Choose a job": "Choisissez une offre",
  "Choose one of the five statuses": "Choisissez l’un des cinq statuts",
  "Choose one of the reasons": "Choisissez l’un des motifs",
  "Choose one of the three reasons": "Choisissez l’un des trois motifs",
  "The note": "La note",
  "Only a rejection has a reason and a note": "Seul un refus a un motif et une note",
  "The sentence": "La phrase",
  "Write the sentence": "Écrivez la phrase",

  // The form of a job.
  "Job title": "Intitulé du poste",
  "Enter the job title": "Saisissez l’intitulé du poste",
  Company: "Entreprise",
  "Enter the company's name": "Saisissez l’entreprise",
  Country: "Pays",
  Answer: "Réponse",
  "We have no open question on this company. Nothing was sent.":
    "Nous n’avons pas de question en cours sur cette entreprise. Rien n’a été envoyé.",
  "Write your answer": "Écrivez votre réponse",
  "Enter the country": "Saisissez le pays",
  "Confirmed country must be a text": "Le pays confirmé doit être un texte",
  "Language must be one of {list}": "La langue doit être l’une de celles-ci : {list}",
  "Sector must be one of {list}": "Le secteur doit être l’un de ceux-ci : {list}",
  "Choose an experience level": "Choisissez le niveau d’expérience",
  "Minimum salary": "Salaire minimum",
  "Maximum salary": "Salaire maximum",
  "Give the date on which your new passport expires":
    "Indiquez la date d’expiration de votre nouveau passeport",
  "Minimum salary must not be above the maximum": "Le salaire minimum ne peut pas dépasser le maximum",
  Vacancies: "Postes à pourvoir",
  "Job description": "Description du poste",
  "Describe the job": "Saisissez la description du poste",
  Requirements: "Exigences",
  "List the requirements": "Saisissez les exigences",
  "Choose the close date": "Saisissez la date limite de candidature",
  "Application close date must be a real date, such as 2027-03-27":
    "La date limite de candidature doit être une date réelle, comme 2027-03-27",
  "Application close date must be today or later":
    "La date limite de candidature doit être aujourd’hui ou plus tard",
  "Time on": "Temps de travail",
  "Time off": "Temps de repos",
  "Unit must be one of {list}": "L’unité doit être l’une de celles-ci : {list}",
  "Rotation must be an object with on, off and unit": "La rotation doit être un objet avec on, off et unit",
  "{code} is no code of a certificate": "{code} n’est le code d’aucun certificat",
  "Contract length in months": "Durée du contrat en mois",
  "Join date must be a text": "La date de prise de poste doit être un texte",
  "Join date must be a real date, such as 2027-03-27":
    "La date de prise de poste doit être une date réelle, comme 2027-03-27",
  "Join date must be today or later": "La date de prise de poste doit être aujourd’hui ou plus tard",
  Housing: "Logement",
  Flights: "Vols",
  "Visa must be one of {list}": "Le visa doit être l’un de ceux-ci : {list}",
  "Certificates must be a list of codes": "Les certificats doivent être une liste de codes",
  "Certificates must not repeat": "Les certificats ne peuvent pas se répéter",

  // The check of an employer.
  "Enter the company's website": "Saisissez le site web de l’entreprise",
  "Kind of licence": "Type de licence",
  "Say what kind of licence it is, such as RPSL": "Indiquez le type de licence, comme RPSL",
  "Licence number": "Numéro de licence",
  "Enter the licence number": "Saisissez le numéro de licence",
  Issuer: "Délivrée par",
  "Say who issued the licence": "Indiquez qui a délivré la licence",
  "Enter the last day of the licence": "Saisissez le dernier jour de la licence",
  "Enter the last day of the licence, today or later, such as 2027-03-31":
    "Saisissez le dernier jour de la licence, aujourd’hui ou plus tard, comme 2027-03-31",
  Website: "Site web",
  "Register number": "Numéro d’immatriculation",
  "Enter the company's number in its register": "Saisissez le numéro de l’entreprise dans son registre",
  "Say if you hire for yourselves or as an agency": "Dites si vous recrutez pour vous-même ou comme agence",
  "Name the company": "Indiquez l’entreprise",
  "Name the companies that you act for": "Indiquez les entreprises pour lesquelles vous agissez",
  "Name at most {max} companies": "Indiquez {max} entreprises au maximum",
  "Upload the file again": "Envoyez de nouveau le fichier",
  "Files must be a list": "Les fichiers doivent être une liste",
  "Send at most {max} files": "Envoyez {max} fichiers au maximum",
  "An agency needs its licence": "Une agence a besoin de sa licence",
  "Name at least one company that you hire for":
    "Indiquez au moins une entreprise pour laquelle vous recrutez",
  "What was checked": "Ce qui a été vérifié",
  "Say what was checked": "Dites ce qui a été vérifié",
  "Enter the last day of the check, today or later, such as 2027-03-31":
    "Saisissez le dernier jour de la vérification, aujourd’hui ou plus tard, comme 2027-03-31",
  "Say why this account is suspended": "Dites pourquoi ce compte est suspendu",
  "Choose a decision": "Choisissez une décision",
  "This is no proof": "Ce n’est pas une preuve",
  "Done must be a list": "Ce qui est fait doit être une liste",
  "Write what the employer must answer": "Écrivez ce à quoi l’employeur doit répondre",

  // The wizard's messages.
  Error: "Erreur",
  "Upload Failed": "L’envoi a échoué",
  "Failed to upload document. You can enter a URL manually instead.":
    "Le document n’a pas pu être envoyé. Vous pouvez saisir un lien à la place.",
  "Failed to upload document. Please choose the file again.":
    "Le document n’a pas pu être envoyé. Choisissez de nouveau le fichier.",
  "Upload failed: {reason}": "L’envoi a échoué : {reason}",
  "Invalid upload URL format": "L’adresse d’envoi n’est pas valide",
  "Upload Successful": "Fichier envoyé",
  "{label} uploaded successfully": "{label} : envoi réussi",
  "{label} is still uploading. Please wait until it is done":
    "{label} : l’envoi est en cours. Attendez qu’il se termine",
  "Select a file": "Choisissez un fichier",
  "This file is not what its name says.": "Ce fichier n’est pas ce que dit son nom.",
  "The selected file must be a {types}": "Le fichier doit être {types}",
  "The selected file must be a PDF, Word, JPG or PNG file.": "Le fichier doit être un PDF, Word, JPG ou PNG.",
  "The selected file must be smaller than 10 MB": "Le fichier doit faire moins de 10 Mo",
  "The selected file is empty": "Le fichier est vide",
  "This is a HEIC photo, which many employers cannot open. Send a JPG: on an iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again, or send a screenshot of it.":
    "C’est une photo HEIC, que beaucoup d’employeurs ne peuvent pas ouvrir. Envoyez un JPG : sur un iPhone, choisissez Réglages > Appareil photo > Formats > Le plus compatible et reprenez la photo, ou envoyez-en une capture d’écran.",
  "There is no room for another certificate. Your file was not kept. Remove a certificate, then choose the file again.":
    "Il n’y a plus de place pour un autre certificat. Votre fichier n’a pas été gardé. Retirez un certificat, puis choisissez de nouveau le fichier.",
  "Terms Required": "Conditions à accepter",
  "Please accept the terms and conditions": "Acceptez les conditions générales",
  "Payment Failed": "Le paiement a échoué",
  "An error occurred during payment": "Une erreur s’est produite pendant le paiement",
  "Failed to initialize payment": "Le paiement n’a pas pu être préparé",
  "Application Submitted!": "Candidature envoyée !",
  "Your application has been successfully submitted. We'll contact you soon.":
    "Votre candidature a bien été envoyée. Nous vous contacterons bientôt.",
  "Send a general application": "Envoyer une candidature spontanée",
  "Save link": "Enregistrer le lien",
  "Your payment has been received": "Nous avons reçu votre paiement",
  "The application itself is not complete yet. You do not need to pay again. Answer what is missing within 24 hours, and we submit it. After that we refund the fee.":
    "La candidature elle-même n’est pas encore complète. Vous n’avez pas à payer de nouveau. Répondez à ce qui manque sous 24 heures, et nous l’envoyons. Après ce délai, nous remboursons les frais.",
  "Complete the application": "Compléter la candidature",
  "This PDF needs a password to open, so nobody else can read it. Save it without a password and send that file.":
    "Ce PDF s’ouvre avec un mot de passe : personne d’autre ne peut le lire. Enregistrez-le sans mot de passe et envoyez ce fichier.",
  "This PDF cannot be opened, or it has no page. Open it in another program, save or print it as a new PDF and send that file.":
    "Ce PDF ne s’ouvre pas ou n’a aucune page. Ouvrez-le dans un autre programme, enregistrez-le ou imprimez-le comme nouveau PDF et envoyez ce fichier.",
  "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.":
    "Ce PDF peut lancer des programmes sur l’appareil de la personne qui l’ouvre. Imprimez-le comme nouveau PDF et choisissez ce fichier.",
  "This Word file loads content from elsewhere. Save it as PDF and choose it again.":
    "Ce fichier Word charge du contenu venu d’ailleurs. Enregistrez-le en PDF et choisissez-le de nouveau.",
  "This Word file holds other files or objects. Save it as PDF and choose it again.":
    "Ce fichier Word contient d’autres fichiers ou objets. Enregistrez-le en PDF et choisissez-le de nouveau.",
  "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.":
    "Cette image a plus de 80 mégapixels, et beaucoup d’appareils ne peuvent pas l’ouvrir. Réduisez-la et choisissez-la de nouveau.",
  "Our scanner found a virus in this file. Please choose another file.":
    "Notre antivirus a trouvé un virus dans ce fichier. Choisissez un autre fichier.",

  // Failures.
  "We could not read the request. Please check it and send it again.":
    "Nous n’avons pas pu lire la requête. Vérifiez-la et renvoyez-la.",
  "Please check the marked fields.": "Vérifiez les champs signalés.",
  "This code is not right, or too old. Use the one in our newest email.":
    "Ce code est incorrect ou trop ancien. Utilisez celui de notre e-mail le plus récent.",
  "Please sign in first.": "Connectez-vous d’abord.",
  "This link was used already, or is older than an hour. Please ask for a new one.":
    "Ce lien a déjà servi ou a plus d’une heure. Demandez-en un nouveau.",
  "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.":
    "Le paiement n’est pas encore terminé. Vous n’avez rien perdu : terminez-le ou recommencez-le à l’étape 4.",
  "The payment does not match the fee of this application.":
    "Le paiement ne correspond pas aux frais de cette candidature.",
  "The email address or the password is not right.": "L’adresse e-mail ou le mot de passe est incorrect.",
  "You are signed in, but this is for employers only.":
    "Votre session est ouverte, mais cette page est réservée aux employeurs.",
  "We took this job down after a report, so you can no longer see what candidates sent for it. Please write to us if you think this is wrong.":
    "Nous avons retiré cette offre après un signalement : vous ne pouvez plus voir ses candidatures. Écrivez-nous si vous pensez que c’est une erreur.",
  "We took one of your jobs down after a report. Until this is solved, you cannot post, change or reopen a job. Please write to us.":
    "Nous avons retiré une de vos offres après un signalement. Tant que ce n’est pas réglé, vous ne pouvez ni publier, ni modifier, ni rouvrir d’offre. Écrivez-nous.",
  "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.":
    "Ce compte est suspendu : personne ne peut s’y connecter. Écrivez-nous si vous pensez que c’est une erreur.",
  "This request came from another website, so we refused it.":
    "Cette requête venait d’un autre site web. Nous l’avons refusée.",
  "This upload link is no longer valid. Please choose the file again.":
    "Ce lien d’envoi n’est plus valable. Choisissez de nouveau le fichier.",
  "There is nothing at this address.": "Il n’y a rien à cette adresse.",
  "Job not found": "Offre introuvable",
  "Account not found": "Compte introuvable",
  "Application not found": "Candidature introuvable",
  "We could not find this payment.": "Nous n’avons pas trouvé ce paiement.",
  "Test payments are switched off here.": "Les paiements de test sont désactivés ici.",
  "Document not found": "Document introuvable",
  "This application was continued on another device. What you enter here does not reach it. Continue there, or start a new one here.":
    "Cette candidature se poursuit sur un autre appareil. Ce que vous saisissez ici n’y arrive pas. Continuez là-bas, ou commencez-en une nouvelle ici.",
  "This application was sent already, so there is nothing to continue. We sent a confirmation to its email address, with a link to its own page.":
    "Cette candidature a déjà été envoyée : il n’y a rien à continuer. Nous avons envoyé une confirmation à son adresse e-mail, avec un lien vers sa page.",
  "The candidate has not paid for this application yet, so it is closed. It opens as soon as they have.":
    "Le candidat n’a pas encore payé cette candidature : elle est close. Elle s’ouvre dès qu’il a payé.",
  "We gave the fee for this application back, so it is closed.":
    "Nous avons remboursé les frais de cette candidature : elle est close.",
  "This job closed more than 180 days ago, so its applications are closed, too.":
    "Cette offre est close depuis plus de 180 jours : ses candidatures sont closes aussi.",
  "The candidate has deleted this application. You do not need to answer it.":
    "Le candidat a supprimé cette candidature. Vous n’avez pas à y répondre.",
  "We cannot delete this account now, because we look into a report about it or have taken one of its jobs down. Please write to us.":
    "Nous ne pouvons pas supprimer ce compte maintenant, car nous examinons un signalement à son sujet ou avons retiré une de ses offres. Écrivez-nous.",
  "The candidate has withdrawn this application, so it is closed.":
    "Le candidat a retiré cette candidature : elle est close.",
  "You withdrew this application, so it is closed.": "Vous avez retiré cette candidature : elle est close.",
  "The ten minutes are over and the candidate knows the status, so it cannot be taken back. You can set another one.":
    "Les dix minutes sont passées et le candidat connaît le statut : on ne peut plus l’annuler. Vous pouvez en choisir un autre.",
  "You keep 20 sentences already. Please delete one before you add another.":
    "Vous gardez déjà 20 phrases. Supprimez-en une avant d’en ajouter une autre.",
  "This address takes no request of this kind.": "Cette adresse n’accepte pas ce type de requête.",
  "An account with this email address exists already. Please sign in instead.":
    "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  "This payment belongs to another application.": "Ce paiement appartient à une autre candidature.",
  "Nothing was sent: the application was not completed within 24 hours of its payment, and we are refunding the fee. After the refund you can pay again and send the application. What you typed is kept.":
    "Rien n’a été envoyé : la candidature n’a pas été complétée dans les 24 heures après son paiement, et nous remboursons les frais. Après le remboursement, vous pourrez payer de nouveau et envoyer la candidature. Votre saisie est conservée.",
  "Nothing was refunded. The cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If you win it, you can order the refund again.":
    "Rien n’a été remboursé. La banque du titulaire de la carte conteste ce paiement, et le prestataire de paiement refuse le remboursement. Répondez à la contestation chez le prestataire. Si vous la gagnez, vous pourrez redemander le remboursement.",
  "Nothing was refunded. Your balance at the payment provider is too low for this refund. Please top it up there, then order the refund again.":
    "Rien n’a été remboursé. Votre solde chez le prestataire de paiement ne suffit pas. Approvisionnez-le, puis redemandez le remboursement.",
  "Nothing was refunded. The payment provider refused this refund. Its dashboard shows why. You can order the refund again here, or make it there.":
    "Rien n’a été remboursé. Le prestataire de paiement a refusé ce remboursement. Son tableau de bord en donne la raison. Vous pouvez le redemander ici ou le faire là-bas.",
  "Nothing was refunded. This fee was paid through Stripe, which the site does not use now. Set STRIPE_SECRET_KEY, then order the refund again.":
    "Rien n’a été remboursé. Ces frais ont été payés par Stripe, que le site n’utilise pas en ce moment. Définissez STRIPE_SECRET_KEY, puis redemandez le remboursement.",
  "This application has no fee to refund: nobody paid one, or it was refunded already.":
    "Cette candidature n’a pas de frais à rembourser : personne ne les a payés, ou ils ont déjà été remboursés.",
  "The application close date is past. Please set a later one first. That opens the job again.":
    "La date limite de candidature est passée. Choisissez d’abord une date ultérieure. L’offre se rouvre alors.",
  "We took this job down after a report, so you cannot open it again. Please write to us if you think this is wrong.":
    "Nous avons retiré cette offre après un signalement : vous ne pouvez pas la rouvrir. Écrivez-nous si vous pensez que c’est une erreur.",
  "Someone has answered this report already, so nothing was changed. The list shows its current state.":
    "Quelqu’un a déjà répondu à ce signalement : rien n’a changé. La liste montre son état actuel.",
  "You have applied for this job already, from this browser and with this email address. Nothing was charged. One application is enough. For another person, use that person's email address.":
    "Une candidature pour cette offre est déjà partie de ce navigateur, avec cette adresse e-mail. Rien n’a été débité. Une seule suffit. Pour une autre personne, utilisez l’adresse e-mail de cette personne.",
  "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it. For another application, start a new one with other answers.":
    "Cette candidature a déjà été envoyée : rien n’est débité ni renvoyé. Ce que vous changez sur cette page n’y arrive pas. Pour une autre candidature, commencez-en une nouvelle avec d’autres réponses.",
  "This job is closed, so it takes no more applications. Nothing was charged.":
    "Cette offre est close et n’accepte plus de candidatures. Rien n’a été débité.",
  "This is a sample listing, shown to demonstrate the site. Nobody can pay for an application to it, and nothing was charged.":
    "Ceci est une annonce d’exemple, qui montre comment fonctionne le site. Personne ne peut payer une candidature pour elle, et rien n’a été débité.",
  "We are still scanning this document for viruses. Please try again in a minute.":
    "Nous cherchons encore des virus dans ce document. Réessayez dans une minute.",
  "We could not scan this document for viruses yet, so nobody can open it. We try again. Please come back later.":
    "Nous n’avons pas encore pu chercher des virus dans ce document : personne ne peut l’ouvrir. Nous réessayons. Revenez plus tard.",
  "Our scanner found a virus in this document, so nobody can open it.":
    "Notre antivirus a trouvé un virus dans ce document : personne ne peut l’ouvrir.",
  "Another file was already uploaded with this link. Please choose the file again.":
    "Un autre fichier a déjà été envoyé avec ce lien. Choisissez de nouveau le fichier.",
  "The request is too large.": "La requête est trop volumineuse.",
  "The selected file must be smaller than 10 MB.": "Le fichier doit faire moins de 10 Mo.",
  "The selected file is empty.": "Le fichier est vide.",
  "We do not take this content type here.": "Ce type de contenu n’est pas accepté ici.",
  "Too many requests from your network. Please wait a little and try again.":
    "Trop de requêtes viennent de votre réseau. Attendez un peu et réessayez.",
  "You have signed in very often within an hour. Please wait a few minutes before you sign in again.":
    "Vous vous êtes connecté très souvent en une heure. Attendez quelques minutes avant de recommencer.",
  "Too many wrong passwords. Please wait a minute before the next try.":
    "Trop de mots de passe incorrects. Attendez une minute avant le prochain essai.",
  "Too many wrong codes. Please wait a few minutes before the next try.":
    "Trop de codes incorrects. Attendez quelques minutes avant le prochain essai.",
  "We have emailed you as many codes as we may within a day. Please look for the newest one, in the spam folder too, or try again later.":
    "Nous vous avons envoyé autant de codes que possible en un jour. Cherchez le plus récent, aussi dans les courriers indésirables, ou réessayez plus tard.",
  "Your account has posted as many jobs as it may within a day. This one was not posted, and what you typed is kept. Please post it tomorrow, or write to us if you need more.":
    "Votre compte a publié autant d’offres que possible en un jour. Celle-ci n’a pas été publiée, et votre saisie est conservée. Publiez-la demain, ou écrivez-nous s’il vous en faut davantage.",
  "Your account has changed its jobs as often as it may within an hour. This change was not saved, and what you typed is kept. Please try again a little later.":
    "Votre compte a modifié ses offres autant que possible en une heure. Cette modification n’a pas été enregistrée, et votre saisie est conservée. Réessayez un peu plus tard.",
  "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.":
    "Ce fichier n’a pas été gardé, car ce navigateur a déjà 100 Mo de documents non encore envoyés. Tout ce qui précède est conservé. Envoyez la candidature sans ce fichier et ajoutez-le sur la page de la candidature, ou choisissez-en un plus petit. Les fichiers que vous avez retirés libèrent de la place après deux jours.",
  "Your network uploaded more within an hour than we can take. Please try again later.":
    "Votre réseau a envoyé en une heure plus que nous ne pouvons recevoir. Réessayez plus tard.",
  "Something went wrong on our side. What you typed is kept. Please try again.":
    "Une erreur s’est produite de notre côté. Votre saisie est conservée. Réessayez.",
  "We cannot reach the payment service right now. Nothing was lost and nothing was charged twice. Please try again in a minute.":
    "Nous n’arrivons pas à joindre le service de paiement. Rien n’est perdu et rien n’a été débité deux fois. Réessayez dans une minute.",
  "The site cannot reach its database right now. Please try again in a minute.":
    "Le site n’arrive pas à joindre sa base de données. Réessayez dans une minute.",
  "We cannot write down right now who looks at personal data, so we do not show it. Please try again in a minute.":
    "Nous ne pouvons pas noter en ce moment qui consulte des données personnelles : nous ne les montrons donc pas. Réessayez dans une minute.",
  "We cannot store or open documents right now. Please try again in a minute.":
    "Nous ne pouvons ni garder ni ouvrir de documents en ce moment. Réessayez dans une minute.",
  "Very many people are signing in right now. Please try again in a few seconds.":
    "Beaucoup de monde se connecte en ce moment. Réessayez dans quelques secondes.",
  "Many people are uploading documents right now. Please try again in a minute.":
    "Beaucoup de monde envoie des documents en ce moment. Réessayez dans une minute.",
  "This took longer than it should. Please try again.": "Cela a pris trop de temps. Réessayez.",
  "Very many people are using the site right now. Please try again in a few seconds.":
    "Beaucoup de monde utilise le site en ce moment. Réessayez dans quelques secondes.",
  "We cannot open what is stored here right now, because its encryption key is missing. Please try again later.":
    "Nous ne pouvons pas ouvrir ce qui est gardé ici, car sa clé de chiffrement manque. Réessayez plus tard.",
  "The site is starting. Please try again in a moment.": "Le site démarre. Réessayez dans un instant.",
  "There is no room for documents right now. What you typed is kept. Please try again later.":
    "Il n’y a plus de place pour des documents en ce moment. Votre saisie est conservée. Réessayez plus tard.",

  // Failures of emailed links.
  "This link opens no application. It may be too old. Please open the whole link from our email, or find your application by its reference.":
    "Ce lien n’ouvre aucune candidature. Il est peut-être trop ancien. Ouvrez le lien entier de notre e-mail, ou retrouvez votre candidature par sa référence.",
  "This link is older than 90 days, so it opens nothing any more. Find your application by its reference.":
    "Ce lien a plus de 90 jours et n’ouvre plus rien. Retrouvez votre candidature par sa référence.",
  "This link deletes nothing. Use the newest email.":
    "Ce lien ne supprime rien. Utilisez l’e-mail le plus récent.",
  "This link is older than 24 hours, so it deletes nothing any more. Ask for a new one on your application's own page.":
    "Ce lien a plus de 24 heures et ne supprime plus rien. Demandez-en un nouveau sur la page de votre candidature.",
  "This link opens no application. Please open the whole link from our newest email.":
    "Ce lien n’ouvre aucune candidature. Ouvrez le lien entier de notre e-mail le plus récent.",
  "This link was used already. The application continues in the browser that opened it. To move it again, ask for a new link there.":
    "Ce lien a déjà servi. La candidature se poursuit dans le navigateur qui l’a ouvert. Pour la déplacer encore, demandez un nouveau lien là-bas.",
  "This link is older than 72 hours, so it opens nothing any more. The application is still where you started it. Ask for a new link there.":
    "Ce lien a plus de 72 heures et n’ouvre plus rien. La candidature est toujours là où vous l’avez commencée. Demandez-y un nouveau lien.",
  "This link is too old, or it is not complete. Ask for a new one on the device with your list.":
    "Ce lien est trop ancien, ou il n’est pas complet. Demandez-en un nouveau sur l’appareil où se trouve votre liste.",
  "This link was used already, in another browser. To bring your saved jobs to this one, ask for a new link where they are.":
    "Ce lien a déjà servi, dans un autre navigateur. Pour avoir vos emplois enregistrés dans celui-ci, demandez un nouveau lien là où ils sont.",
  "This link is older than 72 hours, so it opens nothing any more. Your saved jobs are still where you saved them. Ask for a new link there.":
    "Ce lien a plus de 72 heures et n’ouvre plus rien. Vos emplois sont toujours là où vous les avez enregistrés. Demandez-y un nouveau lien.",

  // Failures of the check of employers.
  "This job closed more than 180 days ago, so it cannot be opened again. Please post it as a new job.":
    "Cette offre est close depuis plus de 180 jours : on ne peut plus la rouvrir. Publiez-la comme nouvelle offre.",
  "Our check that you act for this company is missing or has ended, so its applications are closed to you.":
    "Nous n’avons pas vérifié que vous agissez pour cette entreprise, ou la vérification a pris fin. Ses candidatures vous sont donc fermées.",
  "This is a candidate's passport copy. Open it on the application's card: choose why you need it.":
    "C’est la copie du passeport d’un candidat. Ouvrez-la sur la fiche de la candidature : choisissez pourquoi vous en avez besoin.",
  "Request not found": "Demande introuvable",
  "You have sent this request already, and we are checking it. We email you when we have decided.":
    "Vous avez déjà envoyé cette demande, et nous l’examinons. Nous vous écrirons dès notre décision.",
  "Our check of this company still counts for more than 60 days. You can ask for its renewal in its last 60 days.":
    "Notre vérification de cette entreprise est encore valable plus de 60 jours. Vous pourrez demander son renouvellement dans les 60 derniers jours.",
  "Someone has decided on this request already, so nothing was changed. The list shows its current state.":
    "Quelqu’un a déjà décidé de cette demande : rien n’a changé. La liste montre son état actuel.",
  "This check cannot count yet. What is missing:":
    "Cette vérification ne peut pas encore compter. Il manque :",
  "The licence of this agency has ended, so a check of it cannot count.":
    "La licence de cette agence a expiré : sa vérification ne peut pas compter.",
  "This code is not right, or it is too old. After five wrong codes, please write to us for a new one.":
    "Ce code est incorrect ou trop ancien. Après cinq codes incorrects, écrivez-nous pour en recevoir un nouveau.",
  "The owner of this account has not confirmed its email address yet, so no check of it can count.":
    "Le propriétaire de ce compte n’a pas encore confirmé son adresse e-mail : aucune vérification ne peut compter.",
  "The employer has changed this job since, or somebody has decided on it. Please look at the list again.":
    "L’employeur a modifié cette offre depuis, ou quelqu’un en a décidé. Regardez de nouveau la liste.",
  "This mailbox got as many codes as it may within a day. Please try again tomorrow.":
    "Cette boîte a reçu autant de codes que possible en un jour. Réessayez demain.",
  "Your account has sent as many requests as it may within a day. This one was not sent, and what you typed is kept. Please send it tomorrow.":
    "Votre compte a envoyé autant de demandes que possible en un jour. Celle-ci n’a pas été envoyée, et votre saisie est conservée. Envoyez-la demain.",

  // Failures of interviews.
  "Interview not found": "Entretien introuvable",
  "You rejected this candidate, so you cannot offer an interview. Change the status first.":
    "Vous avez refusé ce candidat : vous ne pouvez pas proposer d’entretien. Changez d’abord le statut.",
  "The interviews of this application have changed 20 times today. Please wait until tomorrow.":
    "Les entretiens de cette candidature ont changé 20 fois aujourd’hui. Attendez demain.",
  "This application has had ten interviews. Please move one of them, or write to us.":
    "Cette candidature a déjà eu dix entretiens. Déplacez-en un, ou écrivez-nous.",
  "This interview was cancelled, so it cannot change any more.":
    "Cet entretien a été annulé et ne peut plus changer.",
  "This application is closed to the employer, so its interviews cannot change any more.":
    "L’employeur n’a plus accès à cette candidature : ses entretiens ne peuvent plus changer.",
  "This interview has begun already, so it cannot change any more.":
    "Cet entretien a déjà commencé et ne peut plus changer.",
  "This time is not offered any more. Please choose one of the others.":
    "Cet horaire n’est plus proposé. Choisissez-en un autre.",

  // Failures of messages.
  "Message not found": "Message introuvable",
  "Someone has decided on this message already, so nothing was changed. The list shows the decision.":
    "Quelqu’un a déjà décidé de ce message : rien n’a changé. La liste montre la décision.",
  "Nothing was sent: the candidate has withdrawn this application, so its conversation is closed.":
    "Rien n’a été envoyé : le candidat a retiré cette candidature, et la conversation est close.",
  "Nothing was sent: the employer cannot read messages about this job at present, so the conversation is closed.":
    "Rien n’a été envoyé : l’employeur ne peut pas lire de messages sur cette offre en ce moment, et la conversation est close.",
  "Nothing was sent: the fee of this application is not paid yet. The conversation opens as soon as it is.":
    "Rien n’a été envoyé : les frais de cette candidature ne sont pas encore payés. La conversation s’ouvre dès qu’ils le sont.",
  "Nothing was sent: we gave the fee of this application back, so its conversation is closed.":
    "Rien n’a été envoyé : nous avons remboursé les frais de cette candidature, et la conversation est close.",
  "Nothing was sent: this job closed more than 180 days ago, so its conversations are closed.":
    "Rien n’a été envoyé : cette offre est close depuis plus de 180 jours, et ses conversations aussi.",
  "Nothing was sent: the candidate has deleted this application.":
    "Rien n’a été envoyé : le candidat a supprimé cette candidature.",
  "Nothing was sent: no employer takes part in this application. Please write to us instead.":
    "Rien n’a été envoyé : aucun employeur ne participe à cette candidature. Écrivez-nous plutôt.",
  "Nothing was sent: you have sent 60 messages about this application within an hour. Please wait a little and send it again.":
    "Rien n’a été envoyé : vous avez envoyé 60 messages sur cette candidature en une heure. Attendez un peu et renvoyez-le.",

  // Failures of offers and hires.
  "Offer not found": "Proposition introuvable",
  "You rejected this candidate, so you cannot make an offer. Change the status first.":
    "Vous avez refusé ce candidat : vous ne pouvez pas lui faire de proposition. Changez d’abord le statut.",
  "This candidate already has an open offer from you. Withdraw it before you make another one.":
    "Ce candidat a déjà une proposition ouverte de votre part. Retirez-la avant d’en faire une autre.",
  "The candidate has accepted your offer, so it cannot change any more.":
    "Le candidat a accepté votre proposition : elle ne peut plus changer.",
  "The candidate has declined this offer. You can make another one.":
    "Le candidat a décliné cette proposition. Vous pouvez en faire une autre.",
  "This application has had ten offers. Please write to the candidate, or to us.":
    "Cette candidature a déjà eu dix propositions. Écrivez au candidat ou écrivez-nous.",
  "The offers of this application have changed 20 times today. Please wait until tomorrow.":
    "Les propositions de cette candidature ont changé 20 fois aujourd’hui. Attendez demain.",
  "The employer has withdrawn this offer, so you cannot answer it any more.":
    "L’employeur a retiré cette proposition : vous ne pouvez plus y répondre.",
  "You have answered this offer already, and the answer cannot change here.":
    "Vous avez déjà répondu à cette proposition, et la réponse ne peut pas changer ici.",
  "The start date of this offer has passed. Please ask the employer for a new offer.":
    "La date de début de cette proposition est passée. Demandez à l’employeur une nouvelle proposition.",
  "This application is closed to the employer, so the document of this offer does not open.":
    "L’employeur n’a plus accès à cette candidature : le document de cette proposition ne s’ouvre pas.",
  "This application is closed to the employer, so you cannot answer the offer.":
    "L’employeur n’a plus accès à cette candidature : vous ne pouvez pas répondre à la proposition.",
  "The employer has not said that you are hired, so there is nothing to confirm.":
    "L’employeur n’a pas annoncé votre embauche : il n’y a rien à confirmer.",
  "The employer has made you an offer. Please accept or decline it.":
    "L’employeur vous a fait une proposition. Acceptez-la ou déclinez-la.",
  "You have confirmed that you were hired, and this cannot change here.":
    "Vous avez confirmé votre embauche, et cela ne peut pas changer ici.",
  "You can write a verified review once you have confirmed that you were hired.":
    "Vous pourrez écrire un avis vérifié quand vous aurez confirmé votre embauche.",
  "You have written a verified review of this job already.":
    "Vous avez déjà écrit un avis vérifié sur cet emploi.",
  "Only a candidate with a confirmed hire can write a verified review. Nobody else can verify it.":
    "Seul un candidat à l’embauche confirmée peut écrire un avis vérifié. Personne d’autre ne peut le vérifier.",

  // Failures of placements.
  "This application is for a job already. Only its employer can answer it, and it cannot be placed.":
    "Cette candidature vise déjà une offre. Seul son employeur peut y répondre, et on ne peut pas la placer.",
  "You rejected this application. Change its status before you offer a job.":
    "Vous avez refusé cette candidature. Changez son statut avant de proposer un emploi.",
  "You cannot offer this job. It is closed, or its employer is not checked. Please choose another one.":
    "Vous ne pouvez pas proposer cet emploi. L’offre est close, ou son employeur n’est pas vérifié. Choisissez-en un autre.",
  "The candidate has applied for this job already. Please choose another one.":
    "Le candidat a déjà postulé à cet emploi. Choisissez-en un autre.",
  "The candidate said no to this job. Please choose another one.":
    "Le candidat a dit non à cet emploi. Choisissez-en un autre.",
  "You have offered this candidate ten jobs already. You cannot offer another one.":
    "Vous avez déjà proposé dix emplois à ce candidat. Vous ne pouvez pas en proposer un autre.",
  "We could not find this job offer.": "Nous n’avons pas trouvé cet emploi proposé.",
  "You can no longer answer, because this job is closed now. Nothing was changed.":
    "Vous ne pouvez plus répondre, car cette offre est close. Rien n’a changé.",
  "You can no longer answer, because this application is closed now. Nothing was changed.":
    "Vous ne pouvez plus répondre, car cette candidature est close. Rien n’a changé.",
  "You have answered this already, so nothing was changed. Please write to us.":
    "Vous avez déjà répondu : rien n’a changé. Écrivez-nous.",
  "You have applied for this job already, so nothing was sent again. One application is enough.":
    "Vous avez déjà postulé à cet emploi : rien n’a été renvoyé. Une candidature suffit.",

  // Failures of using answers again.
  "You can have one unfinished application in this browser. Nothing has changed yet.":
    "Ce navigateur garde une seule candidature inachevée. Rien n’a encore changé.",
  "This browser has an application that you have paid for and that is not sent yet. Please complete it first. Nothing was changed.":
    "Ce navigateur contient une candidature payée et pas encore envoyée. Complétez-la d’abord. Rien n’a changé.",
  "This application was deleted, so its answers are gone. Please begin a new one.":
    "Cette candidature a été supprimée, et ses réponses avec elle. Commencez-en une nouvelle.",
  "We cannot open the answers of this application, because their encryption key is missing. So they cannot be used again. Please begin a new application, or write to us.":
    "Nous ne pouvons pas ouvrir les réponses de cette candidature, car leur clé de chiffrement manque. Elles ne peuvent donc pas resservir. Commencez une nouvelle candidature, ou écrivez-nous.",

  // Texts beside the rules, the answers of calls, and the headings of the employer's CSV file.
  "The file could not be found. Please upload it again": "Le fichier est introuvable. Envoyez-le de nouveau",
  "Choose a PDF, JPG or PNG file": "Choisissez un fichier PDF, JPG ou PNG",
  "The limit must be a whole number from 1 to {max}": "La limite doit être un nombre entier de 1 à {max}",
  "The cursor must be one that a list of this site gave": "Le curseur doit venir d’une liste de ce site",
  "The key of the sealed part is lost.": "La clé de la partie chiffrée est perdue.",
  "Submitted at (UTC)": "Envoyée le (UTC)",
  Status: "Statut",
  "Payment marks": "Notes du paiement",
  "Full name": "Nom complet",
  Email: "E-mail",
  Phone: "Téléphone",
  "Date of birth": "Date de naissance",
  "Passport expiry": "Expiration du passeport",
  "Willing to relocate": "Accepte de déménager",
  Yes: "Oui",
  No: "Non",
  "Certificates 2 to 10": "Certificats 2 à 10",
  "Virus scan": "Analyse antivirus",
  Id: "Id",

  ...countries,
};
