import type { jobVersionWords as english } from "../en/job-versions.ts";
import type { Translation } from "../translation.ts";

export const jobVersionWords: Translation<typeof english> = {
  "jobVersion.title": "الوظيفة كما كانت في {date}",
  "jobVersion.link": "الوظيفة كما كانت يوم تقديم هذا الطلب",
  "jobVersion.lead": "هذا هو الوصف الذي بُني عليه طلب {name}. تغييراتك اللاحقة ليست فيه.",
  "jobVersion.now": "الوظيفة كما هي اليوم",

  "emails.jobChanged.subject": "تغيّرت وظيفة طلبك {reference}",
  "emails.jobChanged.subject.job": "{title}، {company}: تغيّرت الوظيفة",
  "emails.jobChanged.body": "غيّر صاحب العمل الوظيفة. لا يلزمك فعل شيء: يبقى طلبك لوظيفة {position} كما هو.",
  "emails.jobChanged.same": "عادت كما كانت حين قدّمت طلبك.",
  "emails.jobChanged.pay": "الراتب",
  "emails.jobChanged.place": "المكان",
  "emails.jobChanged.now": "الآن: {value}",
  "emails.jobChanged.was": "سابقًا: {value}",
  "emails.jobChanged.requirements": "المتطلبات غير التي قرأتها.",
  "emails.jobChanged.next": "صفحة طلبك تعرض الوظيفة كما كانت حين قدّمت. ويمكنك هناك سحب طلبك أيضًا:",
};
