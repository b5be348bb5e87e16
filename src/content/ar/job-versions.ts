import type { jobVersionWords as english } from "../en/job-versions.ts";
import type { Translation } from "../translation.ts";

export const jobVersionWords: Translation<typeof english> = {
  "jobVersion.title": "الوظيفة كما كانت في {date}",
  "jobVersion.link": "الوظيفة كما كانت يوم تقديم هذا الطلب",
  "jobVersion.lead": "هذا هو الوصف الذي بُني عليه طلب {name}. تغييراتك اللاحقة ليست فيه.",
  "jobVersion.now": "الوظيفة كما هي اليوم",

  "emails.jobChanged.subject": "تغيّرت وظيفة طلبك {reference}",
  "emails.jobChanged.subject.job": "{title}، {company}: تغيّرت الوظيفة",
  "emails.jobChanged.body": "غيّر صاحب العمل وظيفة طلبك: {position} (الرقم المرجعي {reference}).",
  "emails.jobChanged.same": "عادت كما كانت حين قدّمت طلبك.",
  "emails.jobChanged.pay": "الراتب، الآن",
  "emails.jobChanged.payBefore": "الراتب، حين قدّمت",
  "emails.jobChanged.place": "المكان، الآن",
  "emails.jobChanged.placeBefore": "المكان، حين قدّمت",
  "emails.jobChanged.requirements": "المتطلبات غير التي قرأتها.",
  "emails.jobChanged.next":
    "لا يلزمك فعل شيء. صفحة طلبك تعرض الوظيفة كما كانت حين قدّمت. ويمكنك هناك سحب طلبك أيضًا:",
};
