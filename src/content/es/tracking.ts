import type { trackingWords as english } from "../en/tracking.ts";
import type { Translation } from "../translation.ts";

export const trackingWords: Translation<typeof english> = {
  "mail.off.title": "Este sitio no envía correos por ahora",
  "mail.address": "esta dirección",
  "mail.off.text":
    "Todavía no tiene servidor de correo, así que lo que le escribe no llega. Si necesita ayuda, escriba a {email}.",
  "mail.off.write": "Escribir a {email}",
  "mail.off.check": "Mire la bandeja de salida",
  "mail.off.outbox": "Este es un sitio de desarrollo. Lea sus correos en esta página:",
  "track.title": "Siga su solicitud",
  "track.meta.description":
    "Vea el estado de su solicitud con la referencia y el correo electrónico que indicó. No necesita una cuenta.",
  "track.lead": "No necesita una cuenta. Escriba la referencia y el correo electrónico de su solicitud.",
  "track.lead.code": "Le enviaremos un código a esa dirección.",
  "track.off":
    "No podemos enviarle un código. Para saber cómo va su solicitud, escriba a {email} e indique la referencia.",
  "track.reference": "Referencia",
  "track.reference.hint":
    "Como K7QM-4RTX-9DWP. Está en su confirmación y en todos los correos sobre la solicitud.",
  "track.email": "Correo electrónico",
  "track.email.hint": "El que indicó en la solicitud.",
  "track.submit": "Enviarme un código",
  "track.lost": "¿Perdió la referencia? Escriba a {email} desde la dirección que indicó en la solicitud.",
  "track.link":
    "¿Tiene el correo con el enlace a la página de su solicitud? Ese enlace abre la misma página directamente.",

  "track.example.title": "Lo que verá después",
  "track.example.text":
    "Los estados por los que ha pasado su solicitud, con sus fechas, y el día en que tendrá noticias nuestras. Este es un ejemplo con fechas inventadas:",

  "track.ahead": "Por delante:",
  "track.due": "Tendrá noticias nuestras a más tardar el {date}.",
  "track.overdue": "Debería haber tenido noticias nuestras antes del {date}. Escriba a {email}.",

  "track.later":
    "Con la referencia y su correo electrónico puede abrir su solicitud en cualquier dispositivo:",

  "track.code.title": "Escriba el código",
  "track.code.meta.description": "Escriba el código de un solo uso del correo para ver su solicitud.",
  "track.code.sent.title": "Mire su bandeja de entrada",
  "track.code.sent.text":
    "Si la referencia y el correo electrónico corresponden a la misma solicitud, hemos enviado un código a esa dirección. Puede tardar unos minutos.",
  "track.code.label": "Código del correo",
  "track.code.hint": "Ocho cifras. El código vale 15 minutos, una sola vez y solo en este navegador.",
  "track.code.submit": "Ver mi solicitud",
  "track.code.again":
    "Mire primero en el correo no deseado. Si no está allí, revise la referencia y la dirección y pida otro.",
  "track.code.back": "Volver a su referencia",
  "track.code.again.link": "Pedir otro código",
  "track.code.wrong.one": "Este código no es correcto. Le queda un intento.",
  "track.code.wrong.other": "Este código no es correcto. Le quedan {n} intentos.",
  "track.code.over":
    "Este código ya no vale: se usó, se probó demasiadas veces o tiene más de 15 minutos. Pida otro aquí abajo.",

  "emails.trackingCode.subject": "Su código para la solicitud {reference}",
  "emails.trackingCode.body": "Escriba este código para ver su solicitud:",
  "emails.trackingCode.limits":
    "Vale 15 minutos, una sola vez y solo en el navegador desde el que se pidió. Escríbalo solo en {host}. Nunca se lo pediremos por teléfono ni por mensaje.",
  "emails.trackingCode.ignore": "Si no lo pidió, no haga nada. Sin este código nadie ve nada.",

  "private.title": "Ver los datos de su pasaporte",
  "private.meta.description": "Escriba el código de un correo para ver el número y la copia de su pasaporte.",
  "private.masked":
    "Para proteger sus datos, el enlace por sí solo no muestra el número completo ni la copia de su pasaporte.",
  "private.link": "Para verlos, introduzca un código que le enviamos por correo",
  "private.document": "Abrir con un código",
  "private.document.off":
    "Oculto, porque lo vería cualquiera que tenga el enlace. Para verlo, escriba a {email}.",
  "private.export":
    "Los datos del pasaporte están ocultos. Para tenerlos completos, escriba primero el código de un correo en la página de su solicitud y descargue otra vez este archivo.",
  "private.lead.one":
    "Enviamos un código a {address}. Cuando lo escriba aquí, este navegador mostrará el número completo y la copia de su pasaporte durante {n} minuto.",
  "private.lead.other":
    "Enviamos un código a {address}. Cuando lo escriba aquí, este navegador mostrará el número completo y la copia de su pasaporte durante {n} minutos.",
  "private.ask": "Enviarme un código",
  "private.again.title": "¿No llega el código?",
  "private.again.text": "Mire primero en el correo no deseado. Mandamos como mucho cinco códigos por hora.",
  "private.again": "Enviarme otro código",
  "private.submit": "Ver los datos de mi pasaporte",
  "private.code.lead":
    "Su número de pasaporte está oculto. Escriba el código para verlo junto con la copia de su pasaporte.",
  "private.sent.text": "Enviamos un código a {address}. Puede tardar unos minutos.",
  "private.back": "Volver a su solicitud",

  "oldLink.title": "Este enlace es demasiado antiguo",
  "oldLink.meta.description": "Pida por correo un enlace nuevo a su solicitud.",
  "oldLink.lead":
    "Para proteger sus datos, los enlaces de nuestros correos funcionan 90 días. Podemos enviar uno nuevo a {address}, la dirección que tenemos.",
  "oldLink.submit": "Enviarme un enlace nuevo",
  "oldLink.sent.title": "Mire su bandeja de entrada",
  "oldLink.sent.text":
    "Enviamos un enlace nuevo a {address}. Mandamos como mucho cinco enlaces al día. Si en cinco minutos no llega nada, mire en el correo no deseado.",
  "oldLink.track": "Buscar su solicitud por la referencia",

  "withdrawal.section": "Retirar la solicitud",
  "withdrawal.text": "Si ya no quiere el puesto, retire su solicitud. La empresa lo verá.",
  "withdrawal.text.us": "Si ya no le interesa, retire su solicitud. Nosotros lo veremos.",
  "withdrawal.text.hired":
    "Usted aceptó una oferta. Si retira la solicitud, renuncia a este empleo, y la empresa lo ve.",
  "withdrawal.link": "Retirar esta solicitud",
  "withdrawal.done.title": "Usted retiró esta solicitud",
  "withdrawal.done.text":
    "La empresa lo ve y ya no responde. Puede solicitar otro empleo, y de nuevo este mientras siga abierto.",
  "withdrawal.done.text.us": "Lo ven las personas que llevan el sitio. Puede enviar otra solicitud.",
  "withdrawal.rejected": "Esta solicitud fue rechazada, así que no hace falta retirarla.",
  "withdrawal.status": "Retirada por usted",

  "withdrawal.title": "Retirar la solicitud {reference}",
  "withdrawal.meta.description": "Confirme que ya no quiere el puesto.",
  "withdrawal.lead": "Esto no se puede deshacer.",
  "withdrawal.employerSees":
    "La empresa ve “Retirada por la persona candidata” y ya no puede aceptarla. Desde ese momento no puede abrir sus documentos ni ver los datos de su pasaporte, su fecha de nacimiento, su dirección ni su teléfono. Es posible que haya guardado lo que abrió antes.",
  "withdrawal.weSee": "Ya nadie podrá aceptarle por esta solicitud.",
  "withdrawal.fee": "La tarifa que pagó no se devuelve, salvo en los casos que indican nuestros términos.",
  "withdrawal.data":
    "Conservamos sus respuestas y documentos durante el tiempo que indica nuestra política de privacidad.",
  "withdrawal.data.delete": "Para borrarlos ahora, elija “Borrar mis datos” en la página de su solicitud.",
  "withdrawal.submit": "Retirar mi solicitud ahora",
  "withdrawal.keep": "Dejar mi solicitud como está",

  "certificates.title": "Añadir un certificado que falta",
  "certificates.text":
    "La empresa que ofrece el empleo lo verá con sus demás documentos. En una solicitud caben diez certificados.",
  "certificates.text.us": "Lo veremos con sus demás documentos. En una solicitud caben diez certificados.",
  "certificates.final": "Una vez añadido, no se puede quitar.",
  "certificates.choose": "Certificado",
  "certificates.hint": "PDF, JPG o PNG, de menos de 10 MB.",
  "certificates.submit": "Añadir certificado",
  "certificates.added": "{document}, añadido el {date} UTC",
  "certificates.addedLabel": "{document}, añadido el {date}",
  "certificates.done.added": "Su certificado está añadido.",
  "certificates.done.known": "Ya había enviado este archivo.",
  "certificates.withdrawn": "Usted retiró esta solicitud, así que ya no puede añadir certificados.",
  "certificates.rejected": "Esta solicitud fue rechazada, así que ya no puede añadir certificados.",
  "certificates.erased": "Esta solicitud se borró, así que ya no puede añadir certificados.",
  "certificates.full": "No cabe otro certificado. Si falta algo importante, escriba a {email}.",
  "certificates.missing": "Elija primero un archivo.",

  "emails.withdrawn.subject": "Usted retiró la solicitud {reference}",
  "emails.withdrawn.subject.job": "{title}, {company}: usted retiró la solicitud",
  "emails.withdrawn.body": "Usted retiró su solicitud para {position} en su propia página.",
  "emails.withdrawn.employer": "La empresa lo ve y ya no responde.",
  "emails.withdrawn.us": "Nosotros lo vemos y ya no habrá respuesta.",
  "emails.withdrawn.notYou":
    "Si no fue usted, otra persona tiene el enlace a la página de su solicitud. Escriba enseguida a {email} e indique la referencia.",

  "draftLink.title": "Continuar en otro dispositivo",
  "draftLink.text":
    "Le enviamos un enlace por correo. Tiene 72 horas para abrirlo en el otro dispositivo. Allí estarán todas las respuestas y los archivos guardados hasta ahora, y este formulario quedará vacío aquí.",
  "draftLink.email": "Correo electrónico para el enlace",
  "draftLink.submit": "Enviarme el enlace",
  "draftLink.sent.title": "Mire su bandeja de entrada",
  "draftLink.sent.text": "Abra en el otro dispositivo el correo enviado a {email} y siga el enlace.",
  "draftLink.sent.once":
    "El enlace funciona una vez, durante 72 horas. Su solicitud se queda aquí hasta entonces.",
  "draftLink.sent.limit": "Mandamos como mucho cinco enlaces al día.",
  "draftLink.sent.spam": "Si en cinco minutos no llega nada, mire en el correo no deseado.",
  "draftLink.off":
    "No podemos enviarle el enlace. Sus respuestas y archivos están guardados en este navegador, y puede continuar aquí.",
  "draftLink.off.sent":
    "No pudimos enviar el enlace. Sus respuestas y archivos siguen en este navegador, y puede continuar aquí.",
  "draftLink.nothing":
    "Aún no hay nada guardado, así que no hay nada que continuar. Rellene el primer paso y elija “Guardar y continuar”.",
  "draftLink.back": "Volver a su solicitud",

  "moveDraft.title": "Continúe aquí su solicitud",
  "moveDraft.two": "Tiene dos solicitudes sin terminar",
  "moveDraft.meta.description": "Continúe la solicitud que empezó en otro dispositivo.",
  "moveDraft.lead": "Sus respuestas y archivos pasan a este navegador y usted continúa donde lo dejó.",
  "moveDraft.choose": "Este navegador conserva una de ellas. Elija con cuál continúa.",
  "moveDraft.moves":
    "La solicitud estará solo en este navegador. Donde la empezó, el formulario quedará vacío. Si allí dejó un pago sin terminar, lo cancelamos. No se ha cobrado nada.",
  "moveDraft.another":
    "Si continúa con la del enlace, borraremos la de este navegador: lo que escribió y subió para ella.",
  "moveDraft.linked": "La del enlace",
  "moveDraft.local": "La de este navegador",
  "moveDraft.next": "Siguiente paso",
  "moveDraft.used": "Último uso",
  "moveDraft.newest": "La más reciente",
  "moveDraft.keep": "Conservar la de este navegador",
  "moveDraft.discard": "Usar la del enlace",
  "moveDraft.submit": "Continuar aquí",
  "moveDraft.here": "Esta solicitud ya está en este navegador.",
  "moveDraft.go": "Continuar con ella",

  "emails.draftLink.subject": "Continúe su solicitud",
  "emails.draftLink.greeting": "Hola:",
  "emails.draftLink.body":
    "Abra este enlace en el dispositivo donde quiera continuar y elija “Continuar aquí”. Funciona una vez, durante 72 horas:",
  "emails.draftLink.keep": "Quien tenga este enlace puede leer y cambiar la solicitud. No lo comparta.",
  "emails.draftLink.ignore": "Si esta solicitud no es suya, no haga nada y borre este correo.",

  "emails.unanswered.subject.one": "Una solicitud espera su respuesta",
  "emails.unanswered.subject.other": "{n} solicitudes esperan su respuesta",
  "emails.unanswered.body.one": "Una solicitud para sus empleos lleva {days} o más sin respuesta.",
  "emails.unanswered.body.other": "{n} solicitudes para sus empleos llevan {days} o más sin respuesta.",
  "emails.unanswered.long.one": "En un caso son ya {days} o más.",
  "emails.unanswered.long.other": "En {n} casos son ya {days} o más.",
  "emails.unanswered.how":
    "Entre en su panel y ponga un estado. Un rechazo también es una respuesta. Del aviso por correo nos encargamos nosotros.",
  "emails.unanswered.after":
    "Tras {days} sin respuesta avisamos a la persona candidata, y nuestra administración lo ve.",

  "emails.noAnswer.subject": "Aún no hay respuesta a su solicitud {reference}",
  "emails.noAnswer.subject.job": "{title}, {company}: aún no hay respuesta",
  "emails.noAnswer.body":
    "La empresa no ha respondido en {days} a su solicitud para {position}, aunque se lo recordamos. Lo sentimos.",
  "emails.noAnswer.general":
    "No hemos respondido en {days} a su solicitud general ni hemos encontrado aún un empleo para usted. Lo sentimos.",
  "emails.noAnswer.what":
    "No podemos prometer una respuesta. Puede esperar, solicitar otros empleos o retirar su solicitud:",
  "emails.noAnswer.fee": "La cláusula 9 de nuestros términos dice cuándo se devuelve la tarifa.",
  "silence.state": "Situación",
  "silence.state.all": "Todas",
  "silence.state.unanswered": "Sin respuesta desde hace {days}",
  "silence.state.withdrawn": "Retirada por la persona candidata",
  "emails.appliedBefore.subject": "Ya había enviado una solicitud: {reference}",
  "emails.appliedBefore.subject.job": "{title}, {company}: ya había enviado una solicitud",
  "emails.appliedBefore.body":
    "Con una solicitud basta: con este correo electrónico ya se envió una para {position}. Alguien, seguramente usted, está a punto de pagar otra. Esta es la página de la que envió:",
  "emails.appliedBefore.fee":
    "Si pagó una segunda tarifa por error, responda a este correo o escriba a {email} e indique la referencia.",
};
