import type * as english from "../legal.ts";
import { site } from "../site.ts";
import { claims } from "./claims.ts";
import { refundClauses } from "./refund-reasons.ts";
import { retentionRows } from "./retention.ts";

/** The first sentence of each text. */
const binding = "Esta traducción le ayuda a leer; el texto que obliga es el inglés.";

const refunds = `La devolvemos en estos casos: ${refundClauses}. La solicitud para un empleo que le ofrecimos nosotros no tiene tarifa propia. Lo que pagó por su solicitud general solo se devuelve si así lo decidimos en su caso.`;

export const terms: typeof english.terms = (fee) => [
  {
    title: "Solo gestionamos",
    text: `${binding} Ofrecemos un servicio de envío de solicitudes. Recibimos la suya, comprobamos que está completa y la pasamos a la empresa que ofrece el empleo. Pasamos una solicitud general a empresas cuando vemos que encaja. No somos su empresa empleadora.`,
  },
  {
    title: "Sin garantía de empleo",
    text: "Enviar una solicitud no garantiza un empleo, una entrevista ni una oferta. Solo las empresas deciden a quién contratan.",
  },
  {
    title: "Tarifa de gestión",
    text: fee
      ? `La tarifa es de ${fee}. Se paga una vez por cada solicitud y cubre su gestión, sea cual sea el resultado. Con ella no se compra ni un empleo ni una entrevista ni una visa.`
      : "Esta solicitud no tiene tarifa. Nadie puede pedirle dinero en nuestro nombre por un empleo, una entrevista o una visa.",
  },
  {
    title: "Datos verdaderos",
    text: "Usted confirma que todo lo que escribe es cierto, completo y suyo. Una solicitud con datos falsos puede ser rechazada.",
  },
  {
    title: "Tratamiento de datos",
    text: "Usted acepta que guardemos y usemos sus datos personales y documentos para gestionar esta solicitud, como describe nuestra Política de privacidad.",
  },
  {
    title: "Con quién la compartimos",
    text: "Podemos compartir su solicitud con la empresa que ofrece el empleo, y con empresas colaboradoras cuando vemos que encaja. No la vendemos.",
  },
  {
    title: "Ayuda con la visa",
    text: "La ayuda con la visa se da solo a quien consigue un puesto, después de que una empresa le haya hecho una oferta y usted la haya aceptado. Solo las autoridades deciden sobre una visa.",
  },
  {
    title: "Documentos auténticos",
    text: "Los documentos que envíe deben ser auténticos, estar vigentes y ser suyos. Los documentos falsos o alterados llevan al rechazo.",
  },
  {
    title: fee ? "Sin devolución, con excepciones" : "Sin devolución",
    text: fee
      ? `La tarifa no se devuelve, tampoco si usted retira la solicitud o la empresa elige a otra persona. ${refunds}`
      : "Como no se cobra tarifa, no hay nada que devolver.",
  },
  {
    title: "Comunicación y validez",
    text: `Escribimos al correo electrónico que usted indica; manténgalo en uso. Su solicitud es válida durante ${claims.applicationValidity} desde el día en que la envía.`,
  },
];

export const termsSections: typeof english.termsSections = (fee) => [
  {
    title: "Gestión de la solicitud",
    paragraphs: [
      `${binding} ${site.name} es solo un servicio de envío de solicitudes. Recibimos la suya, comprobamos que está completa y la pasamos a la empresa que ofrece el empleo. Pasamos una solicitud general a empresas cuando vemos que encaja. No garantizamos un empleo: solo las empresas deciden a quién entrevistan y contratan.`,
      fee
        ? `Cada solicitud cuesta ${fee}, que se pagan una vez, al enviarla. La tarifa cubre la gestión y no se devuelve, sea cual sea el resultado. La cláusula 9, más abajo, indica los casos en que la devolvemos.`
        : "La solicitud es gratis.",
      `Nuestro equipo revisa una solicitud en un plazo de ${claims.reviewTime}. Es válida durante ${claims.applicationValidity}. Todo lo que escriba debe ser cierto y todos los documentos, auténticos.`,
    ],
  },
  {
    title: "Tratamiento de datos",
    paragraphs: [
      "Al enviar su solicitud, usted acepta que tratemos para ella los datos personales, los datos profesionales y los documentos que envía.",
      "Podemos compartir su solicitud con empresas colaboradoras cuando vemos que encaja. No vendemos sus datos. La Política de privacidad dice qué se guarda, quién puede leerlo y cuándo se borra.",
    ],
  },
  {
    title: "Ayuda con la visa",
    paragraphs: [
      "La ayuda con la visa se da solo a quien consigue un puesto: después de que una empresa le haya hecho una oferta y usted la haya aceptado.",
      "Solo las autoridades del país deciden si usted recibe una visa o un permiso de trabajo, y cuánto tarda.",
    ],
  },
];

