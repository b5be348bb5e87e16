import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../translation.ts";

export const accountWords: Translation<typeof english> = {
  "account.firstName": "Имя",
  "account.lastName": "Фамилия",
  "account.email": "Адрес эл. почты",
  "account.password": "Пароль",
  "account.password.show": "Показать",
  "account.password.hint": "Не меньше {n} символов. Несколько слов подряд легко запомнить и трудно угадать.",
  "account.password.common": "Этот пароль слишком простой. Придумайте другой.",
  "account.password.new": "Новый пароль",
  "account.password.current": "Текущий пароль",
  "account.meta.keywords": "аккаунт работодателя, вход, регистрация, разместить вакансию",

  "signUp.title": "Регистрация",
  "signUp.lead":
    "Для работодателей: после этой страницы ещё один шаг — и вы работодатель. Чтобы подать заявку, аккаунт не нужен.",
  "signUp.email.hint": "По нему вы входите на сайт. На него приходят письма о ваших вакансиях.",
  "signUp.submit": "Зарегистрироваться",
  "signUp.have": "У вас уже есть аккаунт?",
  "signUp.privacy": "Что мы храним и как долго:",
  "signUp.meta.description": "Создайте аккаунт работодателя: размещайте вакансии и отвечайте кандидатам.",

  "confirmEmail.title": "Подтвердите адрес почты",
  "confirmEmail.meta.description": "Введите код из нашего письма, чтобы подтвердить, что адрес ваш.",
  "confirmEmail.code": "Код из письма",
  "confirmEmail.code.hint": "Восемь цифр. Код действует 24 часа.",
  "confirmEmail.submit": "Подтвердить адрес",
  "confirmEmail.again.title": "Код не пришёл?",
  "confirmEmail.again.spam": "Сначала загляните в папку «Спам».",
  "confirmEmail.again.text": "Новый код заменяет прежний. За день можно получить не больше пяти кодов.",
  "confirmEmail.again.submit": "Прислать новый код",
  "confirmEmail.again.wrong": "Адрес неверный? Напишите на {email}.",
  "confirmEmail.sent.title": "Мы отправили новый код",
  "confirmEmail.sent.text": "Прежний код больше не действует.",
  "confirmEmail.done.title": "Адрес почты подтверждён",
  "confirmEmail.done.text": "Теперь мы можем писать на {email} о вашем аккаунте и вакансиях.",
  "confirmEmail.notice.title": "Подтвердите адрес почты",
  "confirmEmail.mailed": "Мы отправили код на {email}.",
  "confirmEmail.notice.text": "Пока вы не введёте код, писем о новых заявках и ваших вакансиях не будет.",
  "confirmEmail.notice.candidate": "Введите код, чтобы подтвердить, что адрес ваш.",
  "confirmEmail.notice.link": "Ввести код",

  "signIn.title": "Вход",
  "signIn.lead": "Для работодателей. Чтобы подать заявку, аккаунт не нужен.",
  "signIn.next": "Войдите, и откроется нужная страница.",
  "signIn.kept": "Сеанс закончился. Мы сохранили то, что вы ввели: войдите, и всё вернётся.",
  "signIn.submit": "Войти",
  "signIn.none": "Ещё нет аккаунта?",
  "signIn.applied": "Уже подали заявку?",
  "signIn.forgot": "Забыли пароль?",
  "signIn.meta.description": "Войдите, чтобы размещать вакансии, читать заявки и отвечать кандидатам.",

  "signOut.submit": "Выйти",

  "forgotPassword.title": "Забыли пароль?",
  "forgotPassword.lead": "Введите адрес почты вашего аккаунта. Мы пришлём ссылку для нового пароля.",
  "forgotPassword.submit": "Прислать ссылку",
  "forgotPassword.sent.title": "Проверьте почту",
  "forgotPassword.sent.text":
    "Если аккаунт с таким адресом есть, мы отправим на него ссылку. Она действует один раз, в течение часа. Письма нет? Загляните в папку «Спам» или проверьте адрес и попробуйте ещё раз.",
  "forgotPassword.back": "Назад ко входу",
  "forgotPassword.meta.description": "Запросите по почте ссылку, чтобы задать новый пароль.",

  "resetPassword.title": "Новый пароль",
  "resetPassword.lead": "После этого вы войдёте здесь, а на всех других устройствах сеансы завершатся.",
  "resetPassword.submit": "Сохранить пароль",
  "resetPassword.incomplete": "Ссылка неполная. Откройте её из письма ещё раз или запросите новую.",
  "resetPassword.again": "Запросить новую ссылку",
  "resetPassword.meta.description": "Задайте новый пароль по ссылке из письма.",

  "account.title": "Ваш аккаунт",
  "account.name": "Имя",
  "account.role": "Тип аккаунта",
  "account.role.candidate": "Пока не работодатель",
  "account.role.employer": "Для работодателя",
  "account.dashboard": "Кабинет работодателя",
  "account.changePassword.title": "Смена пароля",
  "account.changePassword.text": "После смены сеансы на всех других устройствах завершатся.",
  "account.changePassword.submit": "Сменить пароль",
  "account.changePassword.wrong": "Текущий пароль введён неверно",
  "account.changed.title": "Новый пароль сохранён",
  "account.changed.text": "На всех других устройствах сеансы завершены.",
  "account.meta.description": "Ваше имя, адрес почты, роль и смена пароля.",

  "becomeEmployer.title": "Работодателям",
  "becomeEmployer.lead": "Находите специалистов для {n} стран: морской флот, ИТ и горное дело.",
  "becomeEmployer.steps": "Как это работает",
  "becomeEmployer.steps.company": "Вы рассказываете о компании",
  "becomeEmployer.steps.company.text":
    "Название, страна, сайт, телефон и номер в реестре компаний. Агентства указывают и лицензию.",
  "becomeEmployer.steps.check": "Мы её проверяем",
  "becomeEmployer.steps.check.text":
    "Сотрудник проверяет, что вы действуете от имени компании. О результате мы пишем вам на почту.",
  "becomeEmployer.steps.check.unmailed": "Сотрудник проверяет, что вы действуете от имени компании.",
  "becomeEmployer.steps.post": "Вы размещаете вакансии",
  "becomeEmployer.steps.post.text": "Кандидаты видят вакансии, как только мы проверим компанию.",
  "becomeEmployer.steps.post.unchecked":
    "Разместить вакансию можно и до проверки. Пока её нет, в вакансиях указано, что мы вас не проверили.",
  "becomeEmployer.free": "Регистрация, размещение вакансий и наша проверка для вас бесплатны.",
  "becomeEmployer.check": "Что мы проверяем",
  "becomeEmployer.check.every": "У каждой компании",
  "becomeEmployer.check.every.text":
    "Мы находим компанию в реестре. Затем отправляем код на адрес в её домене или звоним по номеру, который нашли сами.",
  "becomeEmployer.check.agency.text":
    "Мы также ищем лицензию в списке того, кто её выдал, и просим письмо каждой компании, для которой агентство нанимает.",
  "becomeEmployer.check.until": "Срок действия проверки",
  "becomeEmployer.check.until.text":
    "Не больше 12 месяцев и не дольше лицензии. В ваших вакансиях сказано, что мы проверили и когда.",
  "becomeEmployer.benefits": "Что вы получаете",
  "becomeEmployer.reach.title": "Стран: {n}, отраслей: три",
  "becomeEmployer.reach.text":
    "Сюда приходят те, кто хочет работать за границей. Вашу вакансию найдут по стране, отрасли, уровню и любому слову из названия.",
  "becomeEmployer.post.title": "Вакансия — одна форма",
  "becomeEmployer.post.text":
    "Заполняете одну форму и сразу видите вакансию глазами кандидата. Изменить, закрыть или снова открыть её можно в любой момент.",
  "becomeEmployer.read.title": "Все заявки в одном месте",
  "becomeEmployer.read.text":
    "У каждой вакансии свой список заявок с ответами и документами. Отберите их по статусу или скачайте файлом CSV.",
  "becomeEmployer.answer.title": "Кандидаты получают ответ",
  "becomeEmployer.answer.text":
    "Вы ставите статус, мы пишем кандидату. Каждое изменение остаётся в истории: кто, когда и что изменил.",
  "becomeEmployer.fee.title": "Сколько это стоит",
  "becomeEmployer.fee":
    "За каждую заявку кандидат платит нам {fee}. Об этом сказано на странице вакансии ещё до подачи заявки. Если сбора нет, там сказано и это. Вам от сбора ничего не идёт.",
  "becomeEmployer.fee.none": "Кандидаты подают заявки бесплатно.",
  "becomeEmployer.register.title": "Начните набор",
  "becomeEmployer.register.text": "Регистрация бесплатная. Ваш аккаунт сразу станет аккаунтом работодателя.",
  "becomeEmployer.register.code":
    "Сначала можно зарегистрироваться. Проверку компании мы закончим, когда вы введёте код.",
  "becomeEmployer.register.visitor":
    "Регистрация бесплатная. Сначала войдите или создайте аккаунт, а потом вы вернётесь сюда.",
  "becomeEmployer.meta.description":
    "Зарегистрируйтесь как работодатель: вакансии на флоте, в ИТ и горном деле, заявки и ответы кандидатам.",
  "becomeEmployer.meta.keywords":
    "разместить вакансию, нанять за границей, работодатели, крюинг, вакансии для моряков, вакансии в ИТ, вакансии в горном деле",
  "becomeEmployer.invite.title": "Нанимаете за границей?",
  "becomeEmployer.invite.text": "Размещайте вакансии здесь и читайте заявки сами.",
};
