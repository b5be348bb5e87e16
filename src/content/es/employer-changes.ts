import type { changeWords as english } from "../en/employer-changes.ts";
import type { Translation } from "../translation.ts";

export const changeWords: Translation<typeof english> = {
  "employer.closed.title": "Empleo cerrado",
  "employer.closed.text": "Ya no admite solicitudes. Conserva las que recibió.",
  "employer.reopened.title": "Empleo reabierto",
  "employer.reopened.text": "Vuelve a admitir solicitudes",
  "employer.closure.failed": "No se cambió nada",
  "employer.status.updated": "Estado cambiado",
  "employer.status.updated.text": "{name}: {status}",
  "employer.status.held": "Puede deshacer el cambio durante diez minutos. {name}: {status}",
  "employer.undone.title": "Cambio deshecho",
  "employer.undone.text": "La persona candidata no se entera. {name}: {status}",
  "employer.undo.failed": "No se deshizo nada",
  "employer.undo": "Deshacer",
  "employer.undo.of": "Deshacer el último cambio de estado de {name}",
  "employer.undo.minutes.one": "Puede deshacerlo durante {n} minuto.",
  "employer.undo.minutes.other": "Puede deshacerlo durante {n} minutos.",
  "employer.undo.seconds": "Puede deshacerlo durante {time}.",
  "employer.undo.gone": "Ya no puede deshacerlo.",
  "employer.status.failed": "No se pudo cambiar el estado",
};
