import type { accountDeletionWords as english } from "../en/account-deletion.ts";
import type { Translation } from "../translation.ts";

export const accountDeletionWords: Translation<typeof english> = {
  "accountDeletion.title": "Borrar su cuenta",
  "accountDeletion.meta.description": "Borre su cuenta con su nombre, su correo electrónico y su contraseña.",
  "accountDeletion.lead": "Esto no se puede deshacer.",
  "accountDeletion.goes.title": "Lo que borramos",
  "accountDeletion.goes.person": "Su nombre, su correo electrónico y su contraseña, enseguida.",
  "accountDeletion.goes.sessions":
    "Sus sesiones terminan en todos los dispositivos, y los enlaces para crear una contraseña nueva dejan de funcionar.",
  "accountDeletion.goes.company":
    "90 días después borramos lo que nos envió para verificar su empresa, con sus archivos.",
  "accountDeletion.jobs.title": "Qué pasa con sus empleos",
  "accountDeletion.jobs.close": "Todos sus empleos se cierran y nadie puede volver a abrirlos.",
  "accountDeletion.jobs.applications":
    "Ya no puede leer sus solicitudes. Pertenecen a las personas que las enviaron.",
  "accountDeletion.jobs.mailed": "Escribimos a quienes aún pueden esperar una respuesta.",
  "accountDeletion.jobs.candidates":
    "Quienes no recibieron respuesta pueden retirar su solicitud, y si pagaron la tarifa, la recuperan.",
  "accountDeletion.stays.title": "Lo que conservamos",
  "accountDeletion.stays.log":
    "Queda el registro de lo que se hizo con esta cuenta. Contiene el número de la cuenta, no su nombre.",
  "accountDeletion.stays.applications":
    "Quedan las solicitudes que usted envió para conseguir un empleo, los avisos de empleo y el boletín. Se borran o se dan de baja con los enlaces de sus correos.",
  "accountDeletion.confirm": "Sí, borrar mi cuenta para siempre",
  "accountDeletion.submit": "Borrar mi cuenta",
  "accountDeletion.keep": "Conservar mi cuenta",
  "accountDeletion.link": "Borrar su cuenta",
  "accountDeletion.link.text": "Vea primero qué se borra y qué conservamos.",
  "accountDeletion.done.title": "Su cuenta está borrada",
  "accountDeletion.done.text": "Su nombre, su correo electrónico y su contraseña ya no existen aquí.",
  "accountDeletion.done.employer":
    "Sus empleos están cerrados. Dentro de 90 días borramos lo que nos envió para verificar su empresa.",
  "accountDeletion.done.mailed": "Le enviamos un último correo para confirmarlo.",

  "emails.accountDeleted.subject": "Su cuenta está borrada",
  "emails.accountDeleted.body":
    "Hemos borrado su cuenta, como usted pidió. Su nombre, su correo electrónico y su contraseña ya no existen aquí, todas las sesiones han terminado y sus empleos están cerrados. Este es el último correo sobre ello.",
  "emails.accountDeleted.notYou":
    "Si no fue usted, puede que alguien conozca su contraseña. Cámbiela en los demás sitios donde la use y escriba a {email}.",
  "emails.employerLeft.subject": "La empresa de {title} se ha dado de baja",
  "emails.employerLeft.heading": "La empresa se ha dado de baja",
  "emails.employerLeft.body":
    "La empresa del empleo {title} en {company} se ha dado de baja, y ya nadie responderá a su solicitud.",
  "emails.employerLeft.closed":
    "La empresa borró su cuenta aquí. El empleo está cerrado, y la empresa ya no puede leer lo que usted envió.",
};
