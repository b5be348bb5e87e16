import type { reviewsWords as english } from "../en/reviews.ts";
import type { Translation } from "../translation.ts";

export const reviewsWords: Translation<typeof english> = {
  "reviews.title": "Historias de éxito",
  "reviews.subtitle": "Cómo encontraron empleo en el extranjero, contado por quienes lo lograron",
  "reviews.meta.title": "Historias de éxito y opiniones",
  "reviews.meta.description":
    "Cómo encontraron trabajo en el extranjero, contado por quienes lo lograron. Comparta también su historia.",
  "reviews.meta.keywords": "opiniones, historias de éxito, empleos en el extranjero, experiencias",
  "reviews.summary.one": "Valoración media: {average} de 5 · {n} opinión",
  "reviews.summary.other": "Valoración media: {average} de 5 · {n} opiniones",
  "reviews.summary.none": "0 opiniones",
  "reviews.rating.one": "{n} estrella de 5",
  "reviews.rating.other": "{n} estrellas de 5",
  "reviews.verified": "Verificada",
  "reviews.verified.about": "Esta persona solicitó el empleo aquí y confirmó que la contrataron.",
  "reviews.about":
    "Cualquiera puede escribir su historia. «Verificada» indica que la persona solicitó el empleo aquí y confirmó que la contrataron.",
  "reviews.empty": "Todavía no hay opiniones. ¡Comparta la primera!",
  "reviews.loading": "Cargando opiniones...",

  "reviews.share": "Comparta su experiencia",
  "reviews.close": "Cerrar el formulario",
  "reviews.form.public": "Su opinión aparece en esta página al momento. Cualquiera puede leerla.",
  "reviews.form.name": "Nombre",
  "reviews.form.name.hint": "El nombre que se mostrará con su opinión",
  "reviews.form.country": "País",
  "reviews.form.country.choose": "Elija un país",
  "reviews.form.job": "Empleo conseguido",
  "reviews.form.job.hint": "Su puesto, como tercer oficial de máquinas en un granelero",
  "reviews.form.rating": "Valoración",
  "reviews.form.rating.hint": "5 estrellas es la mejor",
  "reviews.form.review": "Su opinión",
  "reviews.form.review.hint": "20 caracteres como mínimo. No incluya teléfonos ni direcciones.",
  "reviews.submit": "Enviar opinión",
  "reviews.submitting": "Enviando...",
  "reviews.submitted.title": "¡Opinión enviada!",
  "reviews.submitted.text": "Gracias por compartir su experiencia",
  "reviews.failed": "No se pudo enviar la opinión",
};
