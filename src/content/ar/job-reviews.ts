import { administratorPart } from "../administrator-part.ts";
import { jobReviewWords as english } from "../en/job-reviews.ts";
import type { Translation } from "../translation.ts";

export const jobReviewWords: Translation<typeof english> = {
  "review.rule.money": "النص يطلب مالًا من المتقدمين.",
  "review.rule.messenger": "النص يذكر تطبيق مراسلة. يصل إليك المتقدمون عبر هذا الموقع.",
  "review.rule.phone": "في النص رقم هاتف. يصل إليك المتقدمون عبر هذا الموقع.",
  "review.rule.lookalike": "اسم الشركة يشبه اسم شركة أخرى.",
  "review.rule.copied": "نشر حساب آخر هذا النص.",
  "review.rule.pay": "الراتب أعلى بكثير من المعتاد لهذا القطاع والمستوى.",
  "review.sentence": "«{sentence}»",
  "review.held.title": "نفحص هذه الوظيفة قبل أن تُعرض",
  "review.held.text": "لا يراها المتقدمون الآن. غيّر ما ذُكر هنا، أو اتركه كما هو: يقرؤه مدير الموقع.",
  "review.refused.title": "رفضنا هذه الوظيفة",
  "review.refused.text": "لا يراها المتقدمون. يمكنك تغييرها فنقرؤها من جديد.",
  "review.refused.reason": "السبب: {reason}",
  "review.again.text": "رفضنا نصًا سابقًا لهذه الوظيفة. نقرأ النص الجديد قريبًا.",

  "emails.jobHeld.subject": "وظيفتك موقوفة حتى نفحصها: {title}",
  "emails.jobHeld.body": "لا يرى المتقدمون وظيفتك {title} بعد. وجدنا فيها ما يلي:",
  "emails.jobHeld.next": "يمكنك تغيير النص. وإن تركته كما هو، يقرأ مدير الموقع الوظيفة ويقرر.",
  "emails.jobReleased.subject": "قرأنا وظيفتك: {title}",
  "emails.jobReleased.body":
    "قرأنا وظيفتك {title} لدى {company} ووافقنا عليها. إن كنا تحققنا من أنك تمثل هذه الشركة، فالمتقدمون يرون الوظيفة الآن.",
  "emails.jobRefused.subject": "رفضنا وظيفتك: {title}",
  "emails.jobRefused.body": "قرأنا وظيفتك {title} لدى {company} ورفضناها. لا يراها المتقدمون.",
  "emails.jobRefused.reason": "السبب: {reason}",
  "emails.jobRefused.next": "يمكنك تغيير الوظيفة فنقرؤها من جديد.",

  ...administratorPart(english, "admin."),
};
