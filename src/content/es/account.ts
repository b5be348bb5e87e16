import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../translation.ts";

export const accountWords: Translation<typeof english> = {
  "account.firstName": "Nombre",
  "account.lastName": "Apellidos",
  "account.email": "Correo electrónico",
  "account.password": "Contraseña",
  "account.password.show": "Mostrar",
  "account.password.hint":
    "{n} caracteres como mínimo. Unas cuantas palabras juntas son fáciles de recordar y difíciles de adivinar.",
  "account.password.common": "Esta contraseña es demasiado común. Elija otra.",
  "account.password.new": "Contraseña nueva",
  "account.password.current": "Contraseña actual",
  "account.meta.keywords": "cuenta de empresa, iniciar sesión, crear cuenta, publicar empleos",

  "signUp.title": "Crear una cuenta",
  "signUp.lead":
    "Para empresas: después de esta página, un paso más le registra como empresa. Para solicitar un empleo no hace falta una cuenta.",
  "signUp.email.hint": "Con él inicia sesión y en él recibe noticias de sus empleos.",
  "signUp.submit": "Crear cuenta",
  "signUp.have": "¿Ya tiene una cuenta?",
  "signUp.privacy": "Qué conservamos y durante cuánto tiempo:",
  "signUp.meta.description":
    "Cree una cuenta de empresa para publicar empleos y responder a las solicitudes.",

  "confirmEmail.title": "Confirme su correo electrónico",
  "confirmEmail.meta.description":
    "Escriba el código de nuestro correo para confirmar que la dirección es suya.",
  "confirmEmail.code": "Código del correo",
  "confirmEmail.code.hint": "Ocho cifras. El código vale 24 horas.",
  "confirmEmail.submit": "Confirmar la dirección",
  "confirmEmail.again.title": "¿No llega el código?",
  "confirmEmail.again.spam": "Mire primero en el correo no deseado.",
  "confirmEmail.again.text":
    "Un código nuevo sustituye al anterior. Enviamos como mucho cinco códigos al día.",
  "confirmEmail.again.submit": "Enviarme otro código",
  "confirmEmail.again.wrong": "¿La dirección es incorrecta? Escriba a {email}.",
  "confirmEmail.sent.title": "Le enviamos un código nuevo",
  "confirmEmail.sent.text": "El código anterior ya no vale.",
  "confirmEmail.done.title": "Su correo electrónico está confirmado",
  "confirmEmail.done.text": "Ya podemos escribir a {email} sobre su cuenta y sus empleos.",
  "confirmEmail.notice.title": "Confirme su correo electrónico",
  "confirmEmail.mailed": "Enviamos un código a {email}.",
  "confirmEmail.notice.text":
    "Hasta que escriba el código, no le mandamos correos sobre solicitudes nuevas ni sobre sus empleos.",
  "confirmEmail.notice.candidate": "Escriba el código para mostrar que la dirección es suya.",
  "confirmEmail.notice.link": "Escribir el código",

  "signIn.title": "Iniciar sesión",
  "signIn.lead": "Para empresas. Para solicitar un empleo no hace falta una cuenta.",
  "signIn.next": "Inicie sesión y verá la página que pidió.",
  "signIn.kept": "Su sesión terminó. Lo que escribió se conserva y vuelve cuando inicie sesión.",
  "signIn.submit": "Iniciar sesión",
  "signIn.none": "¿Aún no tiene cuenta?",
  "signIn.applied": "¿Ya envió su solicitud?",
  "signIn.forgot": "¿Olvidó su contraseña?",
  "signIn.meta.description": "Inicie sesión para publicar empleos, leer solicitudes y responderlas.",

  "signOut.submit": "Cerrar sesión",

  "forgotPassword.title": "¿Olvidó su contraseña?",
  "forgotPassword.lead":
    "Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para crear una contraseña nueva.",
  "forgotPassword.submit": "Enviar el enlace",
  "forgotPassword.sent.title": "Mire su bandeja de entrada",
  "forgotPassword.sent.text":
    "Si hay una cuenta con esta dirección, le enviamos un enlace. Funciona una vez, durante una hora. ¿No llega? Mire en el correo no deseado, o revise la dirección y pídalo otra vez.",
  "forgotPassword.back": "Volver a iniciar sesión",
  "forgotPassword.meta.description":
    "Pida por correo un enlace para crear una contraseña nueva para su cuenta.",

  "resetPassword.title": "Crear una contraseña nueva",
  "resetPassword.lead":
    "Después tendrá la sesión iniciada aquí y se cerrará en todos los demás dispositivos.",
  "resetPassword.submit": "Guardar contraseña",
  "resetPassword.incomplete":
    "Este enlace no está completo. Ábralo otra vez desde el correo o pida uno nuevo.",
  "resetPassword.again": "Pedir un enlace nuevo",
  "resetPassword.meta.description": "Cree una contraseña nueva para su cuenta con el enlace del correo.",

  "account.title": "Su cuenta",
  "account.name": "Nombre",
  "account.role": "Tipo de cuenta",
  "account.role.candidate": "Aún no es de empresa",
  "account.role.employer": "Empresa",
  "account.dashboard": "Panel de empresa",
  "account.changePassword.title": "Cambiar la contraseña",
  "account.changePassword.text": "Al cambiarla, se cierra la sesión en todos los demás dispositivos.",
  "account.changePassword.submit": "Cambiar la contraseña",
  "account.changePassword.wrong": "La contraseña actual no es correcta",
  "account.changed.title": "Su contraseña nueva está guardada",
  "account.changed.text": "Se cerró la sesión en todos los demás dispositivos.",
  "account.meta.description":
    "Su nombre, su correo electrónico, su tipo de cuenta y cómo cambiar la contraseña.",

  "becomeEmployer.title": "Registre su empresa",
  "becomeEmployer.lead":
    "Encuentre profesionales para {n} países en la marina mercante, la informática y la minería.",
  "becomeEmployer.steps": "Cómo funciona",
  "becomeEmployer.steps.company": "Usted nos presenta su empresa",
  "becomeEmployer.steps.company.text":
    "Su nombre, país, sitio web, teléfono y número de registro mercantil. Las agencias indican también su licencia.",
  "becomeEmployer.steps.check": "La verificamos",
  "becomeEmployer.steps.check.text":
    "Una persona comprueba que usted actúa en nombre de la empresa. Le enviamos el resultado por correo.",
  "becomeEmployer.steps.check.unmailed": "Una persona comprueba que usted actúa en nombre de la empresa.",
  "becomeEmployer.steps.post": "Usted publica empleos",
  "becomeEmployer.steps.post.text": "Sus empleos se ven en cuanto hayamos verificado la empresa.",
  "becomeEmployer.steps.post.unchecked":
    "Puede publicar antes de la verificación. Hasta entonces, sus empleos dicen que no le hemos verificado.",
  "becomeEmployer.free":
    "El registro, la publicación de empleos y nuestra verificación son gratuitos para usted.",
  "becomeEmployer.check": "Qué verificamos",
  "becomeEmployer.check.every": "En todas las empresas",
  "becomeEmployer.check.every.text":
    "Buscamos la empresa en su registro. Después enviamos un código a una dirección de su dominio o llamamos a un número que encontramos nosotros.",
  "becomeEmployer.check.agency.text":
    "Además, buscamos la licencia en la lista de quien la emite y pedimos una carta de cada empresa para la que contrata la agencia.",
  "becomeEmployer.check.until": "Cuánto dura",
  "becomeEmployer.check.until.text":
    "Doce meses como máximo, y nunca más que la licencia. Sus empleos dicen qué verificamos y cuándo.",
  "becomeEmployer.benefits": "Lo que obtiene",
  "becomeEmployer.reach.title": "{n} países, tres sectores",
  "becomeEmployer.reach.text":
    "Aquí viene gente que quiere trabajar en el extranjero. Encuentra su empleo por país, sector, nivel y cualquier palabra del título.",
  "becomeEmployer.post.title": "Un formulario por empleo",
  "becomeEmployer.post.text":
    "Publica un empleo con un solo formulario y lo ve como lo verán los demás. Puede cambiarlo, cerrarlo o reabrirlo cuando quiera.",
  "becomeEmployer.read.title": "Las solicitudes, en un solo lugar",
  "becomeEmployer.read.text":
    "Cada empleo tiene su lista de solicitudes, con respuestas y documentos. Fíltrela por estado o descárguela como archivo CSV.",
  "becomeEmployer.answer.title": "Sus respuestas llegan",
  "becomeEmployer.answer.text":
    "Usted pone un estado y nosotros avisamos por correo. Guardamos cada cambio: quién, cuándo, de qué a qué.",
  "becomeEmployer.fee.title": "Cuánto cuesta",
  "becomeEmployer.fee":
    "Por cada solicitud, la persona candidata nos paga {fee}. La página del empleo lo dice antes, y también dice si un empleo no tiene tarifa. Usted no recibe ninguna parte.",
  "becomeEmployer.fee.none": "Solicitar un empleo es gratis.",
  "becomeEmployer.register.title": "Empiece a contratar",
  "becomeEmployer.register.text": "El registro es gratuito. Su cuenta pasa a ser de empresa en el momento.",
  "becomeEmployer.register.code":
    "Puede registrarse antes de escribir el código. Terminamos de verificar su empresa cuando lo escriba.",
  "becomeEmployer.register.visitor":
    "El registro es gratuito. Antes, inicie sesión o cree una cuenta: después vuelve a esta página.",
  "becomeEmployer.meta.description":
    "Registre su empresa: publique empleos de marina mercante, informática y minería, lea solicitudes y respóndalas.",
  "becomeEmployer.meta.keywords":
    "publicar un empleo, contratar en el extranjero, empresas, selección internacional, marina mercante, informática, minería",
  "becomeEmployer.invite.title": "¿Contrata en el extranjero?",
  "becomeEmployer.invite.text": "Publique aquí sus empleos y lea usted las solicitudes.",
};