export const privacySections: typeof english.privacySections = (fee, retention) => [
  {
    title: "Qué datos recogemos",
    paragraphs: [
      binding,
      "Cuando envía una solicitud recogemos datos personales (nombre, fecha de nacimiento, sexo, nacionalidad), datos de contacto (dirección, correo electrónico, teléfono), su formación y experiencia, el trabajo que busca, y documentos de viaje: el número y la fecha de vencimiento del pasaporte, una copia del pasaporte, su currículum y, si los añade, certificados y una fotografía.",
      fee
        ? `La tarifa de ${fee} se paga a nuestro proveedor de pagos con tarjeta, que gestiona el pago de forma segura. Guardamos la referencia, el importe y el estado del pago. Los números de tarjeta nunca llegan a nuestro servidor.`
        : "No se cobra tarifa, así que no se recogen datos de pago.",
      "Una opinión contiene el nombre, el país y el puesto que usted escribe en ella, y es pública. Para el boletín y los avisos de empleo conservamos su correo electrónico y la lista que pidió, hasta que se dé de baja.",
      "Los empleos que guarda forman una lista que pertenece a su navegador. Solo conservamos una dirección de correo para ella si pide recordatorios, hasta que los desactive.",
      "Guardamos cifrada la denuncia de un empleo. Las cuentas contienen un nombre, un correo electrónico y una contraseña. De la contraseña guardamos solo un hash. Con una solicitud, una cuenta y una suscripción conservamos el idioma de la página, para escribirle en él.",
      "Una empresa que pide nuestra verificación nos da datos de la empresa, un teléfono y respuestas a nuestras preguntas, y guardamos la dirección de su red en una forma ilegible, creada con una clave secreta.",
      "Solo usamos las cookies que necesitan una solicitud, su seguimiento, los empleos guardados o el inicio de sesión. Mientras su sesión está abierta, una cookie contiene solo si su cuenta es personal o de empresa, para que el enlace a su cuenta tenga el nombre correcto. No hay cookies de publicidad ni de seguimiento.",
    ],
  },
  {
    title: "Para qué usamos sus datos",
    paragraphs: [
      "Los usamos para gestionar su solicitud, pasarla a las empresas, escribirle sobre ella y, si consigue un puesto, ayudar con la visa.",
      "Conservamos lo que nos da solo por un tiempo. La tabla de abajo dice cuánto. Después lo borramos; una solicitud, junto con sus documentos. Esperamos mientras el banco revisa una reclamación sobre un pago, mientras un pago o un reembolso está en curso y mientras revisamos una denuncia del empleo.",
      `Su solicitud tiene su propia página, y le enviamos el enlace por correo. Allí puede ver lo que conservamos, descargarlo todo y borrarlo cuando quiera. Para borrarla, confirma con un enlace que le enviamos por correo. No puede borrarla mientras el pago está en proceso ni, durante 120 días como máximo, mientras el banco revisa una reclamación sobre el pago. Si perdió el enlace, busque la solicitud con su referencia y su correo electrónico. Para corregir algo, escriba a ${site.contactEmail}.`,
      "Cuando se borra una solicitud, conservamos la referencia, las fechas, el estado y el registro del pago, sin su nombre: la ley nos obliga a conservar los registros de pagos. Al borrar una solicitud o una cuenta, también terminan los recordatorios de empleos guardados a su correo electrónico. Las copias de seguridad de la base de datos pueden contener la solicitud hasta que se sustituyen.",
      "Con cada solicitud anotamos qué versión de los términos aceptó usted y cuándo. Llevamos un registro de lo que se hizo y de quién leyó qué documento. Nadie puede cambiarlo. Contiene el número de una solicitud, no su nombre.",
    ],
    table: {
      head: ["Qué conservamos", "Cuánto tiempo"],
      ...retentionRows(retention),
      summary: "Cuánto conservamos códigos, enlaces, sesiones y registros",
    },
  },
  {
    title: "Seguridad de los datos",
    paragraphs: [
      "Ciframos los documentos subidos antes de guardarlos, cada uno con su propia clave. El número de pasaporte, la fecha de nacimiento, la dirección y el teléfono también están cifrados en la base de datos.",
      "Pueden leer sus documentos usted, la administración y la empresa del empleo que solicitó. La empresa puede leerlos hasta que deje de estar verificada, usted retire la solicitud, se devuelva la tarifa, retiremos el empleo o pasen 180 días desde el cierre del empleo. Las empresas ven su pasaporte, su fecha de nacimiento y su dirección solo después de dar un motivo, que usted puede leer. La administración puede pasarlos a empresas colaboradoras cuando vemos que encaja. Registramos quién leyó qué y cuándo.",
      "Los mensajes entre usted y la empresa del empleo están cifrados en la base de datos. Usted puede leerlos siempre, y la empresa, mientras pueda leer su solicitud. Un programa busca en cada mensaje peticiones de dinero y datos de contacto. La administración lee los mensajes que el programa marca o que una de las partes denuncia.",
      "Las horas de una entrevista, su lugar y la zona horaria que usted elige se conservan con su solicitud. El lugar está cifrado. Las dos partes reciben por correo la cita para su calendario.",
      "Una oferta de la empresa está cifrada y se conserva con su solicitud, junto con su documento y la respuesta de usted. Solo pueden leerla usted y la empresa. Si confirma la contratación, conservamos la hora de su respuesta. Una opinión verificada queda unida a su solicitud hasta que se borra una de las dos. Si borra su solicitud, la opinión se queda sin la marca Verificada.",
      "Un documento que usted da como enlace sigue donde está. Nuestro servidor nunca lo abre. Debe protegerlo el servicio que lo guarda.",
    ],
  },
  {
    title: "Con quién los compartimos",
    paragraphs: [
      "Compartimos su solicitud con la empresa que ofrece el empleo. Una solicitud general, o una que encaja en otros empleos, podemos compartirla con empresas colaboradoras.",
      "El proveedor de pagos con tarjeta recibe lo que necesita para hacer el cobro. No vendemos sus datos.",
    ],
  },
];
