import type { applyNoticeWords as english } from "../en/apply-notices.ts";
import type { Translation } from "../translation.ts";

export const applyNoticeWords: Translation<typeof english> = {
  "apply.meta.description":
    "Solicite un empleo en el extranjero en cuatro pasos: datos personales, datos profesionales, documentos, términos y pago. Sin crear una cuenta.",
  "apply.meta.keywords":
    "solicitar empleo en el extranjero, solicitud de empleo, solicitud para marinos, trabajar en el extranjero",
  "apply.ways.open": "Empleos abiertos: {jobs}",
  "apply.step.documents.lead":
    "Ciframos lo que usted sube. Pueden leerlo usted, quienes dirigen {site} y la empresa que ofrece el empleo. Podemos pasarlo a otras empresas si vemos que encaja. Usted ve quién lo abrió.",
  "apply.step.documents.leadSample":
    "Ciframos lo que usted sube. Pueden leerlo usted y quienes dirigen {site}. Usted ve quién lo abrió.",
  "apply.step.documents.leadGeneral":
    "Ciframos lo que usted sube. Pueden leerlo usted y quienes dirigen {site}. Podemos pasarlo a empresas si vemos que encaja. Usted ve quién lo abrió.",
  "apply.closed": "Ya no admite solicitudes. No se cobró nada.",
  "apply.job.gone":
    "El empleo que solicitaba ya no está publicado. Conservamos sus respuestas. Puede continuar con una solicitud general.",
  "apply.sent":
    "Desde este navegador ya se envió una solicitud para este empleo. Con una basta. Si es para otra persona, use el correo electrónico de esa persona.",
  "apply.sent.title": "Su solicitud está enviada",
  "apply.sent.another": "La tenemos y no hay nada más que pagar. Este formulario empieza otra solicitud.",
  "apply.lost":
    "No podemos abrir lo que escribió antes porque falta la clave de cifrado. Escríbalo de nuevo. Nada de lo que pagó se pierde.",
  "apply.moved.title": "Su solicitud continúa en otro dispositivo",
  "apply.moved.text":
    "Fue el {date} UTC. Lo que escriba aquí empieza una solicitud nueva. Para traer la otra de vuelta, elija allí “Continuar en otro dispositivo” y abra aquí el enlace del correo.",
};
