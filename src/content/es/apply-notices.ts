import type { applyNoticeWords as english } from "../en/apply-notices.ts";
import type { Translation } from "../translation.ts";

export const applyNoticeWords: Translation<typeof english> = {
  "apply.meta.description":
    "Solicite un empleo en el extranjero en cuatro pasos: datos personales, datos profesionales, documentos, términos y pago. Sin crear una cuenta.",
  "apply.meta.keywords":
    "solicitar empleo en el extranjero, solicitud de empleo, solicitud para marinos, trabajar en el extranjero",
  "apply.ways.open": "{jobs} abiertos",
  "apply.step.documents.lead":
    "Ciframos lo que usted sube. Pueden leerlo usted, nuestra administración y la empresa que ofrece el empleo. La administración puede pasarlo a otras empresas si ve que encaja. Anotamos quién lo abre aquí.",
  "apply.step.documents.leadSample":
    "Ciframos lo que usted sube. Pueden leerlo usted y nuestra administración. Anotamos quién lo abre aquí.",
  "apply.step.documents.leadGeneral":
    "Ciframos lo que usted sube. Pueden leerlo usted y nuestra administración. La administración puede pasarlo a empresas si ve que encaja. Anotamos quién lo abre aquí.",
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
    "Fue el {date} UTC. Continúe allí: lo que escriba aquí no llega a esa solicitud. Para traerla de vuelta, elija allí “Continuar en otro dispositivo” y abra aquí el enlace del correo. O empiece abajo una solicitud nueva.",
};
