import type { Phrases } from "../en/phrases.ts";
import { countries } from "./countries.ts";

/**
 * The English texts of rules, labels and failures by themselves, and their Russian. A brace holds what the code fills
 * in: a number, or a label that is a phrase, too.
 */
export const phrases: Phrases = {
  "overseas jobs, international careers, shipping jobs, IT jobs, mining jobs, cruise ship jobs, offshore jobs":
    "работа за границей, международная карьера, вакансии для моряков, вакансии в ИТ, вакансии в горном деле, работа на круизных судах, работа в офшоре",
  "Sail Towards Your Global Career": "Возьмите курс на работу за границей",

  // Rules for every field.
  "{label} must be a whole number from {min} to {max}": "{label}: введите целое число от {min} до {max}",
  "{label} must be at most {max} characters": "{label}: не больше {max} символов",
  "{label} must not contain control characters": "{label}: управляющие символы недопустимы",
  "{label} must be a text": "{label}: нужен текст",
  "{label} must not contain a web or email address": "{label}: не указывайте адреса сайтов и почты",
  "{label} must be true, false or null": "{label}: допустимы только true, false и null",
  "{label} must be an uploaded file or a link that begins with http:// or https://":
    "{label}: загрузите файл или введите ссылку, которая начинается с http:// или https://",
  "{label} must be an uploaded file": "{label}: загрузите файл",
  "This must be a text": "Здесь нужен текст",
  "This must be at most {max} characters": "Не больше {max} символов",
  "This must not contain control characters": "Управляющие символы недопустимы",
  "{first} or {last}": "{first} или {last}",
  "{level} ({browseLevel})": "{level} ({browseLevel})",
  "Invalid date": "Неверная дата",

  // The candidate's application.
  "Personal Details": "Личные данные",
  "Professional Details": "Профессия и опыт",
  "Document Upload": "Документы",
  "Terms & Conditions": "Условия",
  "Full Name": "Имя и фамилия",
  Name: "Имя",
  "Name must be at least 2 characters": "Введите имя, не меньше 2 символов",
  "Date of Birth": "Дата рождения",
  "Date of birth is required": "Введите дату рождения",
  "Enter a date between 1900 and today, such as 1990-03-27":
    "Введите дату от 1900 года до сегодняшнего дня, например 1990-03-27",
  Gender: "Пол",
  "Gender is required": "Укажите пол",
  Male: "Мужской",
  Female: "Женский",
  Other: "Другой",
  Nationality: "Гражданство",
  "Nationality is required": "Укажите гражданство",
  Address: "Адрес",
  "Address must be at least 5 characters": "Введите адрес, не меньше 5 символов",
  "Street, town, postal code and country": "Улица, город, индекс и страна",
  "Passport Number": "Номер паспорта",
  "Passport number": "Номер паспорта",
  "Passport number is required": "Введите номер паспорта",
  "Passport Expiry Date": "Срок действия паспорта",
  "Passport expiry date is required": "Введите срок действия паспорта",
  "Enter a date between 1900 and 2199, such as 2031-05-17":
    "Введите дату от 1900 до 2199 года, например 2031-05-17",
  "Email Address": "Адрес эл. почты",
  "Email address": "Адрес эл. почты",
  "Invalid email address": "Проверьте адрес эл. почты",
  "We write to you here about this application": "Сюда мы пишем об этой заявке",
  "Phone Number": "Телефон",
  "Phone number": "Номер телефона",
  "Enter a phone number": "Введите номер телефона",
  "Phone number must be at least 10 characters": "Введите номер телефона, не меньше 10 символов",
  "Enter a phone number with its digits, such as +63 917 123 4567":
    "Введите номер телефона цифрами, например +63 917 123 4567",
  "With country code, like +63 917 123 4567": "С кодом страны, например +63\u00a0917\u00a0123\u00a04567",
  "Preferred Job Type": "Желаемый вид занятости",
  "Preferred job type": "Желаемый вид занятости",
  "Preferred job type is required": "Выберите вид занятости",
  "Full-time": "Полная занятость",
  Contract: "По контракту",
  "Rotation (on and off)": "Вахта (работа и отдых)",
  Seasonal: "Сезонная работа",
  "Part-time": "Неполная занятость",
  Qualification: "Образование",
  "Qualification is required": "Укажите образование",
  "Your trade, degree, certificates and licences": "Профессия, диплом, сертификаты и лицензии",
  Experience: "Опыт",
  "Experience is required": "Укажите опыт",
  "Years and kind of work, like 6 years on bulk carriers":
    "Сколько лет и какая работа, например «6 лет на балкерах»",
  "Current Employer": "Нынешний работодатель",
  "Current employer": "Нынешний работодатель",
  Sector: "Отрасль",
  "Sector is required": "Выберите отрасль",
  "Choose a sector": "Выберите отрасль",
  "Sector must be one of the list": "Выберите отрасль из списка",
  "Desired Country": "Желаемая страна",
  "Desired country": "Желаемая страна",
  "Desired country is required": "Выберите желаемую страну",
  "Desired Position": "Желаемая должность",
  "Desired position": "Желаемая должность",
  "Desired position is required": "Введите желаемую должность",
  "I am willing to relocate": "Я готов(а) к переезду",
  "Willing to relocate must be yes or no": "Готовность к переезду: выберите «да» или «нет»",
  "The job of this application is unknown": "Вакансия этой заявки неизвестна",
  "This draft is unknown": "Этот черновик неизвестен",

  // Documents.
  "Resume/CV": "Резюме",
  "Passport Copy": "Копия паспорта",
  Certificates: "Сертификаты",
  Photograph: "Фотография",
  Certificate: "Сертификат",
  "Certificate {n}": "Сертификат {n}",
  "Resume is required": "Приложите резюме",
  "Passport copy is required": "Приложите копию паспорта",

  // Statuses, sectors and levels.
  Submitted: "Отправлена",
  "Under Review": "На рассмотрении",
  Interviewed: "Собеседование прошло",
  Accepted: "Принята",
  Rejected: "Отклонена",
  Paid: "Оплачено",
  Pending: "Ожидается",
  Refunded: "Возвращено",
  "No fee": "Без сбора",
  Failed: "Не прошло",
  Disputed: "Оспаривается",
  "Dispute lost": "Спор проигран",
  "Partly refunded": "Возвращено частично",
  Shipping: "Морской флот",
  "Information Technology": "Информационные технологии",
  IT: "ИТ",
  Mining: "Горное дело",
  "Luxury Cruise": "Круизные суда",
  "Offshore Rigs": "Буровые платформы",
  Labor: "Рабочие",
  "Mid-level": "Средний уровень",
  "Professional/Engineer": "Специалист / инженер",
  "Entry Level": "Начальный уровень",
  "Mid-Level": "Средний уровень",
  "Senior / Professional": "Старший / специалист",

  // Accounts.
  "First name": "Имя",
  "Enter your first name": "Введите имя",
  "Last name": "Фамилия",
  "Enter your last name": "Введите фамилию",
  "Enter your email address": "Введите адрес эл. почты",
  "Enter your password": "Введите пароль",
  "Enter the password": "Введите пароль",
  "The password must be at least {min} characters": "Пароль: не меньше {min} символов",
  "The password must be at most {max} characters": "Пароль: не больше {max} символов",
  "The password must be at most 1,000 characters": "Пароль: не больше 1000 символов",
  "The password must not contain control characters": "Пароль: управляющие символы недопустимы",
  "Tick the box to delete your account": "Чтобы удалить аккаунт, поставьте отметку",
  Link: "Ссылка",
  "This link is not complete": "Ссылка неполная",
  Code: "Код",
  "Enter the code from the email": "Введите код из письма",
  "The code must be a text": "Код должен быть текстом",
  "The code must have 6 digits": "В коде должно быть 6 цифр",
  Reason: "Причина",
  "Enter a reason of 3 to 300 characters": "Введите причину, от 3 до 300 символов",

  // Alerts, tracking, reviews and reports.
  "Choose how often we write: daily or weekly":
    "Выберите, как часто вам писать: каждый день или раз в неделю",
  "Enter an email address, like name@example.com": "Введите адрес эл. почты, например name@example.com",
  "Enter an email address": "Введите адрес эл. почты",
  Reference: "Номер заявки",
  "Enter the reference of your application": "Введите номер заявки",
  "Rating must be a whole number from 1 to 5": "Поставьте оценку от 1 до 5",
  "Please select a country": "Выберите страну",
  "Job title must be at least 5 characters": "Введите должность, не меньше 5 символов",
  Review: "Отзыв",
  "Review must be at least 20 characters": "Напишите отзыв, не меньше 20 символов",
  "Choose what is wrong with this job": "Выберите, что не так с этой вакансией",
  "What happened": "Что произошло",
  "Tell us what happened, in a sentence or more": "Расскажите, что произошло, хотя бы одним предложением",
  "The reason": "Причина",
  "Give the employer a reason": "Назовите работодателю причину",

  // Payments.
  Payment: "Платёж",
  "The payment is missing": "Не указан платёж",
  "Client secret": "Секретный ключ клиента",
  "Card number": "Номер карты",
  "Enter a card number": "Введите номер карты",
  "The confirmation must be yes or no": "Подтверждение: да или нет",
  "the amount on your receipt": "сумма в вашей квитанции",

  // Messages, interviews, offers, rejections.
  "Your message": "Ваше сообщение",
  "Write a message before you send it": "Напишите сообщение, прежде чем отправлять",
  "The key must be a text": "Ключ должен быть текстом",
  "The key is too long": "Ключ слишком длинный",
  "The message must be an id": "Сообщение должно быть идентификатором",
  "Tell us what is wrong with this message": "Расскажите, что не так с этим сообщением",
  "Give each time as an instant, such as 2027-03-28T12:30:00Z":
    "Укажите время как момент, например 2027-03-28T12:30:00Z",
  "Offer one to five times": "Предложите от одного до пяти вариантов времени",
  "Offer each time once": "Не повторяйте одно и то же время",
  "Choose a time zone": "Выберите часовой пояс",
  "Choose a time zone from the list": "Выберите часовой пояс из списка",
  "Length in minutes": "Продолжительность в минутах",
  "Place or link": "Место или ссылка",
  "Say where the interview is, or give its link": "Укажите место собеседования или ссылку на него",
  "Offer times that are still to come": "Предложите время, которое ещё не прошло",
  "Offer times within a year": "Предложите время в пределах года",
  "Choose one of the times": "Выберите один из вариантов времени",
  "Upload the document again": "Загрузите документ ещё раз",
  "Upload the document with the form": "Загрузите документ вместе с формой",
  Job: "Должность",
  "Name the job": "Укажите должность",
  "Enter the pay": "Укажите зарплату",
  "Enter the contract length": "Укажите срок контракта",
  Pay: "Зарплата",
  "Choose a start date": "Выберите дату начала",
  Months: "Месяцы",
  "Choose who pays for the visa": "Выберите, кто платит за визу",
  "Choose who pays for the flight": "Выберите, кто платит за перелёт",
  Note: "Примечание",
  "The start must not be in the past": "Дата начала не может быть в прошлом",
  "The start must be within two years": "Дата начала должна быть в пределах двух лет",
  "Accept or decline the offer": "Примите или отклоните предложение",
  "Open the offer again": "Откройте предложение ещё раз",
  "Answer yes or no": "Ответьте «да» или «нет»",
  "Choose yes or no": "Выберите «да» или «нет»",
  "Choose a job": "Выберите вакансию",
  "Choose one of the five statuses": "Выберите один из пяти статусов",
  "Choose one of the reasons": "Выберите одну из причин",
  "Choose one of the three reasons": "Выберите одну из трёх причин",
  "The note": "Ваши слова",
  "Only a rejection has a reason and a note": "Причина и слова бывают только у отказа",
  "The sentence": "Заготовка",
  "Write the sentence": "Напишите текст",

  // The form of a job.
  "Job title": "Должность",
  "Enter the job title": "Введите должность",
  Company: "Компания",
  "Enter the company's name": "Введите название компании",
  Country: "Страна",
  Answer: "Ответ",
  "We have no open question on this company. Nothing was sent.":
    "Открытого вопроса по этой компании у нас нет. Ничего не отправлено.",
  "Write your answer": "Напишите ответ",
  "Enter the country": "Выберите страну",
  "Confirmed country must be a text": "Подтверждённая страна должна быть текстом",
  "Language must be one of {list}": "Язык: выберите из списка: {list}",
  "Sector must be one of {list}": "Отрасль: выберите из списка: {list}",
  "Choose an experience level": "Выберите уровень",
  "Minimum salary": "Зарплата от",
  "Maximum salary": "Зарплата до",
  "Give the date on which your new passport expires": "Укажите дату, когда истекает новый паспорт",
  "Minimum salary must not be above the maximum": "Зарплата «от» не может быть больше зарплаты «до»",
  Vacancies: "Число мест",
  "Job description": "Описание работы",
  "Describe the job": "Введите описание работы",
  Requirements: "Требования",
  "List the requirements": "Введите требования",
  "Choose the close date": "Введите последний день приёма заявок",
  "Application close date must be a real date, such as 2027-03-27":
    "Введите существующую дату окончания приёма заявок, например 2027-03-27",
  "Application close date must be today or later": "Последний день приёма заявок не может быть в прошлом",
  "Time on": "Время работы",
  "Time off": "Время отдыха",
  "Unit must be one of {list}": "Единица: выберите из списка: {list}",
  "Rotation must be an object with on, off and unit": "Вахта должна быть объектом с on, off и unit",
  "{code} is no code of a certificate": "{code} — не код сертификата",
  "Contract length in months": "Срок контракта в месяцах",
  "Join date must be a text": "Дата начала должна быть текстом",
  "Join date must be a real date, such as 2027-03-27":
    "Введите существующую дату начала, например 2027-03-27",
  "Join date must be today or later": "Дата начала не может быть в прошлом",
  Housing: "Жильё",
  Flights: "Перелёт",
  "Visa must be one of {list}": "Виза: выберите из списка: {list}",
  "Certificates must be a list of codes": "Сертификаты должны быть списком кодов",
  "Certificates must not repeat": "Сертификаты не должны повторяться",

  // The check of an employer.
  "Enter the company's website": "Введите сайт компании",
  "Kind of licence": "Вид лицензии",
  "Say what kind of licence it is, such as RPSL": "Укажите вид лицензии, например RPSL",
  "Licence number": "Номер лицензии",
  "Enter the licence number": "Введите номер лицензии",
  Issuer: "Кем выдана",
  "Say who issued the licence": "Укажите, кто выдал лицензию",
  "Enter the last day of the licence": "Введите последний день лицензии",
  "Enter the last day of the licence, today or later, such as 2027-03-31":
    "Введите последний день лицензии, сегодня или позже, например 2027-03-31",
  Website: "Сайт",
  "Register number": "Номер в реестре",
  "Enter the company's number in its register": "Введите номер компании в реестре",
  "Say if you hire for yourselves or as an agency": "Укажите, нанимаете ли вы к себе или как агентство",
  "Name the company": "Введите название компании",
  "Name the companies that you act for": "Назовите компании, от имени которых вы действуете",
  "Name at most {max} companies": "Назовите не больше {max} компаний",
  "Upload the file again": "Загрузите файл ещё раз",
  "Files must be a list": "Файлы должны быть списком",
  "Send at most {max} files": "Отправьте не больше {max} файлов",
  "An agency needs its licence": "Агентству нужна лицензия",
  "Name at least one company that you hire for": "Назовите хотя бы одну компанию, для которой вы нанимаете",
  "What was checked": "Что проверено",
  "Say what was checked": "Укажите, что проверено",
  "Enter the last day of the check, today or later, such as 2027-03-31":
    "Введите последний день проверки, сегодня или позже, например 2027-03-31",
  "Say why this account is suspended": "Укажите, почему аккаунт заблокирован",
  "Choose a decision": "Выберите решение",
  "This is no proof": "Это не подтверждение",
  "Done must be a list": "Сделанное должно быть списком",
  "Write what the employer must answer": "Напишите, на что должен ответить работодатель",

  // The wizard's messages.
  Error: "Ошибка",
  "Upload Failed": "Не удалось загрузить файл",
  "Failed to upload document. You can enter a URL manually instead.":
    "Не удалось загрузить документ. Вместо этого можно указать ссылку.",
  "Failed to upload document. Please choose the file again.":
    "Не удалось загрузить документ. Выберите файл ещё раз.",
  "Upload failed: {reason}": "Не удалось загрузить: {reason}",
  "Invalid upload URL format": "Неверный адрес для загрузки",
  "Upload Successful": "Файл загружен",
  "{label} uploaded successfully": "{label}: файл загружен",
  "{label} is still uploading. Please wait until it is done":
    "{label}: файл ещё загружается. Подождите, пожалуйста",
  "Select a file": "Выберите файл",
  "This file is not what its name says.": "Содержимое файла не соответствует его имени.",
  "The selected file must be a {types}": "Нужен файл {types}",
  "The selected file must be a PDF, Word, JPG or PNG file.": "Нужен файл PDF, Word, JPG или PNG.",
  "The selected file must be smaller than 10 MB": "Файл должен быть меньше 10 МБ",
  "The selected file is empty": "Файл пустой",
  "This is a HEIC photo, which many employers cannot open. Send a JPG: on an iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again, or send a screenshot of it.":
    "Это фото HEIC, многие работодатели не смогут его открыть. Пришлите JPG: на iPhone выберите «Настройки» > «Камера» > «Форматы» > «Наиболее совместимый» и сделайте фото ещё раз или пришлите его скриншот.",
  "There is no room for another certificate. Your file was not kept. Remove a certificate, then choose the file again.":
    "Места для нового сертификата нет. Файл не сохранён. Удалите один из сертификатов и выберите файл ещё раз.",
  "Terms Required": "Нужно принять условия",
  "Please accept the terms and conditions": "Пожалуйста, примите условия",
  "Payment Failed": "Платёж не прошёл",
  "An error occurred during payment": "Во время оплаты произошла ошибка",
  "Failed to initialize payment": "Не удалось начать оплату",
  "Application Submitted!": "Заявка отправлена!",
  "Your application has been successfully submitted. We'll contact you soon.":
    "Ваша заявка отправлена. Мы скоро свяжемся с вами.",
  "Send a general application": "Отправить общую заявку",
  "Save link": "Сохранить ссылку",
  "Your payment has been received": "Мы получили ваш платёж",
  "The application itself is not complete yet. You do not need to pay again. Answer what is missing within 24 hours, and we submit it. After that we refund the fee.":
    "Сама заявка ещё не полная. Платить ещё раз не нужно. Ответьте на оставшиеся вопросы в течение 24 часов, и мы её отправим. Потом мы вернём сбор.",
  "Complete the application": "Дополнить заявку",
  "This PDF needs a password to open, so nobody else can read it. Save it without a password and send that file.":
    "Этот PDF защищён паролем, поэтому никто другой его не прочитает. Сохраните его без пароля и пришлите тот файл.",
  "This PDF cannot be opened, or it has no page. Open it in another program, save or print it as a new PDF and send that file.":
    "Этот PDF не открывается, или в нём нет страниц. Откройте его в другой программе, сохраните или распечатайте в новый PDF и пришлите тот файл.",
  "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.":
    "Этот PDF может запускать программы на устройстве того, кто его откроет. Распечатайте его в новый PDF и выберите тот файл.",
  "This Word file loads content from elsewhere. Save it as PDF and choose it again.":
    "Этот файл Word загружает содержимое извне. Сохраните его в PDF и выберите ещё раз.",
  "This Word file holds other files or objects. Save it as PDF and choose it again.":
    "В этом файле Word есть другие файлы или объекты. Сохраните его в PDF и выберите ещё раз.",
  "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.":
    "На этой картинке больше 80 мегапикселей, многие устройства её не откроют. Уменьшите её и выберите ещё раз.",
  "Our scanner found a virus in this file. Please choose another file.":
    "Антивирус нашёл в этом файле вирус. Выберите, пожалуйста, другой файл.",

  // Failures.
  "We could not read the request. Please check it and send it again.":
    "Мы не смогли прочитать запрос. Проверьте его и отправьте ещё раз.",
  "Please check the marked fields.": "Проверьте, пожалуйста, отмеченные поля.",
  "This code is not right, or too old. Use the one in our newest email.":
    "Этот код неверный или устарел. Возьмите код из нашего последнего письма.",
  "Please sign in first.": "Сначала войдите, пожалуйста.",
  "This link was used already, or is older than an hour. Please ask for a new one.":
    "Эту ссылку уже открывали, или прошло больше часа. Запросите, пожалуйста, новую.",
  "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.":
    "Платёж ещё не завершён. Ничего не пропало: завершите или повторите его на шаге 4.",
  "The payment does not match the fee of this application.": "Платёж не совпадает со сбором за эту заявку.",
  "The email address or the password is not right.": "Адрес почты или пароль неверны.",
  "You are signed in, but this is for employers only.": "Вы вошли, но эта страница только для работодателей.",
  "We took this job down after a report, so you can no longer see what candidates sent for it. Please write to us if you think this is wrong.":
    "Мы сняли эту вакансию после жалобы, поэтому вы больше не видите, что отправили на неё кандидаты. Если вы считаете, что это ошибка, напишите нам.",
  "We took one of your jobs down after a report. Until this is solved, you cannot post, change or reopen a job. Please write to us.":
    "Мы сняли одну из ваших вакансий после жалобы. Пока вопрос не решён, размещать, менять и открывать вакансии нельзя. Напишите нам, пожалуйста.",
  "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.":
    "Этот аккаунт заблокирован, войти в него нельзя. Если вы считаете, что это ошибка, напишите нам.",
  "This request came from another website, so we refused it.":
    "Этот запрос пришёл с другого сайта, поэтому мы его отклонили.",
  "This upload link is no longer valid. Please choose the file again.":
    "Эта ссылка для загрузки больше не действует. Выберите файл ещё раз.",
  "There is nothing at this address.": "По этому адресу ничего нет.",
  "Job not found": "Вакансия не найдена",
  "Account not found": "Аккаунт не найден",
  "Application not found": "Заявка не найдена",
  "We could not find this payment.": "Мы не нашли этот платёж.",
  "Test payments are switched off here.": "Тестовая оплата здесь выключена.",
  "Document not found": "Документ не найден",
  "This application was continued on another device. What you enter here does not reach it. Continue there, or start a new one here.":
    "Эту заявку продолжили на другом устройстве. То, что вы вводите здесь, в неё не попадёт. Продолжите там или начните здесь новую.",
  "This application was sent already, so there is nothing to continue. We sent a confirmation to its email address, with a link to its own page.":
    "Эта заявка уже отправлена, поэтому продолжать нечего. На адрес почты из неё мы отправили подтверждение со ссылкой на её страницу.",
  "The candidate has not paid for this application yet, so it is closed. It opens as soon as they have.":
    "Кандидат ещё не оплатил эту заявку, поэтому она закрыта. Она откроется сразу после оплаты.",
  "We gave the fee for this application back, so it is closed.":
    "Мы вернули сбор за эту заявку, поэтому она закрыта.",
  "This job closed more than 180 days ago, so its applications are closed, too.":
    "Эта вакансия закрылась больше 180 дней назад, поэтому заявки на неё тоже закрыты.",
  "The candidate has deleted this application. You do not need to answer it.":
    "Кандидат удалил эту заявку. Отвечать на неё не нужно.",
  "We cannot delete this account now, because we look into a report about it or have taken one of its jobs down. Please write to us.":
    "Сейчас этот аккаунт удалить нельзя: мы рассматриваем жалобу на него или сняли одну из его вакансий. Напишите нам, пожалуйста.",
  "The candidate has withdrawn this application, so it is closed.":
    "Кандидат отозвал эту заявку, поэтому она закрыта.",
  "You withdrew this application, so it is closed.": "Вы отозвали эту заявку, поэтому она закрыта.",
  "The ten minutes are over and the candidate knows the status, so it cannot be taken back. You can set another one.":
    "Десять минут прошли, и кандидат уже знает статус. Отменить его нельзя, но можно поставить другой.",
  "You keep 20 sentences already. Please delete one before you add another.":
    "Заготовок уже 20. Чтобы добавить новую, удалите одну из них.",
  "This address takes no request of this kind.": "Этот адрес не принимает такие запросы.",
  "An account with this email address exists already. Please sign in instead.":
    "Аккаунт с этим адресом почты уже есть. Войдите, пожалуйста.",
  "This payment belongs to another application.": "Этот платёж относится к другой заявке.",
  "Nothing was sent: the application was not completed within 24 hours of its payment, and we are refunding the fee. After the refund you can pay again and send the application. What you typed is kept.":
    "Ничего не отправлено: заявку не дополнили за 24 часа после оплаты, и мы возвращаем сбор. После возврата можно снова оплатить и отправить заявку. То, что вы ввели, сохранено.",
  "Nothing was refunded. The cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If you win it, you can order the refund again.":
    "Возврата не было. Банк владельца карты оспаривает этот платёж, поэтому платёжная система отклоняет возврат. Ответьте на спор в платёжной системе. Если вы его выиграете, возврат можно сделать снова.",
  "Nothing was refunded. Your balance at the payment provider is too low for this refund. Please top it up there, then order the refund again.":
    "Возврата не было. На вашем счёте в платёжной системе для него не хватает денег. Пополните счёт и сделайте возврат ещё раз.",
  "Nothing was refunded. The payment provider refused this refund. Its dashboard shows why. You can order the refund again here, or make it there.":
    "Возврата не было. Платёжная система его отклонила. Причина видна в её кабинете. Сделать возврат снова можно здесь или там.",
  "Nothing was refunded. This fee was paid through Stripe, which the site does not use now. Set STRIPE_SECRET_KEY, then order the refund again.":
    "Возврата не было. Сбор оплатили через Stripe, а сайт сейчас его не использует. Задайте STRIPE_SECRET_KEY и сделайте возврат ещё раз.",
  "This application has no fee to refund: nobody paid one, or it was refunded already.":
    "За эту заявку возвращать нечего: сбор никто не платил, или его уже вернули.",
  "The application close date is past. Please set a later one first. That opens the job again.":
    "Последний день приёма заявок уже прошёл. Сначала поставьте более позднюю дату. Тогда вакансия снова откроется.",
  "We took this job down after a report, so you cannot open it again. Please write to us if you think this is wrong.":
    "Мы сняли эту вакансию после жалобы, поэтому открыть её снова нельзя. Если вы считаете, что это ошибка, напишите нам.",
  "Someone has answered this report already, so nothing was changed. The list shows its current state.":
    "На эту жалобу уже кто-то ответил, поэтому ничего не изменилось. Её текущее состояние видно в списке.",
  "You have applied for this job already, from this browser and with this email address. Nothing was charged. One application is enough. For another person, use that person's email address.":
    "Вы уже подали заявку на эту вакансию из этого браузера и с этим адресом почты. Деньги не списаны. Одной заявки достаточно. Для другого человека укажите его адрес почты.",
  "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it. For another application, start a new one with other answers.":
    "Эта заявка уже отправлена, поэтому деньги не списываются и ничего не отправляется снова. То, что вы меняете на этой странице, в неё не попадёт. Чтобы подать другую заявку, начните новую с другими ответами.",
  "This job is closed, so it takes no more applications. Nothing was charged.":
    "Эта вакансия закрыта и больше не принимает заявки. Деньги не списаны.",
  "This is a sample listing, shown to demonstrate the site. Nobody can pay for an application to it, and nothing was charged.":
    "Это пример вакансии, он показывает, как работает сайт. Оплатить заявку на неё нельзя, деньги не списаны.",
  "We are still scanning this document for viruses. Please try again in a minute.":
    "Мы ещё проверяем этот документ на вирусы. Попробуйте через минуту.",
  "We could not scan this document for viruses yet, so nobody can open it. We try again. Please come back later.":
    "Проверить этот документ на вирусы пока не удалось, поэтому открыть его нельзя. Мы пробуем ещё раз. Вернитесь, пожалуйста, позже.",
  "Our scanner found a virus in this document, so nobody can open it.":
    "Антивирус нашёл в этом документе вирус, поэтому открыть его нельзя.",
  "Another file was already uploaded with this link. Please choose the file again.":
    "По этой ссылке уже загружен другой файл. Выберите файл ещё раз.",
  "The request is too large.": "Запрос слишком большой.",
  "The selected file must be smaller than 10 MB.": "Файл должен быть меньше 10 МБ.",
  "The selected file is empty.": "Файл пустой.",
  "We do not take this content type here.": "Этот тип данных здесь не принимается.",
  "Too many requests from your network. Please wait a little and try again.":
    "Из вашей сети слишком много запросов. Подождите немного и попробуйте ещё раз.",
  "You have signed in very often within an hour. Please wait a few minutes before you sign in again.":
    "За последний час вы входили слишком часто. Подождите несколько минут и войдите снова.",
  "Too many wrong passwords. Please wait a minute before the next try.":
    "Слишком много неверных паролей. Подождите минуту и попробуйте ещё раз.",
  "Too many wrong codes. Please wait a few minutes before the next try.":
    "Слишком много неверных кодов. Подождите несколько минут и попробуйте ещё раз.",
  "We have emailed you as many codes as we may within a day. Please look for the newest one, in the spam folder too, or try again later.":
    "На сегодня мы отправили вам все коды, какие можем. Найдите самый новый, загляните и в папку «Спам» или попробуйте позже.",
  "Your account has posted as many jobs as it may within a day. This one was not posted, and what you typed is kept. Please post it tomorrow, or write to us if you need more.":
    "На сегодня ваш аккаунт разместил столько вакансий, сколько можно за день. Эта не размещена, но то, что вы ввели, сохранено. Разместите её завтра или напишите нам, если нужно больше.",
  "Your account has changed its jobs as often as it may within an hour. This change was not saved, and what you typed is kept. Please try again a little later.":
    "Ваш аккаунт менял вакансии столько раз, сколько можно за час. Это изменение не сохранено, но то, что вы ввели, осталось. Попробуйте чуть позже.",
  "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.":
    "Этот файл не сохранён: в этом браузере уже 100 МБ документов, которые ещё не отправлены. Всё прежнее сохранено. Отправьте заявку без этого файла и добавьте его на странице заявки или выберите файл поменьше. Место удалённых файлов освободится через два дня.",
  "Your network uploaded more within an hour than we can take. Please try again later.":
    "За час ваша сеть загрузила больше, чем мы можем принять. Попробуйте позже.",
  "Something went wrong on our side. What you typed is kept. Please try again.":
    "Что-то сломалось на нашей стороне. То, что вы ввели, сохранено. Попробуйте ещё раз.",
  "We cannot reach the payment service right now. Nothing was lost and nothing was charged twice. Please try again in a minute.":
    "Сейчас мы не можем связаться с платёжной системой. Ничего не пропало, дважды деньги не списаны. Попробуйте через минуту.",
  "The site cannot reach its database right now. Please try again in a minute.":
    "Сайт сейчас не может связаться с базой данных. Попробуйте через минуту.",
  "We cannot write down right now who looks at personal data, so we do not show it. Please try again in a minute.":
    "Сейчас мы не можем записать, кто смотрит личные данные, поэтому не показываем их. Попробуйте через минуту.",
  "We cannot store or open documents right now. Please try again in a minute.":
    "Сейчас мы не можем сохранять и открывать документы. Попробуйте через минуту.",
  "Very many people are signing in right now. Please try again in a few seconds.":
    "Сейчас входит очень много людей. Попробуйте через несколько секунд.",
  "Many people are uploading documents right now. Please try again in a minute.":
    "Сейчас документы загружает очень много людей. Попробуйте через минуту.",
  "This took longer than it should. Please try again.":
    "Это заняло слишком много времени. Попробуйте ещё раз.",
  "Very many people are using the site right now. Please try again in a few seconds.":
    "Сейчас на сайте очень много людей. Попробуйте через несколько секунд.",
  "We cannot open what is stored here right now, because its encryption key is missing. Please try again later.":
    "Сейчас мы не можем открыть эти данные: нет ключа шифрования. Попробуйте позже.",
  "The site is starting. Please try again in a moment.": "Сайт запускается. Попробуйте чуть позже.",
  "There is no room for documents right now. What you typed is kept. Please try again later.":
    "Сейчас нет места для документов. То, что вы ввели, сохранено. Попробуйте позже.",

  // Failures of emailed links.
  "This link opens no application. It may be too old. Please open the whole link from our email, or find your application by its reference.":
    "Эта ссылка не открывает заявку. Возможно, она устарела. Откройте ссылку из нашего письма целиком или найдите заявку по её номеру.",
  "This link is older than 90 days, so it opens nothing any more. Find your application by its reference.":
    "Этой ссылке больше 90 дней, поэтому она ничего не открывает. Найдите заявку по её номеру.",
  "This link deletes nothing. Use the newest email.":
    "Эта ссылка ничего не удаляет. Откройте самое новое письмо.",
  "This link is older than 24 hours, so it deletes nothing any more. Ask for a new one on your application's own page.":
    "Этой ссылке больше 24 часов, поэтому она ничего не удаляет. Запросите новую на странице заявки.",
  "This link opens no application. Please open the whole link from our newest email.":
    "Эта ссылка не открывает заявку. Откройте ссылку из нашего самого нового письма целиком.",
  "This link was used already. The application continues in the browser that opened it. To move it again, ask for a new link there.":
    "Эту ссылку уже открывали. Заявка продолжается в том браузере, где её открыли. Чтобы перенести её ещё раз, запросите там новую ссылку.",
  "This link is older than 72 hours, so it opens nothing any more. The application is still where you started it. Ask for a new link there.":
    "Этой ссылке больше 72 часов, поэтому она ничего не открывает. Заявка по-прежнему там, где вы её начали. Запросите там новую ссылку.",
  "This link is too old, or it is not complete. Ask for a new one on the device with your list.":
    "Эта ссылка слишком старая или неполная. Запросите новую на устройстве, где ваш список.",
  "This link was used already, in another browser. To bring your saved jobs to this one, ask for a new link where they are.":
    "Эту ссылку уже открыли в другом браузере. Чтобы перенести сохранённые вакансии сюда, запросите новую ссылку там, где они есть.",
  "This link is older than 72 hours, so it opens nothing any more. Your saved jobs are still where you saved them. Ask for a new link there.":
    "Этой ссылке больше 72 часов, поэтому она ничего не открывает. Сохранённые вакансии по-прежнему там, где вы их сохранили. Запросите там новую ссылку.",

  // Failures of the check of employers.
  "This job closed more than 180 days ago, so it cannot be opened again. Please post it as a new job.":
    "Эта вакансия закрылась больше 180 дней назад, поэтому открыть её снова нельзя. Разместите её, пожалуйста, как новую.",
  "Our check that you act for this company is missing or has ended, so its applications are closed to you.":
    "Мы не проверили, что вы действуете от имени этой компании, или срок проверки истёк. Поэтому заявки на неё для вас закрыты.",
  "This is a candidate's passport copy. Open it on the application's card: choose why you need it.":
    "Это копия паспорта кандидата. Откройте её на карточке заявки: выберите, зачем она вам нужна.",
  "Request not found": "Запрос не найден",
  "You have sent this request already, and we are checking it. We email you when we have decided.":
    "Вы уже отправили этот запрос, и мы его проверяем. Мы напишем вам, когда примем решение.",
  "Our check of this company still counts for more than 60 days. You can ask for its renewal in its last 60 days.":
    "Наша проверка этой компании действует ещё больше 60 дней. Продлить её можно в последние 60 дней.",
  "Someone has decided on this request already, so nothing was changed. The list shows its current state.":
    "Решение по этому запросу уже принято, поэтому ничего не изменилось. Его текущее состояние видно в списке.",
  "This check cannot count yet. What is missing:": "Эта проверка ещё не может действовать. Чего не хватает:",
  "The licence of this agency has ended, so a check of it cannot count.":
    "Срок лицензии этого агентства истёк, поэтому проверка действовать не может.",
  "This code is not right, or it is too old. After five wrong codes, please write to us for a new one.":
    "Код неверный или устарел. После пяти неверных кодов напишите нам, мы пришлём новый.",
  "The owner of this account has not confirmed its email address yet, so no check of it can count.":
    "Владелец этого аккаунта ещё не подтвердил адрес почты, поэтому проверка действовать не может.",
  "The employer has changed this job since, or somebody has decided on it. Please look at the list again.":
    "За это время работодатель изменил вакансию, или решение по ней уже принято. Посмотрите список ещё раз.",
  "This mailbox got as many codes as it may within a day. Please try again tomorrow.":
    "На этот адрес почты сегодня ушли все коды, какие можно отправить за день. Попробуйте завтра.",
  "Your account has sent as many requests as it may within a day. This one was not sent, and what you typed is kept. Please send it tomorrow.":
    "Ваш аккаунт отправил столько запросов, сколько можно за день. Этот не отправлен, но то, что вы ввели, сохранено. Отправьте его завтра.",

  // Failures of interviews.
  "Interview not found": "Собеседование не найдено",
  "You rejected this candidate, so you cannot offer an interview. Change the status first.":
    "Вы отклонили этого кандидата, поэтому пригласить его на собеседование нельзя. Сначала измените статус.",
  "The interviews of this application have changed 20 times today. Please wait until tomorrow.":
    "Сегодня собеседования по этой заявке менялись уже 20 раз. Подождите, пожалуйста, до завтра.",
  "This application has had ten interviews. Please move one of them, or write to us.":
    "По этой заявке было уже десять собеседований. Перенесите одно из них или напишите нам.",
  "This interview was cancelled, so it cannot change any more.":
    "Это собеседование отменено, изменить его больше нельзя.",
  "This application is closed to the employer, so its interviews cannot change any more.":
    "Эта заявка закрыта для работодателя, поэтому изменить собеседования больше нельзя.",
  "This interview has begun already, so it cannot change any more.":
    "Это собеседование уже началось, изменить его больше нельзя.",
  "This time is not offered any more. Please choose one of the others.":
    "Это время больше не предлагают. Выберите, пожалуйста, другое.",

  // Failures of messages.
  "Message not found": "Сообщение не найдено",
  "Someone has decided on this message already, so nothing was changed. The list shows the decision.":
    "Решение по этому сообщению уже принято, поэтому ничего не изменилось. Решение видно в списке.",
  "Nothing was sent: the candidate has withdrawn this application, so its conversation is closed.":
    "Ничего не отправлено: кандидат отозвал эту заявку, поэтому переписка закрыта.",
  "Nothing was sent: the employer cannot read messages about this job at present, so the conversation is closed.":
    "Ничего не отправлено: сейчас работодатель не может читать сообщения по этой вакансии, поэтому переписка закрыта.",
  "Nothing was sent: the fee of this application is not paid yet. The conversation opens as soon as it is.":
    "Ничего не отправлено: сбор за эту заявку ещё не оплачен. Переписка откроется сразу после оплаты.",
  "Nothing was sent: we gave the fee of this application back, so its conversation is closed.":
    "Ничего не отправлено: мы вернули сбор за эту заявку, поэтому переписка закрыта.",
  "Nothing was sent: this job closed more than 180 days ago, so its conversations are closed.":
    "Ничего не отправлено: вакансия закрылась больше 180 дней назад, поэтому переписка закрыта.",
  "Nothing was sent: the candidate has deleted this application.":
    "Ничего не отправлено: кандидат удалил эту заявку.",
  "Nothing was sent: no employer takes part in this application. Please write to us instead.":
    "Ничего не отправлено: у этой заявки нет работодателя. Напишите, пожалуйста, нам.",
  "Nothing was sent: you have sent 60 messages about this application within an hour. Please wait a little and send it again.":
    "Ничего не отправлено: за час вы отправили по этой заявке 60 сообщений. Подождите немного и отправьте ещё раз.",

  // Failures of offers and hires.
  "Offer not found": "Предложение не найдено",
  "You rejected this candidate, so you cannot make an offer. Change the status first.":
    "Вы отклонили этого кандидата, поэтому сделать ему предложение нельзя. Сначала измените статус.",
  "This candidate already has an open offer from you. Withdraw it before you make another one.":
    "У этого кандидата уже есть ваше открытое предложение. Прежде чем делать новое, отзовите его.",
  "The candidate has accepted your offer, so it cannot change any more.":
    "Кандидат принял ваше предложение, изменить его больше нельзя.",
  "The candidate has declined this offer. You can make another one.":
    "Кандидат отклонил это предложение. Вы можете сделать новое.",
  "This application has had ten offers. Please write to the candidate, or to us.":
    "По этой заявке было уже десять предложений. Напишите кандидату или нам.",
  "The offers of this application have changed 20 times today. Please wait until tomorrow.":
    "Сегодня предложения по этой заявке менялись уже 20 раз. Подождите, пожалуйста, до завтра.",
  "The employer has withdrawn this offer, so you cannot answer it any more.":
    "Работодатель отозвал это предложение, ответить на него больше нельзя.",
  "You have answered this offer already, and the answer cannot change here.":
    "Вы уже ответили на это предложение, изменить ответ здесь нельзя.",
  "The start date of this offer has passed. Please ask the employer for a new offer.":
    "Дата начала уже прошла. Попросите у работодателя новое предложение.",
  "This application is closed to the employer, so the document of this offer does not open.":
    "Эта заявка закрыта для работодателя, поэтому документ к предложению не открывается.",
  "This application is closed to the employer, so you cannot answer the offer.":
    "Эта заявка закрыта для работодателя, поэтому ответить на предложение нельзя.",
  "The employer has not said that you are hired, so there is nothing to confirm.":
    "Работодатель не сообщал, что вас приняли, поэтому подтверждать нечего.",
  "The employer has made you an offer. Please accept or decline it.":
    "Работодатель сделал вам предложение. Пожалуйста, примите или отклоните его.",
  "You have confirmed that you were hired, and this cannot change here.":
    "Вы подтвердили, что вас приняли, изменить это здесь нельзя.",
  "You can write a verified review once you have confirmed that you were hired.":
    "Проверенный отзыв можно написать после того, как вы подтвердите, что вас приняли.",
  "You have written a verified review of this job already.":
    "Вы уже написали проверенный отзыв об этой работе.",
  "Only a candidate with a confirmed hire can write a verified review. Nobody else can verify it.":
    "Проверенный отзыв может написать только кандидат, который подтвердил приём на работу. Отметку «Проверен» никто другой поставить не может.",

  // Failures of placements.
  "This application is for a job already. Only its employer can answer it, and it cannot be placed.":
    "Эта заявка уже подана на вакансию. Ответить на неё может только работодатель, предложить по ней другую вакансию нельзя.",
  "You rejected this application. Change its status before you offer a job.":
    "Вы отклонили эту заявку. Прежде чем предлагать вакансию, измените статус.",
  "You cannot offer this job. It is closed, or its employer is not checked. Please choose another one.":
    "Эту вакансию предложить нельзя. Она закрыта, или работодатель не проверен. Выберите, пожалуйста, другую.",
  "The candidate has applied for this job already. Please choose another one.":
    "Кандидат уже подал заявку на эту вакансию. Выберите, пожалуйста, другую.",
  "The candidate said no to this job. Please choose another one.":
    "Кандидат отказался от этой вакансии. Выберите, пожалуйста, другую.",
  "You have offered this candidate ten jobs already. You cannot offer another one.":
    "Вы уже предложили этому кандидату десять вакансий. Больше предложить нельзя.",
  "We could not find this job offer.": "Мы не нашли это предложение вакансии.",
  "You can no longer answer, because this job is closed now. Nothing was changed.":
    "Ответить больше нельзя: вакансия уже закрыта. Ничего не изменилось.",
  "You can no longer answer, because this application is closed now. Nothing was changed.":
    "Ответить больше нельзя: заявка уже закрыта. Ничего не изменилось.",
  "You have answered this already, so nothing was changed. Please write to us.":
    "Вы уже ответили, поэтому ничего не изменилось. Напишите нам, пожалуйста.",
  "You have applied for this job already, so nothing was sent again. One application is enough.":
    "Вы уже подали заявку на эту вакансию, поэтому ещё раз ничего не отправлено. Одной заявки достаточно.",

  // Failures of using answers again.
  "You can have one unfinished application in this browser. Nothing has changed yet.":
    "В этом браузере может быть только одна незаконченная заявка. Пока ничего не изменилось.",
  "This browser has an application that you have paid for and that is not sent yet. Please complete it first. Nothing was changed.":
    "В этом браузере есть заявка, которую вы оплатили, но она ещё не отправлена. Сначала дополните её, пожалуйста. Ничего не изменилось.",
  "This application was deleted, so its answers are gone. Please begin a new one.":
    "Эта заявка удалена, её ответов больше нет. Начните, пожалуйста, новую.",
  "We cannot open the answers of this application, because their encryption key is missing. So they cannot be used again. Please begin a new application, or write to us.":
    "Мы не можем открыть ответы этой заявки: нет ключа шифрования. Взять их снова нельзя. Начните новую заявку или напишите нам.",

  // Texts beside the rules, the answers of calls, and the headings of the employer's CSV file.
  "The file could not be found. Please upload it again": "Файл не найден. Загрузите его ещё раз",
  "Choose a PDF, JPG or PNG file": "Выберите файл PDF, JPG или PNG",
  "The limit must be a whole number from 1 to {max}": "Предел должен быть целым числом от 1 до {max}",
  "The cursor must be one that a list of this site gave": "Указатель должен быть взят из списка этого сайта",
  "The key of the sealed part is lost.": "Ключ зашифрованной части утерян.",
  "Submitted at (UTC)": "Отправлена (UTC)",
  Status: "Статус",
  "Payment marks": "Отметки об оплате",
  "Full name": "Имя и фамилия",
  Email: "Эл. почта",
  Phone: "Телефон",
  "Date of birth": "Дата рождения",
  "Passport expiry": "Срок действия паспорта",
  "Willing to relocate": "Готовность к переезду",
  Yes: "Да",
  No: "Нет",
  "Certificates 2 to 10": "Сертификаты со 2-го по 10-й",
  "Virus scan": "Проверка на вирусы",
  Id: "Идентификатор",

  ...countries,
};
