import { type ExpiringKey, type RetentionDays, retentionTable } from "../../shared/retention.ts";
import { type RowKey, rowsSaid } from "../retention-rows.ts";

interface Row {
  what: string;
  /** Follows "30 días desde" or, where nothing is kept longer, "Hasta"; for what is kept for ever, the reason. */
  from: string;
}

const withApplication =
  "Se borran junto con la solicitud. El plazo de la solicitud empieza de nuevo con cada uno de ellos";

const table: Record<RowKey, Row> = {
  draft: {
    what: "Una solicitud que no ha enviado o, si la pagó y recuperó la tarifa, lo que escribió en ella",
    from: "su último cambio",
  },
  unpaid: {
    what: "Una solicitud que envió y no pagó",
    from: "que la envió o intentó pagarla por última vez",
  },
  unanswered: { what: "Una solicitud cuyo estado nadie ha cambiado", from: "que la envió y la pagó" },
  inProgress: {
    what: "Una solicitud en revisión o después de una entrevista",
    from: "el último cambio de su estado",
  },
  accepted: { what: "Una solicitud aceptada", from: "que se aceptó" },
  rejected: { what: "Una solicitud rechazada", from: "que se rechazó" },
  withdrawn: { what: "Una solicitud que usted retiró", from: "que la retiró" },
  refunded: { what: "Una solicitud cuya tarifa devolvimos", from: "el reembolso" },
  brokenUpload: { what: "La parte recibida de un archivo cuya subida se cortó", from: "que empezó" },
  upload: {
    what: "Un archivo subido que ninguna solicitud usa, o que una empresa subió para una verificación y no envió",
    from: "que se subió",
  },
  mailboxCode: {
    what: "Un código para confirmar el correo electrónico de una cuenta",
    from: "24 horas después de pedirlo",
  },
  privateView: {
    what: "Permiso para ver los datos del pasaporte en este navegador, dado con un código por correo",
    from: "30 minutos después de escribir el código",
  },
  trackingCode: { what: "Un código para seguir una solicitud", from: "15 minutos después de pedirlo" },
  applicationLink: {
    what: "Un enlace abierto con ese código",
    from: "24 horas después de usar el código",
  },
  draftLink: {
    what: "Un enlace para continuar una solicitud en otro dispositivo",
    from: "que dejó de funcionar, 72 horas después de que se lo enviamos",
  },
  erasureRequest: {
    what: "Una petición de borrar una solicitud",
    from: "que su enlace dejó de funcionar, 24 horas después de pedirlo",
  },
  alert: { what: "Un aviso de empleo o un boletín que no ha confirmado", from: "que lo pidió" },
  savedList: { what: "Su lista de empleos guardados", from: "que la usó por última vez" },
  savedLink: {
    what: "Un enlace a empleos guardados, con la dirección para los recordatorios",
    from: "que dejó de funcionar, 72 horas después de pedirlo",
  },
  savedReminder: {
    what: "La dirección para los recordatorios de empleos guardados",
    from: "que usted los desactive o termine la última lista que la usa",
  },
  evidence: {
    what: "Lo que una empresa envió para una verificación, con sus archivos",
    from: "nuestra decisión, pero nunca antes de que termine una verificación basada en ello",
  },
  report: { what: "Una denuncia de un empleo", from: "que la cerramos" },
  session: {
    what: "La sesión de una cuenta",
    from: "que pase 14 días sin usarse o cumpla 30 días",
  },
  adminSession: { what: "La sesión de la administración", from: "que cumpla 8 horas" },
  passwordReset: {
    what: "Un enlace para crear una contraseña nueva",
    from: "una hora después de pedirlo",
  },
  mail: {
    what: "La constancia de que enviamos un correo, o de que no pudimos (el texto se borra al enviarlo)",
    from: "que lo escribimos",
  },
  requestCount: {
    what: "Cuántas peticiones hizo una red, cuya dirección hacemos ilegible con una clave secreta",
    from: "la petición",
  },
  paymentEvent: {
    what: "Los números de los mensajes del proveedor de pagos",
    from: "que recibimos el mensaje",
  },
  auditView: {
    what: "Una entrada del registro que dice quién miró algo o inició sesión",
    from: "la entrada",
  },
  payment: {
    what: "El registro de un pago: importe, fechas, estado y número del proveedor, sin su nombre",
    from: "La ley nos obliga a conservarlo",
  },
  message: {
    what: "Los mensajes con una empresa sobre una solicitud, sus entrevistas y ofertas, y los empleos que le ofrecimos, con los documentos y sus respuestas",
    from: withApplication,
  },
  log: {
    what: "El registro de lo que se cambió y de quién leyó qué documento, sin nombres",
    from: "Lo conservamos para que nadie pueda ocultar lo que se hizo",
  },
};

function span(days: number): string {
  if (days % 365 === 0) return `${(days / 365) * 12} meses`;
  if (days > 2) return `${days} días`;
  const hours = Math.round(days * 24);
  return hours === 1 ? "1 hora" : `${hours} horas`;
}

const isExpiring = (key: RowKey): key is RowKey & ExpiringKey => retentionTable[key].days !== null;

export function keptFor(key: RowKey, days: RetentionDays): string {
  const { from } = table[key];
  if (!isExpiring(key)) return from;
  return days[key] === 0 ? `Hasta ${from}` : `${span(days[key])} desde ${from}`;
}

export const retentionRows = (days: RetentionDays) =>
  rowsSaid((key) => [table[key].what, keptFor(key, days)]);
