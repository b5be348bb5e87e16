import type { Phrases } from "../en/phrases.ts";
import { countryNames } from "./country-names.ts";

/**
 * The Arabic of English texts that have no key: messages of schemas, labels, failures and names. The key is the English
 * text. A value that the code fills is a name in braces, such as `{max}`.
 */
export const phrases: Phrases = {
  "{first} or {last}": "{first} أو {last}",
  "{level} ({browseLevel})": "{level} ({browseLevel})",
  "overseas jobs, international careers, shipping jobs, IT jobs, mining jobs, cruise ship jobs, offshore jobs":
    "وظائف في الخارج، مهن دولية، وظائف النقل البحري، وظائف تقنية المعلومات، وظائف التعدين، وظائف السفن السياحية، وظائف المنصات البحرية",
  // Sectors
  Shipping: "النقل البحري",
  "Information Technology": "تقنية المعلومات",
  IT: "التقنية",
  Mining: "التعدين",
  "Luxury Cruise": "الرحلات البحرية الفاخرة",
  "Offshore Rigs": "منصات الحفر البحرية",

  // Experience levels
  Labor: "عامل",
  "Mid-level": "متوسط الخبرة",
  "Professional/Engineer": "اختصاصي/مهندس",
  "Entry Level": "مبتدئ",
  "Mid-Level": "متوسط الخبرة",
  "Senior / Professional": "خبير / اختصاصي",
  "Labor (Entry Level)": "عامل (مبتدئ)",
  "Professional/Engineer (Senior / Professional)": "اختصاصي/مهندس (خبير)",

  // Statuses of applications and payments
  Submitted: "مُرسل",
  "Under Review": "قيد المراجعة",
  Interviewed: "تمت المقابلة",
  Accepted: "مقبول",
  Rejected: "مرفوض",
  Paid: "مدفوع",
  Pending: "قيد الانتظار",
  Refunded: "مردود",
  "No fee": "بلا رسوم",
  Failed: "فشل",
  Disputed: "عليه اعتراض",
  "Dispute lost": "اعتراض خاسر",
  "Partly refunded": "رُدّ جزء منه",
  verify: "توثيق",
  unverify: "إلغاء التوثيق",
  hide: "إخفاء",
  restore: "إعادة",

  // Facts of a job
  days: "أيام",
  weeks: "أسابيع",
  months: "أشهر",
  employer: "صاحب العمل",
  candidate: "المتقدم",
  "not-needed": "لا حاجة إليها",

  // Claims
  "48 hours": "48 ساعة",
  "10 minutes": "10 دقائق",
  "3-5 business days": "3 إلى 5 أيام عمل",
  "12 months": "12 شهرًا",
  Card: "بطاقة",
  "Sail Towards Your Global Career": "أبحر نحو مستقبلك المهني في العالم",
  "the amount on your receipt": "المبلغ المذكور في إيصالك",

  // The steps and fields of an application
  "Personal Details": "البيانات الشخصية",
  "Professional Details": "البيانات المهنية",
  "Document Upload": "رفع المستندات",
  "Terms & Conditions": "الشروط والأحكام",
  "Full Name": "الاسم الكامل",
  "Date of Birth": "تاريخ الميلاد",
  Gender: "الجنس",
  Male: "ذكر",
  Female: "أنثى",
  Other: "غير ذلك",
  Nationality: "الجنسية",
  Address: "العنوان",
  "Street, town, postal code and country": "الشارع والمدينة والرمز البريدي والبلد",
  "Passport Number": "رقم جواز السفر",
  "Passport Expiry Date": "تاريخ انتهاء جواز السفر",
  "Email Address": "البريد الإلكتروني",
  "We write to you here about this application": "نكتب إليك هنا بشأن هذا الطلب",
  "Phone Number": "رقم الهاتف",
  "With country code, like +63 917 123 4567": "مع رمز البلد، مثل \u2066+63 917 123 4567\u2069",
  "Preferred Job Type": "نوع العمل المفضل",
  "Full-time": "دوام كامل",
  Contract: "عقد",
  "Rotation (on and off)": "مناوبة (عمل وراحة)",
  Seasonal: "موسمي",
  "Part-time": "دوام جزئي",
  Qualification: "المؤهل",
  "Your trade, degree, certificates and licences": "مهنتك وشهادتك الدراسية وشهاداتك ورخصك",
  Experience: "الخبرة",
  "Years and kind of work, like 6 years on bulk carriers":
    "السنوات ونوع العمل، مثل 6 سنوات على ناقلات البضائع السائبة",
  "Current Employer": "صاحب العمل الحالي",
  Sector: "القطاع",
  "Desired Country": "البلد المطلوب",
  "Desired Position": "الوظيفة المطلوبة",
  "I am willing to relocate": "أنا مستعد للانتقال إلى بلد آخر",

  // Documents
  "Resume/CV": "السيرة الذاتية",
  "Passport Copy": "صورة جواز السفر",
  Certificates: "الشهادات",
  Photograph: "الصورة الشخصية",
  Certificate: "شهادة",
  "Certificate {n}": "شهادة {n}",
  "Certificate 2": "شهادة 2",
  "Certificate 3": "شهادة 3",
  "Certificate 4": "شهادة 4",
  "Certificate 5": "شهادة 5",
  "Certificate 6": "شهادة 6",
  "Certificate 7": "شهادة 7",
  "Certificate 8": "شهادة 8",
  "Certificate 9": "شهادة 9",
  "Certificate 10": "شهادة 10",
  "{types} or {last}": "{types} أو {last}",

  // Rules for every text; the label is one of the names below
  "{label} must be at most {max} characters": "{label}: {max} حرف على الأكثر",
  "{label} must not contain control characters": "{label}: فيه رموز غير مسموح بها",
  "{label} must be a text": "{label}: يجب أن يكون نصًا",
  "{label} must not contain a web or email address": "{label}: بلا عناوين مواقع أو بريد",
  "{label} must be a whole number from {min} to {max}": "{label}: عدد صحيح من {min} إلى {max}",
  "{label} must be true, false or null": "{label}: القيم المقبولة true وfalse وnull",
  "{label} must be an uploaded file or a link that begins with http:// or https://":
    "{label}: ملف مرفوع أو رابط يبدأ بـ http:// أو https://",
  "{label} must be an uploaded file": "{label}: يجب أن يكون ملفًا مرفوعًا",
  "This must be at most {max} characters": "{max} حرف على الأكثر",
  "This must be a text": "يجب أن يكون نصًا",
  "This must not contain control characters": "فيه رموز غير مسموح بها",

  // Labels in those rules
  Name: "الاسم",
  "First name": "الاسم الأول",
  "Last name": "اسم العائلة",
  "Email address": "البريد الإلكتروني",
  Link: "الرابط",
  Code: "الرمز",
  Reason: "السبب",
  Note: "الملاحظة",
  "The note": "الملاحظة",
  "The reason": "السبب",
  "The sentence": "الجملة",
  "Your message": "رسالتك",
  Job: "الوظيفة",
  Reference: "الرقم المرجعي",
  "Passport number": "رقم جواز السفر",
  "Phone number": "رقم الهاتف",
  "Preferred job type": "نوع العمل المفضل",
  "Current employer": "صاحب العمل الحالي",
  "Desired country": "البلد المطلوب",
  "Desired position": "الوظيفة المطلوبة",
  Company: "الشركة",
  Country: "البلد",
  Website: "الموقع الإلكتروني",
  "Register number": "رقم السجل التجاري",
  "Kind of licence": "نوع الترخيص",
  "Licence number": "رقم الترخيص",
  Issuer: "الجهة المانحة",
  "What was checked": "ما تم التحقق منه",
  "What happened": "ما حدث",
  "Job title": "مسمى الوظيفة",
  "Job description": "وصف الوظيفة",
  Requirements: "المتطلبات",
  "Minimum salary": "أدنى راتب",
  "Maximum salary": "أعلى راتب",
  Vacancies: "الشواغر",
  "Contract length in months": "مدة العقد بالأشهر",
  "Time on": "مدة العمل",
  "Time off": "مدة الراحة",
  Housing: "السكن",
  Flights: "تذاكر السفر",
  Review: "التقييم",
  Payment: "الدفع",
  "Card number": "رقم البطاقة",
  "Client secret": "رمز الدفع",
  "Place or link": "المكان أو الرابط",
  "Length in minutes": "المدة بالدقائق",
  Pay: "الراتب",
  Months: "الأشهر",

  // Accounts
  "Enter your first name": "أدخل الاسم الأول",
  "Enter your last name": "أدخل اسم العائلة",
  "Invalid email address": "البريد الإلكتروني غير صحيح",
  "The password must be at least {min} characters": "كلمة المرور: {min} أحرف على الأقل",
  "The password must be at least 10 characters": "كلمة المرور: 10 أحرف على الأقل",
  "The password must be at most {max} characters": "كلمة المرور: {max} حرف على الأكثر",
  "The password must be at most 200 characters": "كلمة المرور: 200 حرف على الأكثر",
  "The password must be at most 1,000 characters": "كلمة المرور: 1,000 حرف على الأكثر",
  "The password must not contain control characters": "في كلمة المرور رموز غير مسموح بها",
  "Enter your email address": "أدخل بريدك الإلكتروني",
  "Enter your password": "أدخل كلمة مرورك",
  "Enter the password": "أدخل كلمة المرور",
  "Tick the box to delete your account": "علّم المربع لحذف حسابك",
  "This link is not complete": "هذا الرابط غير كامل",
  "Enter the code from the email": "أدخل الرمز الذي في الرسالة",
  "The code must be a text": "يجب أن يكون الرمز نصًا",
  "The code must have 6 digits": "يتكون الرمز من 6 أرقام",
  "Enter a reason of 3 to 300 characters": "أدخل سببًا من 3 إلى 300 حرف",
  "Enter an email address, like name@example.com": "أدخل بريدًا إلكترونيًا، مثل name@example.com",
  "Enter an email address": "أدخل بريدًا إلكترونيًا",
  "Choose how often we write: daily or weekly": "اختر كم مرة نكتب: يوميًا أو أسبوعيًا",

  // Applying
  "Name must be at least 2 characters": "الاسم: حرفان على الأقل",
  "Date of birth is required": "أدخل تاريخ الميلاد",
  "Enter a date between 1900 and today, such as 1990-03-27": "أدخل تاريخًا بين 1900 واليوم، مثل 1990-03-27",
  "Gender is required": "اختر الجنس",
  "Nationality is required": "أدخل الجنسية",
  "Address must be at least 5 characters": "العنوان: 5 أحرف على الأقل",
  "Passport number is required": "أدخل رقم جواز السفر",
  "Passport expiry date is required": "أدخل تاريخ انتهاء جواز السفر",
  "Enter a date between 1900 and 2199, such as 2031-05-17": "أدخل تاريخًا بين 1900 و2199، مثل 2031-05-17",
  "Phone number must be at least 10 characters": "رقم الهاتف: 10 أرقام أو رموز على الأقل",
  "Enter a phone number with its digits, such as +63 917 123 4567":
    "أدخل رقم هاتف بأرقامه، مثل \u2066+63 917 123 4567\u2069",
  "Preferred job type is required": "اختر نوع العمل المفضل",
  "Qualification is required": "أدخل المؤهل",
  "Experience is required": "أدخل الخبرة",
  "Sector is required": "اختر القطاع",
  "Choose a sector": "اختر القطاع",
  "Sector must be one of the list": "اختر القطاع من القائمة",
  "Language must be one of {list}": "اللغة: واحدة من {list}",
  "Sector must be one of {list}": "القطاع: واحد من {list}",
  "Sector must be one of shipping, it, mining": "القطاع: واحد من shipping, it, mining",
  "Desired country is required": "اختر البلد المطلوب",
  "Desired position is required": "أدخل الوظيفة المطلوبة",
  "Willing to relocate must be yes or no": "الاستعداد للانتقال: نعم أو لا",
  "Resume is required": "أرفق السيرة الذاتية",
  "Passport copy is required": "أرفق صورة جواز السفر",
  "The job of this application is unknown": "لا نعرف الوظيفة التي لهذا الطلب",
  "This draft is unknown": "لا نعرف هذه المسودة",
  "The file could not be found. Please upload it again": "لم نجد الملف. يُرجى رفعه من جديد",
  "Choose a PDF, JPG or PNG file": "اختر ملف PDF أو JPG أو PNG",

  // Paying and reviewing
  "The payment is missing": "الدفع مفقود",
  "Enter a card number": "أدخل رقم بطاقة",
  "The confirmation must be yes or no": "التأكيد: نعم أو لا",
  "Rating must be a whole number from 1 to 5": "التقييم: عدد صحيح من 1 إلى 5",
  "Please select a country": "يُرجى اختيار بلد",
  "Job title must be at least 5 characters": "مسمى الوظيفة: 5 أحرف على الأقل",
  "Review must be at least 20 characters": "التقييم: 20 حرفًا على الأقل",

  // Following and answering an application
  "Enter the reference of your application": "أدخل الرقم المرجعي لطلبك",
  "Choose one of the five statuses": "اختر إحدى الحالات الخمس",
  "Choose one of the three reasons": "اختر أحد الأسباب الثلاثة",
  "Choose one of the reasons": "اختر أحد الأسباب",
  "Only a rejection has a reason and a note": "السبب والملاحظة للرفض فقط",
  "Write the sentence": "اكتب الجملة",
  "Write a message before you send it": "اكتب رسالة قبل أن ترسلها",
  "The key must be a text": "يجب أن يكون المفتاح نصًا",
  "The key is too long": "المفتاح طويل جدًا",
  "The message must be an id": "يجب أن تُذكر الرسالة برقمها",
  "Tell us what is wrong with this message": "أخبرنا ما المشكلة في هذه الرسالة",
  "Give each time as an instant, such as 2027-03-28T12:30:00Z": "اكتب كل موعد بالشكل 2027-03-28T12:30:00Z",
  "Offer one to five times": "اعرض من موعد واحد إلى خمسة",
  "Offer each time once": "اعرض كل موعد مرة واحدة",
  "Choose a time zone": "اختر منطقة زمنية",
  "Choose a time zone from the list": "اختر منطقة زمنية من القائمة",
  "Say where the interview is, or give its link": "اذكر مكان المقابلة أو رابطها",
  "Offer times that are still to come": "اعرض مواعيد لم تنقضِ بعد",
  "Offer times within a year": "اعرض مواعيد خلال سنة",
  "Choose one of the times": "اختر أحد المواعيد",
  "Upload the document again": "ارفع المستند من جديد",
  "Upload the document with the form": "ارفع المستند مع النموذج",
  "Name the job": "اذكر الوظيفة",
  "Enter the pay": "أدخل الراتب",
  "Enter the contract length": "أدخل مدة العقد",
  "Choose a start date": "اختر تاريخ البدء",
  "Choose who pays for the visa": "اختر من يدفع التأشيرة",
  "Choose who pays for the flight": "اختر من يدفع السفر",
  "The start must not be in the past": "يجب ألا يكون بدء العمل في الماضي",
  "The start must be within two years": "يجب أن يكون بدء العمل خلال سنتين",
  "Accept or decline the offer": "اقبل العرض أو اعتذر عنه",
  "Open the offer again": "افتح العرض من جديد",
  "Answer yes or no": "أجب بنعم أو لا",
  "Choose yes or no": "اختر نعم أو لا",
  "Choose a job": "اختر وظيفة",

  // Posting and reporting a job
  "Enter the job title": "أدخل مسمى الوظيفة",
  "Enter the company's name": "أدخل الشركة",
  Answer: "الإجابة",
  "We have no open question on this company. Nothing was sent.":
    "ليس لدينا سؤال مفتوح عن هذه الشركة. لم يُرسل شيء.",
  "Write your answer": "اكتب إجابتك",
  "Enter the country": "أدخل البلد",
  "Confirmed country must be a text": "يجب أن يكون البلد المؤكد نصًا",
  "Choose an experience level": "اختر مستوى الخبرة",
  "Describe the job": "أدخل وصف الوظيفة",
  "List the requirements": "أدخل المتطلبات",
  "Choose the close date": "أدخل آخر موعد للتقديم",
  "Application close date must be a real date, such as 2027-03-27":
    "آخر موعد للتقديم: تاريخ صحيح، مثل 2027-03-27",
  "Application close date must be today or later": "آخر موعد للتقديم: اليوم أو بعده",
  "Give the date on which your new passport expires": "أدخل تاريخ انتهاء جواز سفرك الجديد",
  "Minimum salary must not be above the maximum": "يجب ألا يزيد أدنى راتب على أعلاه",
  "Maximum salary must not be below the minimum": "يجب ألا يقل أعلى راتب عن أدناه",
  "Unit must be one of days, weeks, months": "الوحدة: days أو weeks أو months",
  "Unit must be one of {list}": "الوحدة: واحدة من {list}",
  "Rotation must be an object with on, off and unit": "المناوبة: مدة العمل ومدة الراحة والوحدة",
  "{code} is no code of a certificate": "{code} ليس رمز شهادة",
  "Join date must be a text": "يجب أن يكون موعد الالتحاق نصًا",
  "Join date must be a real date, such as 2027-03-27": "موعد الالتحاق: تاريخ صحيح، مثل 2027-03-27",
  "Join date must be today or later": "موعد الالتحاق: اليوم أو بعده",
  "Visa must be one of employer, candidate, not-needed": "التأشيرة: employer أو candidate أو not-needed",
  "Visa must be one of {list}": "التأشيرة: واحدة من {list}",
  "Certificates must be a list of codes": "الشهادات: قائمة رموز",
  "Certificates must not repeat": "يجب ألا تتكرر الشهادات",
  "Choose what is wrong with this job": "اختر المشكلة في هذه الوظيفة",
  "Tell us what happened, in a sentence or more": "أخبرنا بما حدث في جملة أو أكثر",
  "Give the employer a reason": "اذكر السبب لصاحب العمل",

  // Checks of employers
  "Enter the company's website": "أدخل الموقع الإلكتروني للشركة",
  "Say what kind of licence it is, such as RPSL": "اذكر نوع الترخيص، مثل RPSL",
  "Enter the licence number": "أدخل رقم الترخيص",
  "Say who issued the licence": "اذكر من منح الترخيص",
  "Enter the last day of the licence": "أدخل آخر يوم في الترخيص",
  "Enter the last day of the licence, today or later, such as 2027-03-31":
    "أدخل آخر يوم في الترخيص، اليوم أو بعده، مثل 2027-03-31",
  "Enter the last day of the check, today or later, such as 2027-03-31":
    "أدخل آخر يوم في التحقق، اليوم أو بعده، مثل 2027-03-31",
  "Enter the company's number in its register": "أدخل رقم الشركة في السجل التجاري",
  "Say if you hire for yourselves or as an agency": "اذكر هل توظف لنفسك أم كوكالة توظيف",
  "Name the company": "اذكر الشركة",
  "Name the companies that you act for": "اذكر الشركات التي تمثلها",
  "Name at most {max} companies": "اذكر {max} شركة على الأكثر",
  "Name at most 50 companies": "اذكر 50 شركة على الأكثر",
  "Enter a phone number": "أدخل رقم الهاتف",
  "Upload the file again": "ارفع الملف من جديد",
  "Files must be a list": "الملفات: قائمة",
  "Send at most {max} files": "أرسل {max} ملفات على الأكثر",
  "Send at most 5 files": "أرسل 5 ملفات على الأكثر",
  "An agency needs its licence": "يلزم ترخيص وكالة التوظيف",
  "Name at least one company that you hire for": "اذكر شركة واحدة على الأقل توظف لها",
  "Choose a decision": "اختر قرارًا",
  "This is no proof": "ليس هذا إثباتًا",
  "Done must be a list": "ما فعلته: قائمة",
  "Write what the employer must answer": "اكتب ما على صاحب العمل أن يجيب عنه",
  "Say what was checked": "اذكر ما تم التحقق منه",
  "Say why this account is suspended": "اذكر سبب إيقاف هذا الحساب",

  // Months
  January: "يناير",
  February: "فبراير",
  March: "مارس",
  April: "أبريل",
  May: "مايو",
  June: "يونيو",
  July: "يوليو",
  August: "أغسطس",
  September: "سبتمبر",
  October: "أكتوبر",
  November: "نوفمبر",
  December: "ديسمبر",

  // Lists
  "The cursor must be one that a list of this site gave": "المؤشر: واحد أعطته قائمة من هذا الموقع",
  "The limit must be a whole number from 1 to {max}": "الحد: عدد صحيح من 1 إلى {max}",
  "Invalid date": "تاريخ غير صحيح",

  // The form of an application
  Error: "خطأ",
  "Upload Failed": "تعذر الرفع",
  "Failed to upload document. You can enter a URL manually instead.":
    "تعذر رفع المستند. يمكنك إدخال رابط بدلًا من ذلك.",
  "Failed to upload document. Please choose the file again.": "تعذر رفع المستند. يُرجى اختيار الملف من جديد.",
  "Upload failed: {reason}": "تعذر الرفع: {reason}",
  "Invalid upload URL format": "شكل رابط الرفع غير صحيح",
  "Upload Successful": "تم الرفع بنجاح",
  "{label} uploaded successfully": "تم رفع {label}",
  "{label} is still uploading. Please wait until it is done": "رفع {label} لم ينتهِ بعد. يُرجى الانتظار",
  "Select a file": "اختر ملفًا",
  "This file is not what its name says.": "محتوى هذا الملف لا يطابق اسمه.",
  "The selected file must be a {types}": "يجب أن يكون الملف {types}",
  "The selected file must be a PDF, Word, JPG or PNG file.": "يجب أن يكون الملف PDF أو Word أو JPG أو PNG.",
  "The selected file must be smaller than 10 MB": "يجب أن يكون الملف أصغر من 10 MB",
  "The selected file must be smaller than 10 MB.": "يجب أن يكون الملف أصغر من 10 MB.",
  "The selected file is empty": "الملف فارغ",
  "The selected file is empty.": "الملف فارغ.",
  "This is a HEIC photo, which many employers cannot open. Send a JPG: on an iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again, or send a screenshot of it.":
    "هذه صورة HEIC لا يستطيع كثير من أصحاب العمل فتحها. أرسل JPG: اختر في iPhone الإعدادات > الكاميرا > الصيغ > الأكثر توافقًا وصوّر من جديد، أو أرسل لقطة شاشة لها.",
  "There is no room for another certificate. Your file was not kept. Remove a certificate, then choose the file again.":
    "لا مكان لشهادة أخرى، ولم نحفظ ملفك. أزل شهادة ثم اختر الملف من جديد.",
  "Terms Required": "يلزم قبول الشروط",
  "Please accept the terms and conditions": "يُرجى قبول الشروط والأحكام",
  "Payment Failed": "تعذر الدفع",
  "An error occurred during payment": "حدث خطأ أثناء الدفع",
  "Failed to initialize payment": "تعذر تجهيز الدفع",
  "Application Submitted!": "تم إرسال الطلب!",
  "Your application has been successfully submitted. We'll contact you soon.":
    "تم إرسال طلبك بنجاح. سنتواصل معك قريبًا.",
  "Send a general application": "إرسال طلب عام",
  "Save link": "حفظ الرابط",
  "Your payment has been received": "استلمنا المبلغ الذي دفعته",
  "The application itself is not complete yet. You do not need to pay again. Answer what is missing within 24 hours, and we submit it. After that we refund the fee.":
    "الطلب نفسه لم يكتمل بعد. لا حاجة إلى الدفع مرة أخرى. أجب عما ينقص خلال 24 ساعة فنرسله. وبعدها نردّ الرسوم.",
  "Complete the application": "إكمال الطلب",
  "This PDF needs a password to open, so nobody else can read it. Save it without a password and send that file.":
    "يحتاج ملف PDF هذا إلى كلمة مرور، فلا يستطيع غيرك قراءته. احفظه بلا كلمة مرور وأرسله.",
  "This PDF cannot be opened, or it has no page. Open it in another program, save or print it as a new PDF and send that file.":
    "لا يمكن فتح ملف PDF هذا، أو ليست فيه صفحات. افتحه في برنامج آخر، واحفظه أو اطبعه كملف PDF جديد، وأرسله.",
  "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.":
    "يستطيع ملف PDF هذا تشغيل برامج على جهاز من يفتحه. اطبعه كملف PDF جديد واختره.",
  "This Word file loads content from elsewhere. Save it as PDF and choose it again.":
    "يحمّل ملف Word هذا محتوى من مكان آخر. احفظه بصيغة PDF واختره من جديد.",
  "This Word file holds other files or objects. Save it as PDF and choose it again.":
    "في ملف Word هذا ملفات أو كائنات أخرى. احفظه بصيغة PDF واختره من جديد.",
  "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.":
    "في هذه الصورة أكثر من 80 ميغابكسل، ولا تستطيع أجهزة كثيرة فتحها. صغّرها واخترها من جديد.",
  "Our scanner found a virus in this file. Please choose another file.":
    "وجد الفاحص فيروسًا في هذا الملف. يُرجى اختيار ملف آخر.",

  // Failures
  "We could not read the request. Please check it and send it again.":
    "لم نستطع قراءة الطلب. يُرجى مراجعته وإرساله من جديد.",
  "Please check the marked fields.": "يُرجى مراجعة الحقول المعلّمة.",
  "This code is not right, or too old. Use the one in our newest email.":
    "هذا الرمز خاطئ أو قديم. استعمل الرمز في أحدث رسالة منا.",
  "Please sign in first.": "يُرجى تسجيل الدخول أولًا.",
  "This link was used already, or is older than an hour. Please ask for a new one.":
    "استُعمل هذا الرابط من قبل أو مضى عليه أكثر من ساعة. يُرجى طلب رابط جديد.",
  "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.":
    "لم يكتمل الدفع بعد. لم يضع شيء: أكمله أو أعده في الخطوة 4.",
  "The payment does not match the fee of this application.": "لا يطابق الدفع رسوم هذا الطلب.",
  "The email address or the password is not right.": "البريد الإلكتروني أو كلمة المرور غير صحيح.",
  "You are signed in, but this is for employers only.": "أنت مسجل الدخول، لكن هذه الصفحة لأصحاب العمل فقط.",
  "We took this job down after a report, so you can no longer see what candidates sent for it. Please write to us if you think this is wrong.":
    "أزلنا هذه الوظيفة بعد بلاغ، فلم يعد بإمكانك رؤية ما أرسله المتقدمون لها. يُرجى الكتابة إلينا إن رأيت أن ذلك خطأ.",
  "We took one of your jobs down after a report. Until this is solved, you cannot post, change or reopen a job. Please write to us.":
    "أزلنا إحدى وظائفك بعد بلاغ. وإلى أن يُحلّ الأمر، لا يمكنك نشر وظيفة أو تغييرها أو فتحها من جديد. يُرجى الكتابة إلينا.",
  "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.":
    "هذا الحساب موقوف، فلا يستطيع أحد الدخول إليه. يُرجى الكتابة إلينا إن رأيت أن ذلك خطأ.",
  "This request came from another website, so we refused it.": "جاء هذا الطلب من موقع آخر فرفضناه.",
  "This upload link is no longer valid. Please choose the file again.":
    "لم يعد رابط الرفع صالحًا. يُرجى اختيار الملف من جديد.",
  "There is nothing at this address.": "لا شيء بهذا العنوان.",
  "Job not found": "الوظيفة غير موجودة",
  "Account not found": "الحساب غير موجود",
  "Application not found": "الطلب غير موجود",
  "We could not find this payment.": "لم نجد هذا الدفع.",
  "Test payments are switched off here.": "الدفع التجريبي غير مفعل هنا.",
  "Document not found": "المستند غير موجود",
  "This application was continued on another device. What you enter here does not reach it. Continue there, or start a new one here.":
    "استُكمل هذا الطلب على جهاز آخر. ما تُدخله هنا لا يصل إليه. تابع هناك، أو ابدأ طلبًا جديدًا هنا.",
  "This application was sent already, so there is nothing to continue. We sent a confirmation to its email address, with a link to its own page.":
    "أُرسل هذا الطلب من قبل، فلا شيء تتابعه. أرسلنا إلى بريده تأكيدًا فيه رابط صفحته.",
  "The candidate has not paid for this application yet, so it is closed. It opens as soon as they have.":
    "لم يدفع المتقدم رسوم هذا الطلب بعد، فهو مغلق. يُفتح حالما يدفعها.",
  "We gave the fee for this application back, so it is closed.": "رددنا رسوم هذا الطلب، فهو مغلق.",
  "This job closed more than 180 days ago, so its applications are closed, too.":
    "أُغلقت هذه الوظيفة قبل أكثر من 180 يومًا، فأُغلقت طلباتها أيضًا.",
  "The candidate has deleted this application. You do not need to answer it.":
    "حذف المتقدم هذا الطلب. لا حاجة إلى الرد عليه.",
  "We cannot delete this account now, because we look into a report about it or have taken one of its jobs down. Please write to us.":
    "لا نستطيع حذف هذا الحساب الآن، لأننا ننظر في بلاغ عنه أو أزلنا إحدى وظائفه. يُرجى الكتابة إلينا.",
  "The candidate has withdrawn this application, so it is closed.": "سحب المتقدم هذا الطلب، فهو مغلق.",
  "You withdrew this application, so it is closed.": "سحبتَ هذا الطلب، فهو مغلق.",
  "The ten minutes are over and the candidate knows the status, so it cannot be taken back. You can set another one.":
    "انقضت الدقائق العشر وعرف المتقدم الحالة، فلا يمكن التراجع عنها. يمكنك تحديد حالة أخرى.",
  "You keep 20 sentences already. Please delete one before you add another.":
    "لديك 20 جملة محفوظة. يُرجى حذف واحدة قبل إضافة أخرى.",
  "This address takes no request of this kind.": "لا يقبل هذا العنوان طلبًا من هذا النوع.",
  "An account with this email address exists already. Please sign in instead.":
    "لهذا البريد الإلكتروني حساب. يُرجى تسجيل الدخول.",
  "This payment belongs to another application.": "هذا الدفع لطلب آخر.",
  "Nothing was sent: the application was not completed within 24 hours of its payment, and we are refunding the fee. After the refund you can pay again and send the application. What you typed is kept.":
    "لم يُرسل شيء: لم يكتمل الطلب خلال 24 ساعة من دفع رسومه، ونحن نردّها. بعد الردّ يمكنك الدفع من جديد وإرسال الطلب. ما كتبته محفوظ.",
  "Nothing was refunded. The cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If you win it, you can order the refund again.":
    "لم يُردّ شيء. يعترض مصرف صاحب البطاقة على هذا الدفع، فترفض شركة خدمات الدفع ردّه. يُرجى الإجابة عن الاعتراض لديها. إن كسبته أمكنك طلب الردّ من جديد.",
  "Nothing was refunded. Your balance at the payment provider is too low for this refund. Please top it up there, then order the refund again.":
    "لم يُردّ شيء. رصيدك لدى شركة خدمات الدفع لا يكفي لهذا الردّ. يُرجى تعبئته هناك ثم طلب الردّ من جديد.",
  "Nothing was refunded. The payment provider refused this refund. Its dashboard shows why. You can order the refund again here, or make it there.":
    "لم يُردّ شيء. رفضت شركة خدمات الدفع هذا الردّ، وتبين لوحتها السبب. يمكنك طلب الردّ هنا من جديد أو تنفيذه هناك.",
  "Nothing was refunded. This fee was paid through Stripe, which the site does not use now. Set STRIPE_SECRET_KEY, then order the refund again.":
    "لم يُردّ شيء. دُفعت هذه الرسوم عبر Stripe، والموقع لا يستخدمها الآن. اضبط STRIPE_SECRET_KEY ثم اطلب الردّ من جديد.",
  "This application has no fee to refund: nobody paid one, or it was refunded already.":
    "لا رسوم تُردّ عن هذا الطلب: لم يدفعها أحد، أو رُدّت من قبل.",
  "The application close date is past. Please set a later one first. That opens the job again.":
    "مضى آخر موعد للتقديم. يُرجى تحديد موعد لاحق أولًا، فتُفتح الوظيفة من جديد.",
  "We took this job down after a report, so you cannot open it again. Please write to us if you think this is wrong.":
    "أزلنا هذه الوظيفة بعد بلاغ، فلا يمكنك فتحها من جديد. يُرجى الكتابة إلينا إن رأيت أن ذلك خطأ.",
  "Someone has answered this report already, so nothing was changed. The list shows its current state.":
    "أُجيب عن هذا البلاغ من قبل، فلم يتغيّر شيء. تُظهر القائمة حاله الآن.",
  "You have applied for this job already, from this browser and with this email address. Nothing was charged. One application is enough. For another person, use that person's email address.":
    "قدّمتَ لهذه الوظيفة من قبل، من هذا المتصفح وبهذا البريد الإلكتروني. لم يُخصم شيء. طلب واحد يكفي. إن كان الطلب لشخص آخر، فاستعمل بريده الإلكتروني.",
  "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it. For another application, start a new one with other answers.":
    "أُرسل هذا الطلب من قبل، فلا يُخصم شيء ولا يُرسل شيء من جديد. ما تغيّره في هذه الصفحة لا يصل إليه. لتقديم طلب آخر، ابدأ طلبًا جديدًا بإجابات أخرى.",
  "This job is closed, so it takes no more applications. Nothing was charged.":
    "هذه الوظيفة مغلقة ولا تستقبل طلبات. لم يُخصم شيء.",
  "This is a sample listing, shown to demonstrate the site. Nobody can pay for an application to it, and nothing was charged.":
    "هذا إعلان نموذجي لبيان عمل الموقع. لا يستطيع أحد الدفع عن طلب له، ولم يُخصم شيء.",
  "We are still scanning this document for viruses. Please try again in a minute.":
    "ما زلنا نفحص هذا المستند بحثًا عن الفيروسات. يُرجى المحاولة بعد دقيقة.",
  "We could not scan this document for viruses yet, so nobody can open it. We try again. Please come back later.":
    "لم نستطع بعد فحص هذا المستند بحثًا عن الفيروسات، فلا يستطيع أحد فتحه. نعيد المحاولة. يُرجى العودة لاحقًا.",
  "Our scanner found a virus in this document, so nobody can open it.":
    "وجد الفاحص فيروسًا في هذا المستند، فلا يستطيع أحد فتحه.",
  "Another file was already uploaded with this link. Please choose the file again.":
    "رُفع ملف آخر بهذا الرابط من قبل. يُرجى اختيار الملف من جديد.",
  "The request is too large.": "الطلب أكبر من المسموح به.",
  "We do not take this content type here.": "لا نقبل هذا النوع من المحتوى هنا.",
  "Too many requests from your network. Please wait a little and try again.":
    "وصلت من شبكتك طلبات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة.",
  "You have signed in very often within an hour. Please wait a few minutes before you sign in again.":
    "سجلت الدخول مرات كثيرة خلال ساعة. يُرجى الانتظار بضع دقائق قبل الدخول من جديد.",
  "Too many wrong passwords. Please wait a minute before the next try.":
    "كلمات مرور خاطئة كثيرة. يُرجى الانتظار دقيقة قبل المحاولة التالية.",
  "Too many wrong codes. Please wait a few minutes before the next try.":
    "رموز خاطئة كثيرة. يُرجى الانتظار بضع دقائق قبل المحاولة التالية.",
  "We have emailed you as many codes as we may within a day. Please look for the newest one, in the spam folder too, or try again later.":
    "أرسلنا إليك أقصى عدد من الرموز في اليوم. يُرجى البحث عن أحدثها، وفي مجلد البريد المزعج أيضًا، أو المحاولة لاحقًا.",
  "Your account has posted as many jobs as it may within a day. This one was not posted, and what you typed is kept. Please post it tomorrow, or write to us if you need more.":
    "نشر حسابك أقصى عدد من الوظائف في اليوم. لم تُنشر هذه، وما كتبته محفوظ. يُرجى نشرها غدًا، أو الكتابة إلينا إن احتجت إلى أكثر.",
  "Your account has changed its jobs as often as it may within an hour. This change was not saved, and what you typed is kept. Please try again a little later.":
    "بلغ حسابك أقصى عدد من التغييرات في الساعة. لم يُحفظ هذا التغيير، وما كتبته محفوظ. يُرجى المحاولة بعد قليل.",
  "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.":
    "لم نحفظ هذا الملف، لأن هذا المتصفح رفع 100 MB من مستندات لم تُرسل بعد. كل ما قبله محفوظ. أرسل الطلب بلا هذا الملف وأضفه في صفحة الطلب، أو اختر ملفًا أصغر. والملفات التي أزلتها تترك مكانها بعد يومين.",
  "Your network uploaded more within an hour than we can take. Please try again later.":
    "رفعت شبكتك خلال ساعة أكثر مما نستطيع استقباله. يُرجى المحاولة لاحقًا.",
  "Something went wrong on our side. What you typed is kept. Please try again.":
    "حدث خطأ لدينا. ما كتبته محفوظ. يُرجى المحاولة مرة أخرى.",
  "We cannot reach the payment service right now. Nothing was lost and nothing was charged twice. Please try again in a minute.":
    "لا نستطيع الوصول إلى خدمة الدفع الآن. لم يضع شيء ولم يُخصم شيء مرتين. يُرجى المحاولة بعد دقيقة.",
  "The site cannot reach its database right now. Please try again in a minute.":
    "لا يستطيع الموقع الوصول إلى قاعدة بياناته الآن. يُرجى المحاولة بعد دقيقة.",
  "We cannot write down right now who looks at personal data, so we do not show it. Please try again in a minute.":
    "لا نستطيع الآن تسجيل من يطلع على البيانات الشخصية، لذلك لا نعرضها. يُرجى المحاولة بعد دقيقة.",
  "We cannot store or open documents right now. Please try again in a minute.":
    "لا نستطيع تخزين المستندات أو فتحها الآن. يُرجى المحاولة بعد دقيقة.",
  "Very many people are signing in right now. Please try again in a few seconds.":
    "يسجل كثيرون الدخول الآن. يُرجى المحاولة بعد بضع ثوانٍ.",
  "Many people are uploading documents right now. Please try again in a minute.":
    "يرفع كثيرون مستندات الآن. يُرجى المحاولة بعد دقيقة.",
  "This took longer than it should. Please try again.":
    "استغرق هذا وقتًا أطول مما ينبغي. يُرجى المحاولة مرة أخرى.",
  "Very many people are using the site right now. Please try again in a few seconds.":
    "يستعمل كثيرون الموقع الآن. يُرجى المحاولة بعد بضع ثوانٍ.",
  "We cannot open what is stored here right now, because its encryption key is missing. Please try again later.":
    "لا نستطيع الآن فتح ما هو مخزن هنا، لأن مفتاح تشفيره مفقود. يُرجى المحاولة لاحقًا.",
  "The site is starting. Please try again in a moment.": "الموقع يبدأ العمل. يُرجى المحاولة بعد لحظة.",
  "There is no room for documents right now. What you typed is kept. Please try again later.":
    "لا مكان للمستندات الآن. ما كتبته محفوظ. يُرجى المحاولة لاحقًا.",

  // Emailed links
  "This link opens no application. It may be too old. Please open the whole link from our email, or find your application by its reference.":
    "لا يفتح هذا الرابط أي طلب. ربما هو قديم. يُرجى فتح الرابط كاملًا من رسالتنا، أو البحث عن طلبك برقمه المرجعي.",
  "This link is older than 90 days, so it opens nothing any more. Find your application by its reference.":
    "مضى على هذا الرابط أكثر من 90 يومًا، فلم يعد يفتح شيئًا. ابحث عن طلبك برقمه المرجعي.",
  "This link deletes nothing. Use the newest email.": "لا يحذف هذا الرابط شيئًا. استعمل أحدث رسالة.",
  "This link is older than 24 hours, so it deletes nothing any more. Ask for a new one on your application's own page.":
    "مضى على هذا الرابط أكثر من 24 ساعة، فلم يعد يحذف شيئًا. اطلب رابطًا جديدًا من صفحة طلبك.",
  "This link opens no application. Please open the whole link from our newest email.":
    "لا يفتح هذا الرابط أي طلب. يُرجى فتح الرابط كاملًا من أحدث رسالة لنا.",
  "This link was used already. The application continues in the browser that opened it. To move it again, ask for a new link there.":
    "استُعمل هذا الرابط من قبل. يستمر الطلب في المتصفح الذي فتحه. لنقله مرة أخرى، اطلب رابطًا جديدًا هناك.",
  "This link is older than 72 hours, so it opens nothing any more. The application is still where you started it. Ask for a new link there.":
    "مضى على هذا الرابط أكثر من 72 ساعة، فلم يعد يفتح شيئًا. الطلب باقٍ حيث بدأته. اطلب رابطًا جديدًا هناك.",
  "This link is too old, or it is not complete. Ask for a new one on the device with your list.":
    "هذا الرابط قديم جدًا أو غير كامل. اطلب رابطًا جديدًا على الجهاز الذي عليه قائمتك.",
  "This link was used already, in another browser. To bring your saved jobs to this one, ask for a new link where they are.":
    "استُعمل هذا الرابط من قبل في متصفح آخر. لنقل وظائفك المحفوظة إلى هنا، اطلب رابطًا جديدًا حيث هي.",
  "This link is older than 72 hours, so it opens nothing any more. Your saved jobs are still where you saved them. Ask for a new link there.":
    "مضى على هذا الرابط أكثر من 72 ساعة، فلم يعد يفتح شيئًا. وظائفك المحفوظة باقية حيث حفظتها. اطلب رابطًا جديدًا هناك.",

  // Failures in checks of employers
  "This job closed more than 180 days ago, so it cannot be opened again. Please post it as a new job.":
    "أُغلقت هذه الوظيفة قبل أكثر من 180 يومًا، فلا يمكن فتحها. يُرجى نشرها كوظيفة جديدة.",
  "Our check that you act for this company is missing or has ended, so its applications are closed to you.":
    "لم نتحقق من أنك تمثل هذه الشركة، أو انتهى تحققنا، لذلك طلباتها مغلقة أمامك.",
  "This is a candidate's passport copy. Open it on the application's card: choose why you need it.":
    "هذه صورة جواز سفر متقدم. افتحها من بطاقة الطلب: اختر لماذا تحتاج إليها.",
  "Request not found": "طلب التحقق غير موجود",
  "You have sent this request already, and we are checking it. We email you when we have decided.":
    "أرسلتَ هذا الطلب من قبل، ونحن نفحصه. نراسلك حين نقرر.",
  "Our check of this company still counts for more than 60 days. You can ask for its renewal in its last 60 days.":
    "تحققنا من هذه الشركة ما زال ساريًا أكثر من 60 يومًا. يمكنك طلب تجديده في آخر 60 يومًا منه.",
  "Someone has decided on this request already, so nothing was changed. The list shows its current state.":
    "تقرر في هذا الطلب من قبل، فلم يتغيّر شيء. تُظهر القائمة حاله الآن.",
  "This check cannot count yet. What is missing:": "لا يمكن احتساب هذا التحقق بعد. ما ينقص:",
  "The licence of this agency has ended, so a check of it cannot count.":
    "انتهى ترخيص وكالة التوظيف هذه، فلا يمكن احتساب تحقق منها.",
  "This code is not right, or it is too old. After five wrong codes, please write to us for a new one.":
    "هذا الرمز غير صحيح أو قديم. بعد خمسة رموز خاطئة، يُرجى الكتابة إلينا لنرسل رمزًا جديدًا.",
  "The owner of this account has not confirmed its email address yet, so no check of it can count.":
    "لم يؤكد صاحب هذا الحساب بريده الإلكتروني بعد، فلا يمكن احتساب أي تحقق منه.",
  "The employer has changed this job since, or somebody has decided on it. Please look at the list again.":
    "غيّر صاحب العمل هذه الوظيفة بعد ذلك، أو تقرر فيها. يُرجى النظر في القائمة من جديد.",
  "This mailbox got as many codes as it may within a day. Please try again tomorrow.":
    "وصل إلى هذا البريد أقصى عدد من الرموز في اليوم. يُرجى المحاولة غدًا.",
  "Your account has sent as many requests as it may within a day. This one was not sent, and what you typed is kept. Please send it tomorrow.":
    "أرسل حسابك أقصى عدد من الطلبات في اليوم. لم يُرسل هذا، وما كتبته محفوظ. يُرجى إرساله غدًا.",

  // Failures in interviews
  "Interview not found": "المقابلة غير موجودة",
  "You rejected this candidate, so you cannot offer an interview. Change the status first.":
    "رفضتَ هذا المتقدم، فلا يمكنك عرض مقابلة. غيّر الحالة أولًا.",
  "The interviews of this application have changed 20 times today. Please wait until tomorrow.":
    "تغيّرت مقابلات هذا الطلب 20 مرة اليوم. يُرجى الانتظار إلى الغد.",
  "This application has had ten interviews. Please move one of them, or write to us.":
    "لهذا الطلب عشر مقابلات. يُرجى تغيير موعد إحداها أو الكتابة إلينا.",
  "This interview was cancelled, so it cannot change any more.": "أُلغيت هذه المقابلة، فلا يمكن تغييرها.",
  "This application is closed to the employer, so its interviews cannot change any more.":
    "هذا الطلب مغلق أمام صاحب العمل، فلا يمكن تغيير مقابلاته.",
  "This interview has begun already, so it cannot change any more.": "بدأت هذه المقابلة، فلا يمكن تغييرها.",
  "This time is not offered any more. Please choose one of the others.":
    "هذا الموعد لم يعد معروضًا. يُرجى اختيار موعد آخر.",

  // Failures in messages
  "Message not found": "الرسالة غير موجودة",
  "Someone has decided on this message already, so nothing was changed. The list shows the decision.":
    "تقرر في هذه الرسالة من قبل، فلم يتغيّر شيء. تُظهر القائمة القرار.",
  "Nothing was sent: the candidate has withdrawn this application, so its conversation is closed.":
    "لم يُرسل شيء: سحب المتقدم هذا الطلب، فمحادثته مغلقة.",
  "Nothing was sent: the employer cannot read messages about this job at present, so the conversation is closed.":
    "لم يُرسل شيء: لا يستطيع صاحب العمل حاليًا قراءة رسائل عن هذه الوظيفة، فالمحادثة مغلقة.",
  "Nothing was sent: the fee of this application is not paid yet. The conversation opens as soon as it is.":
    "لم يُرسل شيء: لم تُدفع رسوم هذا الطلب بعد. تُفتح المحادثة حالما تُدفع.",
  "Nothing was sent: we gave the fee of this application back, so its conversation is closed.":
    "لم يُرسل شيء: رددنا رسوم هذا الطلب، فمحادثته مغلقة.",
  "Nothing was sent: this job closed more than 180 days ago, so its conversations are closed.":
    "لم يُرسل شيء: أُغلقت هذه الوظيفة قبل أكثر من 180 يومًا، فمحادثاتها مغلقة.",
  "Nothing was sent: the candidate has deleted this application.": "لم يُرسل شيء: حذف المتقدم هذا الطلب.",
  "Nothing was sent: no employer takes part in this application. Please write to us instead.":
    "لم يُرسل شيء: ليس في هذا الطلب صاحب عمل. يُرجى الكتابة إلينا.",
  "Nothing was sent: you have sent 60 messages about this application within an hour. Please wait a little and send it again.":
    "لم يُرسل شيء: أرسلتَ 60 رسالة عن هذا الطلب خلال ساعة. يُرجى الانتظار قليلًا ثم الإرسال من جديد.",

  // Failures in offers and hires
  "Offer not found": "العرض غير موجود",
  "You rejected this candidate, so you cannot make an offer. Change the status first.":
    "رفضتَ هذا المتقدم، فلا يمكنك تقديم عرض. غيّر الحالة أولًا.",
  "This candidate already has an open offer from you. Withdraw it before you make another one.":
    "لدى هذا المتقدم عرض مفتوح منك. اسحبه قبل أن تقدّم عرضًا آخر.",
  "The candidate has accepted your offer, so it cannot change any more.":
    "قبل المتقدم عرضك، فلا يمكن تغييره.",
  "The candidate has declined this offer. You can make another one.":
    "اعتذر المتقدم عن هذا العرض. يمكنك تقديم عرض آخر.",
  "This application has had ten offers. Please write to the candidate, or to us.":
    "لهذا الطلب عشرة عروض. يُرجى الكتابة إلى المتقدم أو إلينا.",
  "The offers of this application have changed 20 times today. Please wait until tomorrow.":
    "تغيّرت عروض هذا الطلب 20 مرة اليوم. يُرجى الانتظار إلى الغد.",
  "The employer has withdrawn this offer, so you cannot answer it any more.":
    "سحب صاحب العمل هذا العرض، فلم يعد الرد عليه ممكنًا.",
  "You have answered this offer already, and the answer cannot change here.":
    "أجبتَ عن هذا العرض من قبل، ولا يمكن تغيير الجواب هنا.",
  "The start date of this offer has passed. Please ask the employer for a new offer.":
    "انقضى موعد بدء العمل في هذا العرض. يُرجى طلب عرض جديد من صاحب العمل.",
  "This application is closed to the employer, so the document of this offer does not open.":
    "هذا الطلب مغلق أمام صاحب العمل، فلا يُفتح مستند هذا العرض.",
  "This application is closed to the employer, so you cannot answer the offer.":
    "هذا الطلب مغلق أمام صاحب العمل، فلا يمكنك الرد على العرض.",
  "The employer has not said that you are hired, so there is nothing to confirm.":
    "لم يقل صاحب العمل إنك حصلت على الوظيفة، فلا شيء تؤكده.",
  "The employer has made you an offer. Please accept or decline it.":
    "قدّم لك صاحب العمل عرضًا. يُرجى قبوله أو الاعتذار عنه.",
  "You have confirmed that you were hired, and this cannot change here.":
    "أكّدتَ أنك حصلت على الوظيفة، ولا يمكن تغيير ذلك هنا.",
  "You can write a verified review once you have confirmed that you were hired.":
    "يمكنك كتابة تقييم موثق بعد أن تؤكد حصولك على الوظيفة.",
  "You have written a verified review of this job already.": "كتبتَ تقييمًا موثقًا لهذه الوظيفة من قبل.",
  "Only a candidate with a confirmed hire can write a verified review. Nobody else can verify it.":
    "لا يكتب تقييمًا موثقًا إلا متقدم أكّد حصوله على الوظيفة. ولا يستطيع غيره توثيقه.",

  // Failures in placements
  "This application is for a job already. Only its employer can answer it, and it cannot be placed.":
    "هذا الطلب لوظيفة محددة. لا يجيب عنه إلا صاحب العمل، ولا تُعرض عليه وظائف أخرى.",
  "You rejected this application. Change its status before you offer a job.":
    "رفضتَ هذا الطلب. غيّر حالته قبل أن تعرض وظيفة.",
  "You cannot offer this job. It is closed, or its employer is not checked. Please choose another one.":
    "لا يمكنك عرض هذه الوظيفة. هي مغلقة، أو لم نتحقق من صاحب العمل. يُرجى اختيار غيرها.",
  "The candidate has applied for this job already. Please choose another one.":
    "تقدّم صاحب الطلب لهذه الوظيفة من قبل. يُرجى اختيار غيرها.",
  "The candidate said no to this job. Please choose another one.":
    "قال المتقدم لا لهذه الوظيفة. يُرجى اختيار غيرها.",
  "You have offered this candidate ten jobs already. You cannot offer another one.":
    "عرضتَ على هذا المتقدم عشر وظائف. لا يمكنك عرض غيرها.",
  "We could not find this job offer.": "لم نجد عرض هذه الوظيفة.",
  "You can no longer answer, because this job is closed now. Nothing was changed.":
    "لم يعد الرد ممكنًا، لأن هذه الوظيفة مغلقة الآن. لم يتغيّر شيء.",
  "You can no longer answer, because this application is closed now. Nothing was changed.":
    "لم يعد الرد ممكنًا، لأن هذا الطلب مغلق الآن. لم يتغيّر شيء.",
  "You have answered this already, so nothing was changed. Please write to us.":
    "أجبتَ عن هذا من قبل، فلم يتغيّر شيء. يُرجى الكتابة إلينا.",
  "You have applied for this job already, so nothing was sent again. One application is enough.":
    "قدّمتَ لهذه الوظيفة من قبل، فلم يُرسل شيء من جديد. طلب واحد يكفي.",

  // Failures in using answers again
  "You can have one unfinished application in this browser. Nothing has changed yet.":
    "يتسع هذا المتصفح لطلب واحد غير مكتمل. لم يتغير شيء بعد.",
  "This browser has an application that you have paid for and that is not sent yet. Please complete it first. Nothing was changed.":
    "في هذا المتصفح طلب دفعت رسومه ولم يُرسل بعد. يُرجى إكماله أولًا. لم يتغيّر شيء.",
  "This application was deleted, so its answers are gone. Please begin a new one.":
    "حُذف هذا الطلب وحُذفت إجاباته. يُرجى بدء طلب جديد.",
  "We cannot open the answers of this application, because their encryption key is missing. So they cannot be used again. Please begin a new application, or write to us.":
    "لا نستطيع فتح إجابات هذا الطلب لأن مفتاح تشفيرها مفقود، فلا يمكن استعمالها من جديد. يُرجى بدء طلب جديد أو الكتابة إلينا.",

  // Nationalities, as people write them
  american: "أمريكي",
  australian: "أسترالي",
  bangladeshi: "بنغلاديشي",
  brazilian: "برازيلي",
  british: "بريطاني",
  bulgarian: "بلغاري",
  canadian: "كندي",
  chinese: "صيني",
  colombian: "كولومبي",
  croatian: "كرواتي",
  egyptian: "مصري",
  filipina: "فلبينية",
  filipino: "فلبيني",
  french: "فرنسي",
  georgian: "جورجي",
  german: "ألماني",
  ghanaian: "غاني",
  greek: "يوناني",
  indian: "هندي",
  indonesian: "إندونيسي",
  italian: "إيطالي",
  kenyan: "كيني",
  malaysian: "ماليزي",
  mexican: "مكسيكي",
  moroccan: "مغربي",
  nepalese: "نيبالي",
  nepali: "نيبالي",
  nigerian: "نيجيري",
  norwegian: "نرويجي",
  pakistani: "باكستاني",
  peruvian: "بيروفي",
  polish: "بولندي",
  portuguese: "برتغالي",
  romanian: "روماني",
  russian: "روسي",
  "south african": "جنوب أفريقي",
  spanish: "إسباني",
  "sri lankan": "سريلانكي",
  thai: "تايلاندي",
  tunisian: "تونسي",
  turkish: "تركي",
  ukrainian: "أوكراني",
  vietnamese: "فيتنامي",

  ...countryNames,
};
