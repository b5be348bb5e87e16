import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../translation.ts";

export const accountWords: Translation<typeof english> = {
  "account.firstName": "الاسم الأول",
  "account.lastName": "اسم العائلة",
  "account.email": "البريد الإلكتروني",
  "account.password": "كلمة المرور",
  "account.password.show": "إظهار",
  "account.password.hint": "{n} أحرف على الأقل. بضع كلمات معًا يسهل تذكّرها ويصعب تخمينها.",
  "account.password.common": "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
  "account.password.new": "كلمة المرور الجديدة",
  "account.password.current": "كلمة المرور الحالية",
  "account.meta.keywords": "حساب صاحب عمل، تسجيل الدخول، إنشاء حساب، نشر وظائف",

  "signUp.title": "إنشاء حساب",
  "signUp.lead": "لأصحاب العمل. لا حاجة إلى حساب للتقدّم لوظيفة. وبعد هذه الصفحة خطوة واحدة تجعلك صاحب عمل.",
  "signUp.email.hint": "تسجل الدخول به، ونكتب إليه بشأن وظائفك.",
  "signUp.submit": "إنشاء الحساب",
  "signUp.have": "لديك حساب؟",
  "signUp.privacy": "ما نحتفظ به، ولأي مدة:",
  "signUp.meta.description": "أنشئ حساب صاحب عمل لنشر الوظائف والرد على المتقدمين.",

  "confirmEmail.title": "تأكيد بريدك الإلكتروني",
  "confirmEmail.meta.description": "أدخل الرمز الذي أرسلناه لتأكيد أن العنوان لك.",
  "confirmEmail.code": "الرمز الذي في الرسالة",
  "confirmEmail.code.hint": "ثمانية أرقام. يصلح الرمز 24 ساعة.",
  "confirmEmail.submit": "تأكيد العنوان",
  "confirmEmail.again.title": "لم يصلك رمز؟",
  "confirmEmail.again.text":
    "ابحث أولًا في مجلد البريد المزعج. الرمز الجديد يُلغي ما قبله. نرسل خمسة رموز في اليوم على الأكثر.",
  "confirmEmail.again.submit": "إرسال رمز جديد بالبريد",
  "confirmEmail.again.wrong": "العنوان خاطئ؟ راسلنا على {email}.",
  "confirmEmail.sent.title": "رمز جديد في طريقه إليك",
  "confirmEmail.sent.text": "الرمز السابق لم يعد صالحًا.",
  "confirmEmail.done.title": "تم تأكيد بريدك الإلكتروني",
  "confirmEmail.done.text": "يمكننا الآن مراسلة {email} بشأن حسابك ووظائفك.",
  "confirmEmail.notice.title": "يُرجى تأكيد بريدك الإلكتروني",
  "confirmEmail.mailed": "أرسلنا رمزًا إلى {email}.",
  "confirmEmail.notice.text": "إلى أن تُدخل الرمز، لا نراسلك بشأن الطلبات الجديدة أو وظائفك.",
  "confirmEmail.notice.candidate": "أدخِل الرمز لتثبت أن العنوان لك.",
  "confirmEmail.notice.link": "إدخال الرمز",

  "signIn.title": "تسجيل الدخول",
  "signIn.lead": "لأصحاب العمل. لا حاجة إلى حساب للتقدّم لوظيفة.",
  "signIn.next": "يُرجى تسجيل الدخول، ثم ننقلك إلى الصفحة التي طلبتها.",
  "signIn.kept": "انتهت جلستك. ما كتبته محفوظ ويعود حين تسجل الدخول.",
  "signIn.submit": "تسجيل الدخول",
  "signIn.none": "ليس لديك حساب بعد؟",
  "signIn.applied": "هل أرسلت طلبك من قبل؟",
  "signIn.forgot": "نسيت كلمة المرور؟",
  "signIn.meta.description": "سجل الدخول لنشر الوظائف وقراءة الطلبات والرد على المتقدمين.",

  "signOut.submit": "تسجيل الخروج",

  "forgotPassword.title": "نسيت كلمة المرور؟",
  "forgotPassword.lead": "أدخل البريد الإلكتروني لحسابك، فنرسل إليك رابطًا لتعيين كلمة مرور جديدة.",
  "forgotPassword.submit": "إرسال الرابط",
  "forgotPassword.sent.title": "افتح بريدك",
  "forgotPassword.sent.text":
    "إن كان لهذا العنوان حساب، فسنرسل إليه رابطًا. يصلح الرابط مرة واحدة لمدة ساعة. لم تصل رسالة؟ ابحث في مجلد البريد المزعج، أو تأكّد من العنوان واطلب مرة أخرى.",
  "forgotPassword.back": "العودة إلى تسجيل الدخول",
  "forgotPassword.meta.description": "اطلب رابطًا بالبريد لتعيين كلمة مرور جديدة لحسابك.",

  "resetPassword.title": "تعيين كلمة مرور جديدة",
  "resetPassword.lead": "تبدأ بعد ذلك جلستك هنا، وتنتهي على كل الأجهزة الأخرى.",
  "resetPassword.submit": "تعيين كلمة المرور",
  "resetPassword.incomplete": "هذا الرابط غير كامل. يُرجى فتحه من الرسالة مرة أخرى، أو طلب رابط جديد.",
  "resetPassword.again": "طلب رابط جديد",
  "resetPassword.meta.description": "عيّن كلمة مرور جديدة لحسابك بالرابط الذي في الرسالة.",

  "account.title": "حسابك",
  "account.name": "الاسم",
  "account.role": "نوع الحساب",
  "account.role.candidate": "ليس حساب صاحب عمل بعد",
  "account.role.employer": "صاحب عمل",
  "account.dashboard": "لوحة صاحب العمل",
  "account.changePassword.title": "تغيير كلمة المرور",
  "account.changePassword.text": "تغييرها ينهي جلساتك على كل الأجهزة الأخرى.",
  "account.changePassword.submit": "تغيير كلمة المرور",
  "account.changePassword.wrong": "كلمة المرور الحالية غير صحيحة",
  "account.changed.title": "تم تعيين كلمة المرور الجديدة",
  "account.changed.text": "انتهت الجلسات على كل الأجهزة الأخرى.",
  "account.meta.description": "اسمك وبريدك ونوع حسابك، وكيف تغيّر كلمة المرور.",

  "becomeEmployer.title": "التسجيل لأصحاب العمل",
  "becomeEmployer.lead": "أصحاب خبرة في النقل البحري والتقنية والتعدين، للعمل في {n} بلدًا.",
  "becomeEmployer.steps": "كيف يسير الأمر",
  "becomeEmployer.steps.company": "تعرّفنا بشركتك",
  "becomeEmployer.steps.company.text":
    "اسمها وبلدها وموقعها وهاتفها ورقمها في سجل الشركات. وتذكر الوكالات ترخيصها أيضًا.",
  "becomeEmployer.steps.check": "نتحقق منها",
  "becomeEmployer.steps.check.text": "يتحقق موظف لدينا من أنك تمثل الشركة، ونرسل إليك النتيجة بالبريد.",
  "becomeEmployer.steps.post": "تنشر وظائفك",
  "becomeEmployer.steps.post.text": "يرى المتقدمون وظائفك حالما نتحقق من الشركة.",
  "becomeEmployer.steps.post.unchecked":
    "يمكنك النشر قبل التحقق. وحتى ذلك الحين تذكر وظائفك أننا لم نتحقق منك.",
  "becomeEmployer.free": "التسجيل ونشر الوظائف وتحققنا مجانية لك.",
  "becomeEmployer.check": "ما الذي نتحقق منه",
  "becomeEmployer.check.every": "كل شركة",
  "becomeEmployer.check.every.text":
    "نبحث عن الشركة في السجل التجاري، ثم نرسل رمزًا إلى عنوان في نطاقها أو نتصل برقم وجدناه بأنفسنا.",
  "becomeEmployer.check.agency.text":
    "نبحث أيضًا عن الترخيص في قائمة الجهة المانحة، ونطلب خطابًا من كل شركة توظف لها الوكالة.",
  "becomeEmployer.check.until": "مدة سريان التحقق",
  "becomeEmployer.check.until.text":
    "12 شهرًا على الأكثر، ولا تتجاوز مدة الترخيص أبدًا. تذكر وظائفك ما تحققنا منه ومتى.",
  "becomeEmployer.benefits": "ما تحصل عليه",
  "becomeEmployer.reach.title": "{n} بلدًا وثلاثة قطاعات",
  "becomeEmployer.reach.text":
    "يأتي المتقدمون إلى هنا للعمل في الخارج. ويجدون وظيفتك بالبلد والقطاع والمستوى وأي كلمة من مسماها.",
  "becomeEmployer.post.title": "نموذج واحد للوظيفة",
  "becomeEmployer.post.text":
    "تنشر الوظيفة بنموذج واحد وتراها كما سيراها المتقدمون. ويمكنك تعديلها أو إغلاقها أو فتحها من جديد متى شئت.",
  "becomeEmployer.read.title": "الطلبات في مكان واحد",
  "becomeEmployer.read.text":
    "لكل وظيفة قائمة طلبات فيها الإجابات والمستندات. اعرضها بحسب الحالة، أو نزّلها ملف CSV.",
  "becomeEmployer.answer.title": "جوابك يصل إلى المتقدمين",
  "becomeEmployer.answer.text": "تحدد الحالة فنراسل المتقدم. ونسجل كل تغيير: من غيّر، وماذا، ومتى.",
  "becomeEmployer.fee.title": "التكلفة",
  "becomeEmployer.fee":
    "يدفع المتقدم لنا عن كل طلب {fee}. تذكر صفحة الوظيفة ذلك قبل التقديم، وتذكر متى تكون الوظيفة بلا رسوم. وليس لك نصيب من الرسوم.",
  "becomeEmployer.fee.none": "التقديم مجاني للمتقدمين.",
  "becomeEmployer.register.title": "ابدأ التوظيف",
  "becomeEmployer.register.text": "التسجيل مجاني. يصير حسابك حساب صاحب عمل فورًا.",
  "becomeEmployer.register.code": "يمكنك التسجيل أولًا. ننهي التحقق من شركتك بعد أن تدخل الرمز.",
  "becomeEmployer.register.visitor": "التسجيل مجاني. سجّل الدخول أو أنشئ حسابًا أولًا، ثم تعود إلى هذه الصفحة.",
  "becomeEmployer.meta.description":
    "سجل كصاحب عمل: انشر وظائف في النقل البحري والتقنية والتعدين، واقرأ الطلبات، وأجب المتقدمين.",
  "becomeEmployer.meta.keywords":
    "نشر وظيفة، توظيف من الخارج، أصحاب عمل، استقدام عمالة، وظائف بحرية، وظائف تقنية، وظائف تعدين",
  "becomeEmployer.invite.title": "هل توظف من الخارج؟",
  "becomeEmployer.invite.text": "انشر وظائفك هنا واقرأ الطلبات بنفسك.",
};
