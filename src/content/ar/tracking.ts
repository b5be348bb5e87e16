import type { trackingWords as english } from "../en/tracking.ts";
import type { Translation } from "../translation.ts";

export const trackingWords: Translation<typeof english> = {
  "mail.off.title": "لا يرسل هذا الموقع أي بريد حاليًا",
  "mail.address": "هذا العنوان",
  "mail.off.text": "ليس له خادم بريد بعد، فلا يصلك ما يكتبه إليك. إن احتجت إلى مساعدة فاكتب إلى {email}.",
  "mail.off.write": "اكتب إلى {email}",
  "mail.off.check": "افتح البريد الصادر",
  "mail.off.outbox": "هذا موقع للتطوير. اقرأ رسائله في هذه الصفحة:",
  "track.title": "متابعة طلبك",
  "track.meta.description":
    "اطلع على حالة طلبك برقمه المرجعي والبريد الإلكتروني الذي ذكرته فيه. لا حاجة إلى حساب.",
  "track.lead": "لا حاجة إلى حساب. أدخل الرقم المرجعي لطلبك وبريدك الإلكتروني.",
  "track.lead.code": "نرسل بعدها رمزًا إلى ذلك العنوان.",
  "track.off": "لا نستطيع إرسال رمز إلى بريدك. لتعرف حالة طلبك اكتب إلى {email} واذكر رقمه المرجعي.",
  "track.reference": "الرقم المرجعي",
  "track.reference.hint": "مثل K7QM-4RTX-9DWP. تجده في صفحة التأكيد وفي كل رسالة عن الطلب.",
  "track.email": "البريد الإلكتروني",
  "track.email.hint": "العنوان الذي ذكرته في الطلب.",
  "track.submit": "أرسلوا إليّ رمزًا",
  "track.lost": "أضعت الرقم المرجعي؟ اكتب إلى {email} من العنوان الذي ذكرته في الطلب.",
  "track.link": "هل لديك الرسالة التي فيها رابط صفحة طلبك؟ الرابط يفتح الصفحة نفسها فورًا.",

  "track.example.title": "ما تراه بعد ذلك",
  "track.example.text":
    "المراحل التي مرّ بها طلبك وتواريخها، واليوم الذي يصلك فيه خبر منا على الأكثر. هذا مثال بتواريخ متخيلة:",

  "track.ahead": "المرحلة القادمة:",
  "track.due": "يصلك خبر منا حتى {date}.",
  "track.overdue": "كان يجب أن يصلك خبر منا حتى {date}. يُرجى الكتابة إلى {email}.",

  "track.later": "يمكنك فتح طلبك من أي جهاز بالرقم المرجعي وبريدك الإلكتروني:",

  "track.code.title": "إدخال الرمز",
  "track.code.meta.description": "أدخل الرمز الذي وصلك بالبريد لترى طلبك.",
  "track.code.sent.title": "افتح بريدك",
  "track.code.sent.text":
    "إن كان الرقم المرجعي والبريد الإلكتروني لطلب واحد، فقد أرسلنا رمزًا إلى ذلك العنوان. قد يستغرق وصوله بضع دقائق.",
  "track.code.label": "الرمز الذي في الرسالة",
  "track.code.hint": "ثمانية أرقام. يصلح الرمز 15 دقيقة، ومرة واحدة، وفي هذا المتصفح فقط.",
  "track.code.submit": "عرض طلبي",
  "track.code.again":
    "ابحث أولًا في مجلد البريد المزعج. إن لم تجده فتأكّد من الرقم المرجعي والعنوان، ثم اطلب رمزًا آخر.",
  "track.code.back": "العودة إلى رقمك المرجعي",
  "track.code.again.link": "طلب رمز آخر",
  "track.code.wrong.zero": "هذا الرمز غير صحيح. لم تبقَ لك محاولة.",
  "track.code.wrong.one": "هذا الرمز غير صحيح. بقيت لك محاولة واحدة.",
  "track.code.wrong.two": "هذا الرمز غير صحيح. بقيت لك محاولتان.",
  "track.code.wrong.few": "هذا الرمز غير صحيح. بقيت لك {n} محاولات.",
  "track.code.wrong.many": "هذا الرمز غير صحيح. بقيت لك {n} محاولة.",
  "track.code.wrong.other": "هذا الرمز غير صحيح. بقيت لك {n} محاولة.",
  "track.code.over":
    "لم يعد هذا الرمز صالحًا: استُعمل، أو جُرّب مرات كثيرة، أو مضى عليه أكثر من 15 دقيقة. اطلب رمزًا آخر أدناه.",

  "emails.trackingCode.subject": "رمز طلبك {reference}",
  "emails.trackingCode.body": "أدخل هذا الرمز لترى طلبك:",
  "emails.trackingCode.limits":
    "يصلح 15 دقيقة، ومرة واحدة، وفي المتصفح الذي طلبه فقط. أدخله في {host} فقط. لا نطلبه أبدًا بالهاتف أو برسالة.",
  "emails.trackingCode.ignore": "إن لم تطلب ذلك فلا تفعل شيئًا. بدون هذا الرمز لا يرى أحد شيئًا.",

  "private.title": "عرض بيانات جواز سفرك",
  "private.meta.description": "أدخل رمزًا من رسالة بريد لترى رقم جواز سفرك وصورة الجواز.",
  "private.masked": "حمايةً لك، لا يُظهر الرابط وحده رقم جواز سفرك كاملًا ولا صورة الجواز.",
  "private.link": "لعرضهما، أدخل رمزًا نرسله إلى بريدك",
  "private.document": "فتح برمز",
  "private.document.off": "محجوب، لأن كل من لديه الرابط كان سيراه. لرؤيته، اكتب إلى {email}.",
  "private.export":
    "بيانات جواز السفر محجوبة. للحصول عليها كاملة، أدخل أولًا في صفحة طلبك رمزًا يصلك بالبريد، ثم نزّل هذا الملف من جديد.",
  "private.lead.zero":
    "نرسل رمزًا إلى {address}. حين تُدخله هنا يعرض هذا المتصفح رقم جواز سفرك كاملًا وصورة الجواز، لمدة {n} دقيقة.",
  "private.lead.one":
    "نرسل رمزًا إلى {address}. حين تُدخله هنا يعرض هذا المتصفح رقم جواز سفرك كاملًا وصورة الجواز، لمدة دقيقة.",
  "private.lead.two":
    "نرسل رمزًا إلى {address}. حين تُدخله هنا يعرض هذا المتصفح رقم جواز سفرك كاملًا وصورة الجواز، لمدة دقيقتين.",
  "private.lead.few":
    "نرسل رمزًا إلى {address}. حين تُدخله هنا يعرض هذا المتصفح رقم جواز سفرك كاملًا وصورة الجواز، لمدة {n} دقائق.",
  "private.lead.many":
    "نرسل رمزًا إلى {address}. حين تُدخله هنا يعرض هذا المتصفح رقم جواز سفرك كاملًا وصورة الجواز، لمدة {n} دقيقة.",
  "private.lead.other":
    "نرسل رمزًا إلى {address}. حين تُدخله هنا يعرض هذا المتصفح رقم جواز سفرك كاملًا وصورة الجواز، لمدة {n} دقيقة.",
  "private.ask": "إرسال رمز بالبريد",
  "private.again.title": "لم يصلك رمز؟",
  "private.again.text": "ابحث أولًا في مجلد البريد المزعج. نرسل خمسة رموز في الساعة على الأكثر.",
  "private.again": "إرسال رمز جديد بالبريد",
  "private.submit": "عرض بيانات جواز سفري",
  "private.code.lead": "رقم جواز سفرك مخفي. أدخل الرمز لتراه مع صورة الجواز.",
  "private.sent.text": "الرمز في طريقه إلى {address}. قد يستغرق وصوله بضع دقائق.",
  "private.back": "العودة إلى طلبك",

  "oldLink.title": "هذا الرابط قديم",
  "oldLink.meta.description": "اطلب رابطًا جديدًا لطلبك بالبريد.",
  "oldLink.lead":
    "حمايةً لك، تصلح الروابط التي نرسلها لمدة 90 يومًا. يمكننا إرسال رابط جديد إلى {address}، وهو العنوان المسجل لدينا.",
  "oldLink.submit": "إرسال رابط جديد بالبريد",
  "oldLink.sent.title": "افتح بريدك",
  "oldLink.sent.text":
    "رابط جديد في طريقه إلى {address}. نرسل خمسة روابط في اليوم على الأكثر. إن لم تصل رسالة خلال خمس دقائق، فابحث في مجلد البريد المزعج.",
  "oldLink.track": "البحث عن طلبك برقمه المرجعي",

  "withdrawal.section": "سحب الطلب",
  "withdrawal.text": "إن لم تعد تريد الوظيفة فاسحب طلبك، فيعلم صاحب العمل بذلك.",
  "withdrawal.text.us": "إن لم يعد الأمر يهمك فاسحب طلبك، فنعلم بذلك.",
  "withdrawal.text.hired": "لقد قبلت عرضًا. إن سحبت الطلب تخليت عن هذه الوظيفة، ويرى صاحب العمل ذلك.",
  "withdrawal.link": "سحب هذا الطلب",
  "withdrawal.done.title": "سحبتَ هذا الطلب",
  "withdrawal.done.text":
    "يرى صاحب العمل ذلك ولن يرد. يمكنك التقدّم لوظيفة أخرى، أو لهذه مرة أخرى ما دامت مفتوحة.",
  "withdrawal.done.text.us": "يرى ذلك من يديرون الموقع. يمكنك تقديم طلب آخر.",
  "withdrawal.rejected": "رُفض هذا الطلب، فلا حاجة إلى سحبه.",
  "withdrawal.status": "سحبتَه",

  "withdrawal.title": "سحب الطلب {reference}",
  "withdrawal.meta.description": "تأكيد أنك لم تعد تريد الوظيفة.",
  "withdrawal.lead": "لا رجوع عن هذه الخطوة.",
  "withdrawal.employerSees":
    "يرى صاحب العمل عبارة «سحبه المتقدم» ولا يستطيع قبولك بعد ذلك. ولا يستطيع منذ تلك اللحظة فتح مستنداتك، ولا رؤية بيانات جواز سفرك وتاريخ ميلادك وعنوانك ورقم هاتفك. لكنه ربما احتفظ بما فتحه قبل ذلك.",
  "withdrawal.weSee": "لن يستطيع أحد قبولك بناءً على هذا الطلب بعد ذلك.",
  "withdrawal.fee": "لا تُسترد الرسوم التي دفعتها إلا في الحالات التي تذكرها شروطنا.",
  "withdrawal.data": "نحتفظ بإجاباتك ومستنداتك للمدة المذكورة في سياسة الخصوصية.",
  "withdrawal.data.delete": "لحذفها الآن اختر «حذف بياناتي» في صفحة طلبك.",
  "withdrawal.submit": "سحب طلبي الآن",
  "withdrawal.keep": "إبقاء طلبي كما هو",

  "certificates.title": "إضافة شهادة ناقصة",
  "certificates.text": "يراها صاحب العمل مع مستنداتك الأخرى. يتسع الطلب لعشر شهادات.",
  "certificates.text.us": "نراها مع مستنداتك الأخرى. يتسع الطلب لعشر شهادات.",
  "certificates.final": "لا يمكن حذف شهادة بعد إضافتها.",
  "certificates.choose": "الشهادة",
  "certificates.hint": "PDF أو JPG أو PNG، أصغر من 10 MB.",
  "certificates.submit": "إضافة الشهادة",
  "certificates.added": "{document}، أُضيفت في {date} UTC",
  "certificates.addedLabel": "{document}، أُضيفت في {date}",
  "certificates.done.added": "أُضيفت شهادتك.",
  "certificates.done.known": "أرسلتَ هذا الملف من قبل.",
  "certificates.withdrawn": "سحبتَ هذا الطلب، فلا يمكن إضافة شهادات أخرى.",
  "certificates.rejected": "رُفض هذا الطلب، فلا يمكن إضافة شهادات أخرى.",
  "certificates.erased": "حُذف هذا الطلب، فلا يمكن إضافة شهادات أخرى.",
  "certificates.full": "لا مكان لشهادة أخرى. إن كان ينقص شيء مهم فاكتب إلى {email}.",
  "certificates.missing": "اختر ملفًا أولًا.",

  "emails.withdrawn.subject": "سحبتَ طلبك {reference}",
  "emails.withdrawn.subject.job": "{title}، {company}: سحبتَ طلبك",
  "emails.withdrawn.body": "سحبتَ طلبك لوظيفة {position} من صفحته.",
  "emails.withdrawn.employer": "علم صاحب العمل بذلك ولن يرد.",
  "emails.withdrawn.us": "علمنا بذلك، ولن يصلك رد.",
  "emails.withdrawn.notYou":
    "إن لم تفعل ذلك بنفسك، فرابط صفحة طلبك لدى شخص آخر. يُرجى الكتابة فورًا إلى {email} وذكر الرقم المرجعي.",

  "draftLink.title": "المتابعة على جهاز آخر",
  "draftLink.text":
    "نرسل إليك رابطًا بالبريد. افتحه على الجهاز الآخر خلال 72 ساعة، فتجد هناك كل ما حفظته من إجابات وملفات، ويصبح هذا النموذج فارغًا هنا.",
  "draftLink.email": "البريد الإلكتروني للرابط",
  "draftLink.submit": "أرسلوا إليّ الرابط",
  "draftLink.sent.title": "افتح بريدك",
  "draftLink.sent.text": "افتح على الجهاز الآخر الرسالة المرسلة إلى {email} واتبع الرابط فيها.",
  "draftLink.sent.once": "يصلح الرابط مرة واحدة خلال 72 ساعة. يبقى طلبك هنا إلى ذلك الحين.",
  "draftLink.sent.limit": "نرسل خمسة روابط في اليوم على الأكثر.",
  "draftLink.sent.spam": "إن لم تصل رسالة خلال خمس دقائق، فابحث في مجلد البريد المزعج.",
  "draftLink.off": "لا يمكننا إرسال الرابط إليك. إجاباتك وملفاتك محفوظة في هذا المتصفح، ويمكنك أن تتابع هنا.",
  "draftLink.off.sent":
    "لم نتمكن من إرسال الرابط. إجاباتك وملفاتك ما زالت في هذا المتصفح، ويمكنك أن تتابع هنا.",
  "draftLink.nothing": "لم يُحفظ شيء بعد، فلا شيء تتابعه. املأ الخطوة الأولى واختر «حفظ ومتابعة» أولًا.",
  "draftLink.back": "العودة إلى طلبك",

  "moveDraft.title": "متابعة طلبك هنا",
  "moveDraft.two": "لديك طلبان غير مكتملين",
  "moveDraft.meta.description": "تابع الطلب الذي بدأته على جهاز آخر.",
  "moveDraft.lead": "تنتقل إجاباتك وملفاتك إلى هذا المتصفح، وتتابع من حيث توقفت.",
  "moveDraft.choose": "يحتفظ هذا المتصفح بأحدهما. اختر الطلب الذي تتابعه.",
  "moveDraft.moves":
    "يصير الطلب في هذا المتصفح وحده، ويعود النموذج فارغًا حيث بدأته. وإن بدأت هناك دفعًا ولم يكتمل، نلغيه. لم يُخصم شيء.",
  "moveDraft.another": "إن تابعت بالطلب الذي في الرابط، حذفنا الطلب الذي في هذا المتصفح: ما كتبته ورفعته له.",
  "moveDraft.linked": "الطلب الذي في الرابط",
  "moveDraft.local": "الطلب الذي في هذا المتصفح",
  "moveDraft.next": "الخطوة التالية",
  "moveDraft.used": "آخر استعمال",
  "moveDraft.newest": "الأحدث",
  "moveDraft.keep": "الاحتفاظ بالطلب الذي في هذا المتصفح",
  "moveDraft.discard": "استعمال الطلب الذي في الرابط",
  "moveDraft.submit": "المتابعة هنا",
  "moveDraft.here": "هذا الطلب موجود في هذا المتصفح.",
  "moveDraft.go": "متابعته",

  "emails.draftLink.subject": "متابعة طلبك",
  "emails.draftLink.greeting": "مرحبًا،",
  "emails.draftLink.body":
    "افتح هذا الرابط على الجهاز الذي تريد المتابعة عليه واختر «المتابعة هنا». يصلح مرة واحدة خلال 72 ساعة:",
  "emails.draftLink.keep": "كل من لديه هذا الرابط يستطيع قراءة الطلب وتغييره، فيُرجى ألا تعطيه لأحد.",
  "emails.draftLink.ignore": "إن لم يكن هذا الطلب لك فلا تفعل شيئًا، واحذف هذه الرسالة.",

  "emails.unanswered.subject.zero": "لا طلبات تنتظر ردّك",
  "emails.unanswered.subject.one": "طلب واحد ينتظر ردّك",
  "emails.unanswered.subject.two": "طلبان ينتظران ردّك",
  "emails.unanswered.subject.few": "{n} طلبات تنتظر ردّك",
  "emails.unanswered.subject.many": "{n} طلبًا ينتظر ردّك",
  "emails.unanswered.subject.other": "{n} طلب ينتظر ردّك",
  "emails.unanswered.body.zero": "لا طلبات بلا رد منذ {days} أو أكثر.",
  "emails.unanswered.body.one": "طلب واحد لوظائفك بلا رد منذ {days} أو أكثر.",
  "emails.unanswered.body.two": "طلبان لوظائفك بلا رد منذ {days} أو أكثر.",
  "emails.unanswered.body.few": "{n} طلبات لوظائفك بلا رد منذ {days} أو أكثر.",
  "emails.unanswered.body.many": "{n} طلبًا لوظائفك بلا رد منذ {days} أو أكثر.",
  "emails.unanswered.body.other": "{n} طلب لوظائفك بلا رد منذ {days} أو أكثر.",
  "emails.unanswered.long.zero": "ولا طلب منها بلغ {days}.",
  "emails.unanswered.long.one": "طلب واحد منها مضى عليه {days} أو أكثر.",
  "emails.unanswered.long.two": "طلبان منها مضى عليهما {days} أو أكثر.",
  "emails.unanswered.long.few": "{n} طلبات منها مضى عليها {days} أو أكثر.",
  "emails.unanswered.long.many": "{n} طلبًا منها مضى عليها {days} أو أكثر.",
  "emails.unanswered.long.other": "{n} طلب منها مضى عليها {days} أو أكثر.",
  "emails.unanswered.how":
    "يُرجى فتحها في لوحة التحكم وتحديد حالة لكل منها. الرفض أيضًا جواب. ونحن نرسل كل جواب إلى صاحبه.",
  "emails.unanswered.after": "بعد {days} بلا رد نخبر المتقدم، ويرى مدير الموقع ذلك.",

  "emails.noAnswer.subject": "لا رد بعد على طلبك {reference}",
  "emails.noAnswer.subject.job": "{title}، {company}: لا رد بعد",
  "emails.noAnswer.body":
    "لم يجب صاحب العمل عن طلبك لوظيفة {position} خلال {days}، مع أننا ذكّرناه. نأسف لذلك.",
  "emails.noAnswer.general": "لم نجب عن طلبك العام خلال {days}، ولم نجد لك وظيفة بعد. نأسف لذلك.",
  "emails.noAnswer.what": "لا نستطيع أن نعدك برد. يمكنك الانتظار، أو التقدّم لوظائف أخرى، أو سحب طلبك:",
  "emails.noAnswer.fee": "يبيّن البند 9 من شروطنا متى تُرد الرسوم.",
  "silence.state": "الحالة",
  "silence.state.all": "الكل",
  "silence.state.unanswered": "بلا رد منذ {days}",
  "silence.state.withdrawn": "سحبه المتقدم",
  "emails.appliedBefore.subject": "قدّمتَ طلبًا من قبل: {reference}",
  "emails.appliedBefore.subject.job": "{title}، {company}: قدّمتَ طلبًا من قبل",
  "emails.appliedBefore.body":
    "طلب واحد يكفي: قدّمتَ من قبل، بهذا البريد الإلكتروني، طلبًا لوظيفة {position}. والآن يحاول أحدهم، ربما أنت، دفع رسوم طلب ثانٍ. هذه صفحة الطلب الذي أرسلته:",
  "emails.appliedBefore.fee":
    "إن دفعت رسومًا ثانية خطأً، فأجب عن هذه الرسالة أو اكتب إلى {email} مع ذكر الرقم المرجعي.",
};
