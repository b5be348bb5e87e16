import type { jobVersionWords as english } from "../en/job-versions.ts";
import type { Translation } from "../translation.ts";

export const jobVersionWords: Translation<typeof english> = {
  "jobVersion.title": "El empleo tal como era el {date}",
  "jobVersion.link": "El empleo tal como era al enviarse esta solicitud",
  "jobVersion.lead":
    "{name} solicitó el empleo tal como se describe aquí. No incluye los cambios que usted hizo después.",
  "jobVersion.now": "El empleo tal como es hoy",

  "emails.jobChanged.subject": "El empleo de su solicitud {reference} ha cambiado",
  "emails.jobChanged.subject.job": "{title}, {company}: el empleo ha cambiado",
  "emails.jobChanged.body":
    "La empresa ha cambiado el empleo. No tiene que hacer nada: su solicitud para {position} sigue como está.",
  "emails.jobChanged.same": "Vuelve a ser como cuando usted lo solicitó.",
  "emails.jobChanged.pay": "Sueldo",
  "emails.jobChanged.place": "Lugar",
  "emails.jobChanged.now": "Ahora: {value}",
  "emails.jobChanged.was": "Antes: {value}",
  "emails.jobChanged.requirements": "Los requisitos no son los que usted leyó.",
  "emails.jobChanged.next":
    "La página de su solicitud muestra el empleo como era cuando lo solicitó. Allí también puede retirarla:",
};
