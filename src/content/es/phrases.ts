import type { Phrases } from "../en/phrases.ts";
import { countries } from "./countries.ts";

/**
 * The English texts of rules, labels and failures by themselves, and their Spanish. A brace holds what the code fills
 * in: a number, or a label that is a phrase, too.
 */
export const phrases: Phrases = {
  "overseas jobs, international careers, shipping jobs, IT jobs, mining jobs, cruise ship jobs, offshore jobs":
    "empleos en el extranjero, carreras internacionales, empleos marítimos, empleos de informática, empleos en minería, empleos en cruceros, empleos offshore",
  "Sail Towards Your Global Career": "Ponga rumbo a su futuro",

  // Rules for every field.
  "{label} must be a whole number from {min} to {max}": "{label}: escriba un número entero de {min} a {max}",
  "{label} must be at most {max} characters": "{label}: {max} caracteres como máximo",
  "{label} must not contain control characters": "{label}: no se admiten caracteres de control",
  "{label} must be a text": "{label}: debe ser un texto",
  "{label} must not contain a web or email address": "{label}: no escriba direcciones web ni de correo",
  "{label} must be true, false or null": "{label}: debe ser true, false o null",
  "{label} must be an uploaded file or a link that begins with http:// or https://":
    "{label}: suba un archivo o escriba un enlace que empiece por http:// o https://",
  "{label} must be an uploaded file": "{label}: suba un archivo",
  "This must be a text": "Esto debe ser un texto",
  "This must be at most {max} characters": "{max} caracteres como máximo",
  "This must not contain control characters": "No se admiten caracteres de control",
  "{first} or {last}": "{first} o {last}",
  "{level} ({browseLevel})": "{level} ({browseLevel})",
  "Invalid date": "Fecha no válida",

  // The candidate's application.
  "Personal Details": "Datos personales",
  "Professional Details": "Datos profesionales",
  "Document Upload": "Documentos",
  "Terms & Conditions": "Términos y condiciones",
  "Full Name": "Nombre completo",
  Name: "Nombre",
  "Name must be at least 2 characters": "Escriba un nombre de 2 caracteres como mínimo",
  "Date of Birth": "Fecha de nacimiento",
  "Date of birth is required": "Escriba su fecha de nacimiento",
  "Enter a date between 1900 and today, such as 1990-03-27":
    "Escriba una fecha entre 1900 y hoy, como 1990-03-27",
  Gender: "Sexo",
  "Gender is required": "Indique su sexo",
  Male: "Hombre",
  Female: "Mujer",
  Other: "Otro",
  Nationality: "Nacionalidad",
  "Nationality is required": "Escriba su nacionalidad",
  Address: "Dirección",
  "Address must be at least 5 characters": "Escriba una dirección de 5 caracteres como mínimo",
  "Street, town, postal code and country": "Calle, ciudad, código postal y país",
  "Passport Number": "Número de pasaporte",
  "Passport number": "Número de pasaporte",
  "Passport number is required": "Escriba el número de su pasaporte",
  "Passport Expiry Date": "Vencimiento del pasaporte",
  "Passport expiry date is required": "Escriba la fecha de vencimiento de su pasaporte",
  "Enter a date between 1900 and 2199, such as 2031-05-17":
    "Escriba una fecha entre 1900 y 2199, como 2031-05-17",
  "Email Address": "Correo electrónico",
  "Email address": "Correo electrónico",
  "Invalid email address": "Ese correo electrónico no es válido",
  "We write to you here about this application": "Aquí le escribimos sobre esta solicitud",
  "Phone Number": "Número de teléfono",
  "Phone number": "Número de teléfono",
  "Enter a phone number": "Escriba un número de teléfono",
  "Phone number must be at least 10 characters": "Escriba un teléfono de 10 caracteres como mínimo",
  "Enter a phone number with its digits, such as +63 917 123 4567":
    "Escriba un número de teléfono con sus cifras, como +51 912 345 678",
  "With country code, like +63 917 123 4567": "Con prefijo de país: +51 912 345 678",
  "Preferred Job Type": "Tipo de empleo preferido",
  "Preferred job type": "Tipo de empleo preferido",
  "Preferred job type is required": "Elija el tipo de empleo que prefiere",
  "Full-time": "Jornada completa",
  Contract: "Por contrato",
  "Rotation (on and off)": "Por rotación (trabajo y descanso)",
  Seasonal: "Por temporada",
  "Part-time": "Media jornada",
  Qualification: "Formación",
  "Qualification is required": "Escriba su formación",
  "Your trade, degree, certificates and licences": "Su oficio, estudios, certificados y licencias",
  Experience: "Experiencia",
  "Experience is required": "Escriba su experiencia",
  "Years and kind of work, like 6 years on bulk carriers":
    "Años y tipo de trabajo, como 6 años en graneleros",
  "Current Employer": "Empresa actual",
  "Current employer": "Empresa actual",
  Sector: "Sector",
  "Sector is required": "Elija un sector",
  "Choose a sector": "Elija un sector",
  "Sector must be one of the list": "Elija un sector de la lista",
  "Desired Country": "País deseado",
  "Desired country": "País deseado",
  "Desired country is required": "Elija el país que desea",
  "Desired Position": "Puesto deseado",
  "Desired position": "Puesto deseado",
  "Desired position is required": "Escriba el puesto que desea",
  "I am willing to relocate": "Acepto mudarme",
  "Willing to relocate must be yes or no": "Indique sí o no: acepto mudarme",
  "The job of this application is unknown": "El empleo de esta solicitud no existe",
  "This draft is unknown": "Este borrador no existe",

  // Documents.
  "Resume/CV": "Currículum",
  "Passport Copy": "Copia del pasaporte",
  Certificates: "Certificados",
  Photograph: "Fotografía",
  Certificate: "Certificado",
  "Certificate {n}": "Certificado {n}",
  "Resume is required": "Añada su currículum",
  "Passport copy is required": "Añada la copia de su pasaporte",

  // Statuses, sectors and levels.
  Submitted: "Enviada",
  "Under Review": "En revisión",
  Interviewed: "Entrevista hecha",
  Accepted: "Aceptada",
  Rejected: "Rechazada",
  Paid: "Pagada",
  Pending: "Pendiente",
  Refunded: "Devuelta",
  "No fee": "Sin tarifa",
  Failed: "Fallida",
  Disputed: "Con reclamación",
  "Dispute lost": "Reclamación perdida",
  "Partly refunded": "Devuelta en parte",
  Shipping: "Marina mercante",
  "Information Technology": "Informática",
  IT: "Informática",
  Mining: "Minería",
  "Luxury Cruise": "Cruceros de lujo",
  "Offshore Rigs": "Plataformas offshore",
  Labor: "Operativo",
  "Mid-level": "Intermedio",
  "Professional/Engineer": "Profesional / Ingeniería",
  "Entry Level": "Nivel inicial",
  "Mid-Level": "Nivel intermedio",
  "Senior / Professional": "Sénior / Profesional",

  // Accounts.
  "First name": "Nombre",
  "Enter your first name": "Escriba su nombre",
  "Last name": "Apellidos",
  "Enter your last name": "Escriba sus apellidos",
  "Enter your email address": "Escriba su correo electrónico",
  "Enter your password": "Escriba su contraseña",
  "Enter the password": "Escriba la contraseña",
  "The password must be at least {min} characters": "La contraseña debe tener {min} caracteres como mínimo",
  "The password must be at most {max} characters": "La contraseña debe tener {max} caracteres como máximo",
  "The password must be at most 1,000 characters": "La contraseña debe tener 1000 caracteres como máximo",
  "The password must not contain control characters": "La contraseña no puede contener caracteres de control",
  "Tick the box to delete your account": "Marque la casilla para borrar su cuenta",
  Link: "Enlace",
  "This link is not complete": "Este enlace no está completo",
  Code: "Código",
  "Enter the code from the email": "Escriba el código del correo",
  "The code must be a text": "El código debe ser un texto",
  "The code must have 6 digits": "El código debe tener 6 cifras",
  Reason: "Motivo",
  "Enter a reason of 3 to 300 characters": "Escriba un motivo de 3 a 300 caracteres",

  // Alerts, tracking, reviews and reports.
  "Choose how often we write: daily or weekly": "Elija la frecuencia: cada día o cada semana",
  "Enter an email address, like name@example.com": "Escriba un correo electrónico, como nombre@example.com",
  "Enter an email address": "Escriba un correo electrónico",
  Reference: "Referencia",
  "Enter the reference of your application": "Escriba la referencia de su solicitud",
  "Rating must be a whole number from 1 to 5": "Elija de 1 a 5 estrellas",
  "Please select a country": "Elija un país",
  "Job title must be at least 5 characters": "Escriba un puesto de 5 caracteres como mínimo",
  Review: "Opinión",
  "Review must be at least 20 characters": "Escriba una opinión de 20 caracteres como mínimo",
  "Choose what is wrong with this job": "Elija qué no está bien en este empleo",
  "What happened": "Qué pasó",
  "Tell us what happened, in a sentence or more": "Cuéntenos qué pasó, en una frase o más",
  "The reason": "El motivo",
  "Give the employer a reason": "Indique un motivo a la empresa",

  // Payments.
  Payment: "Pago",
  "The payment is missing": "Falta el pago",
  "Client secret": "Clave del pago",
  "Card number": "Número de tarjeta",
  "Enter a card number": "Escriba un número de tarjeta",
  "The confirmation must be yes or no": "La confirmación debe ser sí o no",
  "the amount on your receipt": "el importe de su recibo",

  // Messages, interviews, offers, rejections.
  "Your message": "Su mensaje",
  "Write a message before you send it": "Escriba un mensaje antes de enviarlo",
  "The key must be a text": "La clave debe ser un texto",
  "The key is too long": "La clave es demasiado larga",
  "The message must be an id": "El mensaje debe ser un id",
  "Tell us what is wrong with this message": "Díganos qué no está bien en este mensaje",
  "Give each time as an instant, such as 2027-03-28T12:30:00Z":
    "Indique cada horario como instante, por ejemplo 2027-03-28T12:30:00Z",
  "Offer one to five times": "Proponga de uno a cinco horarios",
  "Offer each time once": "Proponga cada horario una sola vez",
  "Choose a time zone": "Elija una zona horaria",
  "Choose a time zone from the list": "Elija una zona horaria de la lista",
  "Length in minutes": "Duración en minutos",
  "Place or link": "Lugar o enlace",
  "Say where the interview is, or give its link": "Indique dónde es la entrevista o su enlace",
  "Offer times that are still to come": "Proponga horarios que aún no hayan pasado",
  "Offer times within a year": "Proponga horarios dentro de un año como máximo",
  "Choose one of the times": "Elija uno de los horarios",
  "Upload the document again": "Suba el documento otra vez",
  "Upload the document with the form": "Suba el documento con el formulario",
  Job: "Puesto",
  "Name the job": "Indique el puesto",
  "Enter the pay": "Indique el sueldo",
  "Enter the contract length": "Indique la duración del contrato",
  Pay: "Sueldo",
  "Choose a start date": "Elija una fecha de inicio",
  Months: "Meses",
  "Choose who pays for the visa": "Elija quién paga la visa",
  "Choose who pays for the flight": "Elija quién paga el vuelo",
  Note: "Nota",
  "The start must not be in the past": "El inicio no puede estar en el pasado",
  "The start must be within two years": "El inicio debe estar dentro de los próximos dos años",
  "Accept or decline the offer": "Acepte o rechace la oferta",
  "Open the offer again": "Abra la oferta otra vez",
  "Answer yes or no": "Responda sí o no",
  "Choose yes or no": "Elija sí o no",
  "Choose a job": "Elija un empleo",
  "Choose one of the five statuses": "Elija uno de los cinco estados",
  "Choose one of the reasons": "Elija uno de los motivos",
  "Choose one of the three reasons": "Elija uno de los tres motivos",
  "The note": "La nota",
  "Only a rejection has a reason and a note": "Solo un rechazo lleva motivo y nota",
  "The sentence": "La frase",
  "Write the sentence": "Escriba la frase",

  // The form of a job.
  "Job title": "Puesto",
  "Enter the job title": "Escriba el puesto",
  Company: "Empresa",
  "Enter the company's name": "Escriba la empresa",
  Country: "País",
  Answer: "Respuesta",
  "We have no open question on this company. Nothing was sent.":
    "No tenemos ninguna pregunta abierta sobre esta empresa. No se envió nada.",
  "Write your answer": "Escriba su respuesta",
  "Enter the country": "Escriba el país",
  "Confirmed country must be a text": "El país confirmado debe ser un texto",
  "Language must be one of {list}": "El idioma debe ser uno de estos: {list}",
  "Sector must be one of {list}": "El sector debe ser uno de estos: {list}",
  "Choose an experience level": "Elija el nivel de experiencia",
  "Minimum salary": "Sueldo mínimo",
  "Maximum salary": "Sueldo máximo",
  "Give the date on which your new passport expires": "Indique la fecha en que caduca su nuevo pasaporte",
  "Minimum salary must not be above the maximum": "El sueldo mínimo no puede superar el máximo",
  Vacancies: "Vacantes",
  "Job description": "Descripción del empleo",
  "Describe the job": "Escriba la descripción del empleo",
  Requirements: "Requisitos",
  "List the requirements": "Escriba los requisitos",
  "Choose the close date": "Escriba el fin del plazo",
  "Application close date must be a real date, such as 2027-03-27":
    "El fin del plazo debe ser una fecha que exista, como 2027-03-27",
  "Application close date must be today or later": "El fin del plazo debe ser hoy o más tarde",
  "Time on": "Tiempo de trabajo",
  "Time off": "Tiempo de descanso",
  "Unit must be one of {list}": "La unidad debe ser una de estas: {list}",
  "Rotation must be an object with on, off and unit": "La rotación debe ser un objeto con on, off y unit",
  "{code} is no code of a certificate": "{code} no es el código de ningún certificado",
  "Contract length in months": "Duración del contrato en meses",
  "Join date must be a text": "La fecha de incorporación debe ser un texto",
  "Join date must be a real date, such as 2027-03-27":
    "La fecha de incorporación debe existir, como 2027-03-27",
  "Join date must be today or later": "La fecha de incorporación debe ser hoy o más tarde",
  Housing: "Alojamiento",
  Flights: "Vuelos",
  "Visa must be one of {list}": "La visa debe ser una de estas opciones: {list}",
  "Certificates must be a list of codes": "Los certificados deben ser una lista de códigos",
  "Certificates must not repeat": "Los certificados no pueden repetirse",

  // The check of an employer.
  "Enter the company's website": "Escriba el sitio web de la empresa",
  "Kind of licence": "Tipo de licencia",
  "Say what kind of licence it is, such as RPSL": "Indique qué tipo de licencia es, como RPSL",
  "Licence number": "Número de licencia",
  "Enter the licence number": "Escriba el número de licencia",
  Issuer: "Quién la emite",
  "Say who issued the licence": "Indique quién emitió la licencia",
  "Enter the last day of the licence": "Escriba el último día de la licencia",
  "Enter the last day of the licence, today or later, such as 2027-03-31":
    "Escriba el último día de la licencia, hoy o más tarde, como 2027-03-31",
  Website: "Sitio web",
  "Register number": "Número de registro",
  "Enter the company's number in its register": "Escriba el número de la empresa en su registro",
  "Say if you hire for yourselves or as an agency": "Indique si contrata para su empresa o como agencia",
  "Name the company": "Indique la empresa",
  "Name the companies that you act for": "Indique las empresas en cuyo nombre actúa",
  "Name at most {max} companies": "Indique {max} empresas como máximo",
  "Upload the file again": "Suba el archivo otra vez",
  "Files must be a list": "Los archivos deben ser una lista",
  "Send at most {max} files": "Envíe {max} archivos como máximo",
  "An agency needs its licence": "Una agencia necesita su licencia",
  "Name at least one company that you hire for": "Indique al menos una empresa para la que contrata",
  "What was checked": "Qué se comprobó",
  "Say what was checked": "Indique qué se comprobó",
  "Enter the last day of the check, today or later, such as 2027-03-31":
    "Escriba el último día de la verificación, hoy o más tarde, como 2027-03-31",
  "Say why this account is suspended": "Indique por qué se suspende esta cuenta",
  "Choose a decision": "Elija una decisión",
  "This is no proof": "Esto no es una prueba",
  "Done must be a list": "Lo hecho debe ser una lista",
  "Write what the employer must answer": "Escriba lo que la empresa debe responder",

  // The wizard's messages.
  Error: "Error",
  "Upload Failed": "No se pudo subir",
  "Failed to upload document. You can enter a URL manually instead.":
    "No se pudo subir el documento. También puede escribir un enlace.",
  "Failed to upload document. Please choose the file again.":
    "No se pudo subir el documento. Elija el archivo otra vez.",
  "Upload failed: {reason}": "No se pudo subir: {reason}",
  "Invalid upload URL format": "La dirección de subida no es válida",
  "Upload Successful": "Archivo subido",
  "{label} uploaded successfully": "{label}: subido correctamente",
  "{label} is still uploading. Please wait until it is done":
    "{label}: la subida sigue en curso. Espere a que termine",
  "Select a file": "Elija un archivo",
  "This file is not what its name says.": "Este archivo no es lo que dice su nombre.",
  "The selected file must be a {types}": "El archivo debe ser {types}",
  "The selected file must be a PDF, Word, JPG or PNG file.": "El archivo debe ser PDF, Word, JPG o PNG.",
  "The selected file must be smaller than 10 MB": "El archivo debe tener menos de 10 MB",
  "The selected file is empty": "El archivo está vacío",
  "This is a HEIC photo, which many employers cannot open. Send a JPG: on an iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again, or send a screenshot of it.":
    "Es una foto HEIC, que muchas empresas no pueden abrir. Envíe un JPG: en un iPhone elija Configuración > Cámara > Formatos > Más compatible y tome la foto otra vez, o envíe una captura de pantalla de ella.",
  "There is no room for another certificate. Your file was not kept. Remove a certificate, then choose the file again.":
    "No cabe otro certificado. Su archivo no se guardó. Quite un certificado y elija el archivo otra vez.",
  "Terms Required": "Faltan los términos",
  "Please accept the terms and conditions": "Acepte los términos y condiciones",
  "Payment Failed": "El pago no se completó",
  "An error occurred during payment": "Hubo un error durante el pago",
  "Failed to initialize payment": "No se pudo preparar el pago",
  "Application Submitted!": "¡Solicitud enviada!",
  "Your application has been successfully submitted. We'll contact you soon.":
    "Su solicitud se envió correctamente. Pronto tendrá noticias nuestras.",
  "Send a general application": "Enviar una solicitud general",
  "Save link": "Guardar enlace",
  "Your payment has been received": "Hemos recibido su pago",
  "The application itself is not complete yet. You do not need to pay again. Answer what is missing within 24 hours, and we submit it. After that we refund the fee.":
    "La solicitud todavía no está completa. No tiene que pagar otra vez. Responda lo que falta en las próximas 24 horas y la enviaremos. Pasado ese tiempo, le devolvemos la tarifa.",
  "Complete the application": "Completar la solicitud",
  "This PDF needs a password to open, so nobody else can read it. Save it without a password and send that file.":
    "Este PDF se abre con contraseña, así que nadie más puede leerlo. Guárdelo sin contraseña y envíe ese archivo.",
  "This PDF cannot be opened, or it has no page. Open it in another program, save or print it as a new PDF and send that file.":
    "Este PDF no se puede abrir o no tiene páginas. Ábralo con otro programa, guárdelo o imprímalo como PDF nuevo y envíe ese archivo.",
  "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.":
    "Este PDF puede iniciar programas en el dispositivo de quien lo abre. Imprímalo como PDF nuevo y elija ese archivo.",
  "This Word file loads content from elsewhere. Save it as PDF and choose it again.":
    "Este archivo de Word carga contenido de otro lugar. Guárdelo como PDF y elíjalo otra vez.",
  "This Word file holds other files or objects. Save it as PDF and choose it again.":
    "Este archivo de Word contiene otros archivos u objetos. Guárdelo como PDF y elíjalo otra vez.",
  "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.":
    "Esta imagen tiene más de 80 megapíxeles, y muchos dispositivos no pueden abrirla. Redúzcala y elíjala otra vez.",
  "Our scanner found a virus in this file. Please choose another file.":
    "Nuestro antivirus encontró un virus en este archivo. Elija otro.",

  // Failures.
  "We could not read the request. Please check it and send it again.":
    "No pudimos leer la petición. Revísela y envíela otra vez.",
  "Please check the marked fields.": "Revise los campos marcados.",
  "This code is not right, or too old. Use the one in our newest email.":
    "Este código es incorrecto o demasiado antiguo. Use el de nuestro correo más reciente.",
  "Please sign in first.": "Primero inicie sesión.",
  "This link was used already, or is older than an hour. Please ask for a new one.":
    "Este enlace ya se usó o tiene más de una hora. Pida uno nuevo.",
  "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.":
    "El pago aún no está completo. No ha perdido nada: termínelo o repítalo en el paso 4.",
  "The payment does not match the fee of this application.":
    "El pago no coincide con la tarifa de esta solicitud.",
  "The email address or the password is not right.":
    "El correo electrónico o la contraseña no son correctos.",
  "You are signed in, but this is for employers only.":
    "Su sesión está iniciada, pero esto es solo para empresas.",
  "We took this job down after a report, so you can no longer see what candidates sent for it. Please write to us if you think this is wrong.":
    "Retiramos este empleo tras una denuncia, así que ya no puede ver las solicitudes que recibió. Si cree que es un error, escríbanos.",
  "We took one of your jobs down after a report. Until this is solved, you cannot post, change or reopen a job. Please write to us.":
    "Retiramos uno de sus empleos tras una denuncia. Hasta que se resuelva, no puede publicar, cambiar ni reabrir empleos. Escríbanos.",
  "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.":
    "Esta cuenta está suspendida, así que nadie puede iniciar sesión con ella. Si cree que es un error, escríbanos.",
  "This request came from another website, so we refused it.":
    "Esta petición llegó desde otro sitio web, así que la rechazamos.",
  "This upload link is no longer valid. Please choose the file again.":
    "Este enlace de subida ya no vale. Elija el archivo otra vez.",
  "There is nothing at this address.": "En esta dirección no hay nada.",
  "Job not found": "Empleo no encontrado",
  "Account not found": "Cuenta no encontrada",
  "Application not found": "Solicitud no encontrada",
  "We could not find this payment.": "No encontramos este pago.",
  "Test payments are switched off here.": "Los pagos de prueba están desactivados aquí.",
  "Document not found": "Documento no encontrado",
  "This application was continued on another device. What you enter here does not reach it. Continue there, or start a new one here.":
    "Esta solicitud continúa en otro dispositivo. Lo que escriba aquí no llega a ella. Continúe allí o empiece aquí una nueva.",
  "This application was sent already, so there is nothing to continue. We sent a confirmation to its email address, with a link to its own page.":
    "Esta solicitud ya se envió, así que no hay nada que continuar. Enviamos a su correo electrónico una confirmación con un enlace a su página.",
  "The candidate has not paid for this application yet, so it is closed. It opens as soon as they have.":
    "La persona candidata aún no ha pagado esta solicitud, así que está cerrada. Se abrirá en cuanto pague.",
  "We gave the fee for this application back, so it is closed.":
    "Devolvimos la tarifa de esta solicitud, así que está cerrada.",
  "This job closed more than 180 days ago, so its applications are closed, too.":
    "Este empleo se cerró hace más de 180 días, así que sus solicitudes también están cerradas.",
  "The candidate has deleted this application. You do not need to answer it.":
    "La persona candidata borró esta solicitud. Usted no tiene que responder.",
  "We cannot delete this account now, because we look into a report about it or have taken one of its jobs down. Please write to us.":
    "Ahora no podemos borrar esta cuenta, porque revisamos una denuncia sobre ella o hemos retirado uno de sus empleos. Escríbanos.",
  "The candidate has withdrawn this application, so it is closed.":
    "La persona candidata retiró esta solicitud, así que está cerrada.",
  "You withdrew this application, so it is closed.": "Usted retiró esta solicitud, así que está cerrada.",
  "The ten minutes are over and the candidate knows the status, so it cannot be taken back. You can set another one.":
    "Pasaron los diez minutos y la persona candidata ya conoce el estado, así que no se puede deshacer. Puede poner otro.",
  "You keep 20 sentences already. Please delete one before you add another.":
    "Ya guarda 20 frases. Borre una antes de añadir otra.",
  "This address takes no request of this kind.": "Esta dirección no admite peticiones de este tipo.",
  "An account with this email address exists already. Please sign in instead.":
    "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
  "This payment belongs to another application.": "Este pago es de otra solicitud.",
  "Nothing was sent: the application was not completed within 24 hours of its payment, and we are refunding the fee. After the refund you can pay again and send the application. What you typed is kept.":
    "No se envió nada: la solicitud no se completó en las 24 horas siguientes al pago y estamos devolviendo la tarifa. Después podrá pagar otra vez y enviarla. Lo que escribió se conserva.",
  "Nothing was refunded. The cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If you win it, you can order the refund again.":
    "No se devolvió nada. El banco del titular de la tarjeta reclama este pago, así que el proveedor de pagos rechaza el reembolso. Responda a la reclamación ante el proveedor. Si la gana, puede pedir el reembolso otra vez.",
  "Nothing was refunded. Your balance at the payment provider is too low for this refund. Please top it up there, then order the refund again.":
    "No se devolvió nada. Su saldo en el proveedor de pagos no alcanza para este reembolso. Recárguelo allí y pida el reembolso otra vez.",
  "Nothing was refunded. The payment provider refused this refund. Its dashboard shows why. You can order the refund again here, or make it there.":
    "No se devolvió nada. El proveedor de pagos rechazó este reembolso. Su panel muestra el motivo. Puede pedirlo aquí otra vez o hacerlo allí.",
  "Nothing was refunded. This fee was paid through Stripe, which the site does not use now. Set STRIPE_SECRET_KEY, then order the refund again.":
    "No se devolvió nada. Esta tarifa se pagó con Stripe, que el sitio no usa ahora. Configure STRIPE_SECRET_KEY y pida el reembolso otra vez.",
  "This application has no fee to refund: nobody paid one, or it was refunded already.":
    "Esta solicitud no tiene tarifa que devolver: nadie la pagó o ya se devolvió.",
  "The application close date is past. Please set a later one first. That opens the job again.":
    "El plazo ya terminó. Ponga primero una fecha posterior. Con eso el empleo se abre otra vez.",
  "We took this job down after a report, so you cannot open it again. Please write to us if you think this is wrong.":
    "Retiramos este empleo tras una denuncia, así que no puede volver a abrirlo. Si cree que es un error, escríbanos.",
  "Someone has answered this report already, so nothing was changed. The list shows its current state.":
    "Alguien ya respondió a esta denuncia, así que no se cambió nada. La lista muestra su estado actual.",
  "You have applied for this job already, from this browser and with this email address. Nothing was charged. One application is enough. For another person, use that person's email address.":
    "Ya se envió una solicitud para este empleo desde este navegador y con este correo electrónico. No se cobró nada. Con una basta. Si es para otra persona, use el correo electrónico de esa persona.",
  "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it. For another application, start a new one with other answers.":
    "Esta solicitud ya se envió, así que no se cobra ni se envía nada otra vez. Lo que cambie en esta página no llega a ella. Para otra solicitud, empiece una nueva con otras respuestas.",
  "This job is closed, so it takes no more applications. Nothing was charged.":
    "Este empleo está cerrado y ya no admite solicitudes. No se cobró nada.",
  "This is a sample listing, shown to demonstrate the site. Nobody can pay for an application to it, and nothing was charged.":
    "Este es un anuncio de muestra, que muestra cómo funciona el sitio. Nadie puede pagar una solicitud para él, y no se cobró nada.",
  "We are still scanning this document for viruses. Please try again in a minute.":
    "Todavía estamos buscando virus en este documento. Inténtelo de nuevo en un minuto.",
  "We could not scan this document for viruses yet, so nobody can open it. We try again. Please come back later.":
    "Todavía no pudimos buscar virus en este documento, así que nadie puede abrirlo. Lo intentaremos otra vez. Vuelva más tarde.",
  "Our scanner found a virus in this document, so nobody can open it.":
    "Nuestro antivirus encontró un virus en este documento, así que nadie puede abrirlo.",
  "Another file was already uploaded with this link. Please choose the file again.":
    "Con este enlace ya se subió otro archivo. Elija el archivo otra vez.",
  "The request is too large.": "La petición es demasiado grande.",
  "The selected file must be smaller than 10 MB.": "El archivo debe tener menos de 10 MB.",
  "The selected file is empty.": "El archivo está vacío.",
  "We do not take this content type here.": "Aquí no se admite este tipo de contenido.",
  "Too many requests from your network. Please wait a little and try again.":
    "Hay demasiadas peticiones desde su red. Espere un poco e inténtelo de nuevo.",
  "You have signed in very often within an hour. Please wait a few minutes before you sign in again.":
    "Ha iniciado sesión muchas veces en una hora. Espere unos minutos antes de hacerlo otra vez.",
  "Too many wrong passwords. Please wait a minute before the next try.":
    "Demasiadas contraseñas incorrectas. Espere un minuto antes del próximo intento.",
  "Too many wrong codes. Please wait a few minutes before the next try.":
    "Demasiados códigos incorrectos. Espere unos minutos antes del próximo intento.",
  "We have emailed you as many codes as we may within a day. Please look for the newest one, in the spam folder too, or try again later.":
    "Ya le enviamos todos los códigos que permitimos en un día. Busque el más reciente, también en el correo no deseado, o inténtelo más tarde.",
  "Your account has posted as many jobs as it may within a day. This one was not posted, and what you typed is kept. Please post it tomorrow, or write to us if you need more.":
    "Su cuenta ya publicó todos los empleos que permitimos en un día. Este no se publicó y lo que escribió se conserva. Publíquelo mañana o escríbanos si necesita más.",
  "Your account has changed its jobs as often as it may within an hour. This change was not saved, and what you typed is kept. Please try again a little later.":
    "Su cuenta ya hizo todos los cambios de empleos que permitimos en una hora. Este no se guardó y lo que escribió se conserva. Inténtelo un poco más tarde.",
  "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.":
    "Este archivo no se guardó, porque desde este navegador se han subido 100 MB de documentos aún sin enviar. Todo lo anterior se conserva. Envíe la solicitud sin este archivo y añádalo en la página de la solicitud, o elija uno más pequeño. Los archivos que quitó dejan sitio a los dos días.",
  "Your network uploaded more within an hour than we can take. Please try again later.":
    "Su red subió en una hora más de lo que podemos recibir. Inténtelo más tarde.",
  "Something went wrong on our side. What you typed is kept. Please try again.":
    "Algo falló de nuestro lado. Lo que escribió se conserva. Inténtelo de nuevo.",
  "We cannot reach the payment service right now. Nothing was lost and nothing was charged twice. Please try again in a minute.":
    "Ahora no podemos conectar con el servicio de pagos. No se perdió nada ni se cobró dos veces. Inténtelo de nuevo en un minuto.",
  "The site cannot reach its database right now. Please try again in a minute.":
    "Ahora el sitio no puede conectar con su base de datos. Inténtelo de nuevo en un minuto.",
  "We cannot write down right now who looks at personal data, so we do not show it. Please try again in a minute.":
    "Ahora no podemos registrar quién mira datos personales, así que no los mostramos. Inténtelo de nuevo en un minuto.",
  "We cannot store or open documents right now. Please try again in a minute.":
    "Ahora no podemos guardar ni abrir documentos. Inténtelo de nuevo en un minuto.",
  "Very many people are signing in right now. Please try again in a few seconds.":
    "Mucha gente está iniciando sesión ahora mismo. Inténtelo de nuevo en unos segundos.",
  "Many people are uploading documents right now. Please try again in a minute.":
    "Mucha gente está subiendo documentos ahora mismo. Inténtelo de nuevo en un minuto.",
  "This took longer than it should. Please try again.": "Esto tardó más de lo debido. Inténtelo de nuevo.",
  "Very many people are using the site right now. Please try again in a few seconds.":
    "Mucha gente está usando el sitio ahora mismo. Inténtelo de nuevo en unos segundos.",
  "We cannot open what is stored here right now, because its encryption key is missing. Please try again later.":
    "Ahora no podemos abrir lo que está guardado aquí, porque falta su clave de cifrado. Inténtelo más tarde.",
  "The site is starting. Please try again in a moment.":
    "El sitio está arrancando. Inténtelo de nuevo en un momento.",
  "There is no room for documents right now. What you typed is kept. Please try again later.":
    "Ahora no queda sitio para documentos. Lo que escribió se conserva. Inténtelo más tarde.",

  // Failures of emailed links.
  "This link opens no application. It may be too old. Please open the whole link from our email, or find your application by its reference.":
    "Este enlace no abre ninguna solicitud. Puede que sea demasiado antiguo. Abra el enlace completo de nuestro correo o busque su solicitud por la referencia.",
  "This link is older than 90 days, so it opens nothing any more. Find your application by its reference.":
    "Este enlace tiene más de 90 días y ya no abre nada. Busque su solicitud por la referencia.",
  "This link deletes nothing. Use the newest email.":
    "Este enlace no borra nada. Use el correo más reciente.",
  "This link is older than 24 hours, so it deletes nothing any more. Ask for a new one on your application's own page.":
    "Este enlace tiene más de 24 horas y ya no borra nada. Pida uno nuevo en la página de su solicitud.",
  "This link opens no application. Please open the whole link from our newest email.":
    "Este enlace no abre ninguna solicitud. Abra el enlace completo de nuestro correo más reciente.",
  "This link was used already. The application continues in the browser that opened it. To move it again, ask for a new link there.":
    "Este enlace ya se usó. La solicitud continúa en el navegador que lo abrió. Para llevarla a otro, pida allí un enlace nuevo.",
  "This link is older than 72 hours, so it opens nothing any more. The application is still where you started it. Ask for a new link there.":
    "Este enlace tiene más de 72 horas y ya no abre nada. La solicitud sigue donde la empezó. Pida allí un enlace nuevo.",
  "This link is too old, or it is not complete. Ask for a new one on the device with your list.":
    "Este enlace es demasiado antiguo o no está completo. Pida uno nuevo en el dispositivo donde está su lista.",
  "This link was used already, in another browser. To bring your saved jobs to this one, ask for a new link where they are.":
    "Este enlace ya se usó en otro navegador. Para traer sus empleos guardados a este, pida un enlace nuevo donde están.",
  "This link is older than 72 hours, so it opens nothing any more. Your saved jobs are still where you saved them. Ask for a new link there.":
    "Este enlace tiene más de 72 horas y ya no abre nada. Sus empleos guardados siguen donde los guardó. Pida allí un enlace nuevo.",

  // Failures of the check of employers.
  "This job closed more than 180 days ago, so it cannot be opened again. Please post it as a new job.":
    "Este empleo se cerró hace más de 180 días, así que no se puede reabrir. Publíquelo como empleo nuevo.",
  "Our check that you act for this company is missing or has ended, so its applications are closed to you.":
    "No tenemos verificado que usted actúe en nombre de esta empresa, o la verificación venció. Por eso no puede abrir sus solicitudes.",
  "This is a candidate's passport copy. Open it on the application's card: choose why you need it.":
    "Es la copia de un pasaporte. Ábrala en la ficha de la solicitud: elija para qué la necesita.",
  "Request not found": "Petición no encontrada",
  "You have sent this request already, and we are checking it. We email you when we have decided.":
    "Ya envió esta petición y la estamos revisando. Le escribiremos cuando hayamos decidido.",
  "Our check of this company still counts for more than 60 days. You can ask for its renewal in its last 60 days.":
    "La verificación de esta empresa vale todavía más de 60 días. Puede pedir la renovación en los últimos 60.",
  "Someone has decided on this request already, so nothing was changed. The list shows its current state.":
    "Alguien ya decidió sobre esta petición, así que no se cambió nada. La lista muestra su estado actual.",
  "This check cannot count yet. What is missing:": "Esta verificación aún no puede valer. Lo que falta:",
  "The licence of this agency has ended, so a check of it cannot count.":
    "La licencia de esta agencia venció, así que no se puede verificar.",
  "This code is not right, or it is too old. After five wrong codes, please write to us for a new one.":
    "Este código no es correcto o es demasiado antiguo. Tras cinco códigos erróneos, escríbanos para recibir otro.",
  "The owner of this account has not confirmed its email address yet, so no check of it can count.":
    "El correo electrónico de esta cuenta está sin confirmar, así que no se puede verificar.",
  "The employer has changed this job since, or somebody has decided on it. Please look at the list again.":
    "La empresa cambió este empleo después, o alguien ya decidió sobre él. Mire la lista otra vez.",
  "This mailbox got as many codes as it may within a day. Please try again tomorrow.":
    "Este buzón ya recibió todos los códigos que permitimos en un día. Inténtelo mañana.",
  "Your account has sent as many requests as it may within a day. This one was not sent, and what you typed is kept. Please send it tomorrow.":
    "Su cuenta ya envió todas las peticiones que permitimos en un día. Esta no se envió y lo que escribió se conserva. Envíela mañana.",

  // Failures of interviews.
  "Interview not found": "Entrevista no encontrada",
  "You rejected this candidate, so you cannot offer an interview. Change the status first.":
    "Usted rechazó esta solicitud, así que no puede proponer una entrevista. Cambie primero el estado.",
  "The interviews of this application have changed 20 times today. Please wait until tomorrow.":
    "Las entrevistas de esta solicitud han cambiado 20 veces hoy. Espere hasta mañana.",
  "This application has had ten interviews. Please move one of them, or write to us.":
    "Esta solicitud ya tuvo diez entrevistas. Cambie el horario de una de ellas o escríbanos.",
  "This interview was cancelled, so it cannot change any more.":
    "Esta entrevista se canceló, así que ya no puede cambiar.",
  "This application is closed to the employer, so its interviews cannot change any more.":
    "La empresa ya no puede abrir esta solicitud, así que sus entrevistas ya no pueden cambiar.",
  "This interview has begun already, so it cannot change any more.":
    "Esta entrevista ya empezó, así que ya no puede cambiar.",
  "This time is not offered any more. Please choose one of the others.":
    "Este horario ya no se ofrece. Elija uno de los otros.",

  // Failures of messages.
  "Message not found": "Mensaje no encontrado",
  "Someone has decided on this message already, so nothing was changed. The list shows the decision.":
    "Alguien ya decidió sobre este mensaje, así que no se cambió nada. La lista muestra la decisión.",
  "Nothing was sent: the candidate has withdrawn this application, so its conversation is closed.":
    "No se envió nada: la persona candidata retiró esta solicitud, así que la conversación está cerrada.",
  "Nothing was sent: the employer cannot read messages about this job at present, so the conversation is closed.":
    "No se envió nada: por ahora la empresa no puede leer mensajes sobre este empleo, así que la conversación está cerrada.",
  "Nothing was sent: the fee of this application is not paid yet. The conversation opens as soon as it is.":
    "No se envió nada: la tarifa de esta solicitud aún no está pagada. La conversación se abrirá en cuanto se pague.",
  "Nothing was sent: we gave the fee of this application back, so its conversation is closed.":
    "No se envió nada: devolvimos la tarifa de esta solicitud, así que la conversación está cerrada.",
  "Nothing was sent: this job closed more than 180 days ago, so its conversations are closed.":
    "No se envió nada: este empleo se cerró hace más de 180 días, así que sus conversaciones están cerradas.",
  "Nothing was sent: the candidate has deleted this application.":
    "No se envió nada: la persona candidata borró esta solicitud.",
  "Nothing was sent: no employer takes part in this application. Please write to us instead.":
    "No se envió nada: en esta solicitud no participa ninguna empresa. Escríbanos a nosotros.",
  "Nothing was sent: you have sent 60 messages about this application within an hour. Please wait a little and send it again.":
    "No se envió nada: en una hora ha enviado 60 mensajes sobre esta solicitud. Espere un poco y envíelo otra vez.",

  // Failures of offers and hires.
  "Offer not found": "Oferta no encontrada",
  "You rejected this candidate, so you cannot make an offer. Change the status first.":
    "Usted rechazó esta solicitud, así que no puede hacer una oferta. Cambie primero el estado.",
  "This candidate already has an open offer from you. Withdraw it before you make another one.":
    "Esta persona ya tiene una oferta abierta de usted. Retírela antes de hacer otra.",
  "The candidate has accepted your offer, so it cannot change any more.":
    "La persona candidata aceptó su oferta, así que ya no puede cambiar.",
  "The candidate has declined this offer. You can make another one.":
    "La persona candidata rechazó esta oferta. Puede hacer otra.",
  "This application has had ten offers. Please write to the candidate, or to us.":
    "Esta solicitud ya tuvo diez ofertas. Escriba a la persona candidata o a nosotros.",
  "The offers of this application have changed 20 times today. Please wait until tomorrow.":
    "Las ofertas de esta solicitud han cambiado 20 veces hoy. Espere hasta mañana.",
  "The employer has withdrawn this offer, so you cannot answer it any more.":
    "La empresa retiró esta oferta, así que ya no se puede responder.",
  "You have answered this offer already, and the answer cannot change here.":
    "Ya respondió a esta oferta, y la respuesta no se puede cambiar aquí.",
  "The start date of this offer has passed. Please ask the employer for a new offer.":
    "La fecha de inicio de esta oferta ya pasó. Pida una oferta nueva a la empresa.",
  "This application is closed to the employer, so the document of this offer does not open.":
    "Esta solicitud está cerrada para la empresa, así que el documento de esta oferta no se abre.",
  "This application is closed to the employer, so you cannot answer the offer.":
    "La empresa ya no puede abrir esta solicitud, así que no se puede responder a la oferta.",
  "The employer has not said that you are hired, so there is nothing to confirm.":
    "La empresa no ha dicho que usted consiguió el puesto, así que no hay nada que confirmar.",
  "The employer has made you an offer. Please accept or decline it.":
    "La empresa le hizo una oferta. Acéptela o rechácela.",
  "You have confirmed that you were hired, and this cannot change here.":
    "Usted confirmó la contratación, y esto no se puede cambiar aquí.",
  "You can write a verified review once you have confirmed that you were hired.":
    "Podrá escribir una opinión verificada cuando haya confirmado la contratación.",
  "You have written a verified review of this job already.":
    "Ya escribió una opinión verificada sobre este puesto.",
  "Only a candidate with a confirmed hire can write a verified review. Nobody else can verify it.":
    "Solo quien confirmó su contratación puede escribir una opinión verificada. Nadie más puede verificarla.",

  // Failures of placements.
  "This application is for a job already. Only its employer can answer it, and it cannot be placed.":
    "Esta solicitud ya es para un empleo. Solo puede responderla la empresa que lo ofrece.",
  "You rejected this application. Change its status before you offer a job.":
    "Usted rechazó esta solicitud. Cambie su estado antes de proponer un empleo.",
  "You cannot offer this job. It is closed, or its employer is not checked. Please choose another one.":
    "No puede proponer este empleo. Está cerrado o la empresa está sin verificar. Elija otro.",
  "The candidate has applied for this job already. Please choose another one.":
    "La persona candidata ya solicitó este empleo. Elija otro.",
  "The candidate said no to this job. Please choose another one.":
    "La persona candidata dijo que no a este empleo. Elija otro.",
  "You have offered this candidate ten jobs already. You cannot offer another one.":
    "Ya propuso diez empleos a esta persona. No puede proponer otro.",
  "We could not find this job offer.": "No encontramos esta propuesta de empleo.",
  "You can no longer answer, because this job is closed now. Nothing was changed.":
    "Ya no se puede responder, porque este empleo está cerrado. No se cambió nada.",
  "You can no longer answer, because this application is closed now. Nothing was changed.":
    "Ya no se puede responder, porque esta solicitud está cerrada. No se cambió nada.",
  "You have answered this already, so nothing was changed. Please write to us.":
    "Ya había respondido, así que no se cambió nada. Escríbanos.",
  "You have applied for this job already, so nothing was sent again. One application is enough.":
    "Ya solicitó este empleo, así que no se envió nada otra vez. Con una solicitud basta.",

  // Failures of using answers again.
  "You can have one unfinished application in this browser. Nothing has changed yet.":
    "En este navegador cabe una sola solicitud sin enviar. Todavía no ha cambiado nada.",
  "This browser has an application that you have paid for and that is not sent yet. Please complete it first. Nothing was changed.":
    "En este navegador hay una solicitud pagada y aún sin enviar. Complétela primero. No se cambió nada.",
  "This application was deleted, so its answers are gone. Please begin a new one.":
    "Esta solicitud se borró, así que sus respuestas ya no existen. Empiece una nueva.",
  "We cannot open the answers of this application, because their encryption key is missing. So they cannot be used again. Please begin a new application, or write to us.":
    "No podemos abrir las respuestas de esta solicitud, porque falta su clave de cifrado, así que no se pueden volver a usar. Empiece una solicitud nueva o escríbanos.",

  // Texts beside the rules, the answers of calls, and the headings of the employer's CSV file.
  "The file could not be found. Please upload it again": "No encontramos el archivo. Súbalo otra vez",
  "Choose a PDF, JPG or PNG file": "Elija un archivo PDF, JPG o PNG",
  "The limit must be a whole number from 1 to {max}": "El límite debe ser un número entero de 1 a {max}",
  "The cursor must be one that a list of this site gave": "El cursor debe venir de una lista de este sitio",
  "The key of the sealed part is lost.": "Se perdió la clave de la parte cifrada.",
  "Submitted at (UTC)": "Enviada el (UTC)",
  Status: "Estado",
  "Payment marks": "Notas del pago",
  "Full name": "Nombre completo",
  Email: "Correo electrónico",
  Phone: "Teléfono",
  "Date of birth": "Fecha de nacimiento",
  "Passport expiry": "Vencimiento del pasaporte",
  "Willing to relocate": "Acepta mudarse",
  Yes: "Sí",
  No: "No",
  "Certificates 2 to 10": "Certificados 2 a 10",
  "Virus scan": "Análisis de virus",
  Id: "Id",

  ...countries,
};
