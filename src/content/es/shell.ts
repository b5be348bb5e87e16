import type { shellWords as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

export const shellWords: Translation<typeof english> = {
  "shell.skip": "Ir al contenido principal",
  "shell.brand.label": "{site}, inicio",
  "shell.notifications": "Avisos (F8)",
  "nav.label": "Principal",
  "nav.menu": "Menú",
  "nav.home": "Inicio",
  "nav.jobs": "Ver empleos",
  "nav.partners": "Empresas",
  "nav.reviews": "Opiniones",
  "nav.news": "Noticias",
  "nav.apply": "Solicitar",
  "trail.label": "Usted está aquí",
  "footer.links": "Enlaces",
  "footer.countries": "Países",
  "footer.contactHint": "¿Dudas sobre un empleo o una solicitud? Escríbanos:",
  "footer.home": "Inicio",
  "footer.jobs": "Ver empleos",
  "footer.apply": "Solicitar",
  "footer.reviews": "Opiniones",
  "footer.terms": "Términos",
  "footer.privacy": "Privacidad",
  "footer.employers": "Para empresas",
  "footer.signIn": "Iniciar sesión",
  "footer.developers": "API para desarrolladores",
  "footer.note": "Servicio de envío de solicitudes. Enviar una solicitud no garantiza un empleo.",
  "newsletter.title": "Boletín",
  "newsletter.text": "Empleos nuevos en su correo, como mucho una vez por semana.",
  "newsletter.email": "Correo electrónico",
  "newsletter.submit": "Suscribirse",
  "newsletter.meta.title": "Boletín",
  "newsletter.meta.description":
    "Empleos nuevos en su correo, como mucho una vez por semana. Antes de enviarle nada, usted confirma su dirección.",
  "newsletter.what.title": "Qué recibe",
  "newsletter.what.text":
    "Los empleos nuevos desde nuestro último correo, primero los más recientes, 20 como máximo. De cada uno, la empresa, el país, el sueldo y el último día para solicitarlo.",
  "newsletter.often.title": "Con qué frecuencia",
  "newsletter.often.text":
    "Como mucho una vez por semana. Si no hay nada nuevo, no escribimos, y nunca enviamos anuncios de muestra.",
  "newsletter.stop.title": "Cómo darse de baja",
  "newsletter.stop.text":
    "Use el enlace al final de cada correo y borramos su dirección. Con otro enlace de allí puede cambiar qué empleos recibe y con qué frecuencia.",
  "newsletter.asked.title": "Revise su correo",
  "newsletter.asked.text": "Estamos enviando un enlace a {email}. Ábralo y confirme.",
  "newsletter.asked.none":
    "No llega ningún enlace si la dirección ya está en la lista o hoy recibió demasiados.",
  "newsletter.none.title": "¿No llega el correo?",
  "newsletter.none.text":
    "Si en cinco minutos no llega nada, mire en el correo no deseado. Si la dirección tiene un error, corríjala en “Enviar el enlace otra vez”.",
  "newsletter.confirm.title": "Confirme su suscripción",
  "newsletter.confirm.text":
    "Pulse el botón para recibir el boletín de {site} en {email}: empleos nuevos, como mucho una vez por semana.",
  "newsletter.confirm.submit": "Confirmar el boletín",
  "newsletter.confirmed.title": "Suscripción confirmada",
  "newsletter.confirmed.text":
    "Su dirección está confirmada. Le enviaremos empleos nuevos, como mucho una vez por semana. Con los enlaces de cada correo puede elegir los empleos, cambiar la frecuencia o darse de baja.",
  "newsletter.leave.title": "Darse de baja del boletín",
  "newsletter.leave.text": "Dejaremos de enviar el boletín de {site} a {email} y borraremos la dirección.",
  "newsletter.leave.submit": "Darse de baja",
  "newsletter.leave.keep": "Conservar el boletín",
  "newsletter.left.title": "Baja confirmada",
  "newsletter.left.text": "Hemos borrado {email}. No recibirá más boletines.",
  "newsletter.left.again": "Suscribirse de nuevo",
  "newsletter.unknown.title": "Este enlace ya no funciona",
  "newsletter.unknown.text": "Escriba otra vez su dirección y use el enlace más reciente.",
};
