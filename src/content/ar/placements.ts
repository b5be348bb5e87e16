import type { placementWords as english } from "../en/placements.ts";
import type { Translation } from "../translation.ts";

export const placementWords: Translation<typeof english> = {
  "placement.section": "وظائف وجدناها لك",
  "placement.lead":
    "إن قلت نعم أرسلنا إجاباتك ومستنداتك إلى صاحب العمل طلبًا لهذه الوظيفة. لا تدفع رسومًا ثانية.",
  "placement.state.open": "نرجو أن تجيب",
  "placement.state.yes": "قلتَ نعم",
  "placement.state.no": "قلتَ لا",
  "placement.state.gone": "مغلقة",
  "placement.job": "{title}، {company}، {country}",
  "placement.offered": "عُرضت في {date}.",
  "placement.answered": "أجبتَ في {date}.",
  "placement.yes": "نعم، قدّموا طلبي لها",
  "placement.yes.of": "نعم، قدّموا طلبي لها: {title} لدى {company}",
  "placement.no": "لا، شكرًا",
  "placement.no.of": "لا، شكرًا: {title} لدى {company}",
  "placement.made": "لطلبك لهذه الوظيفة صفحة خاصة، ورقمه المرجعي {reference}.",
  "placement.made.mailed": "أرسلنا إليك بالبريد رابط صفحته.",
  "placement.made.link": "فتح هذا الطلب",
  "placement.gone.text": "لم يعد الرد ممكنًا، لأن الوظيفة أو هذا الطلب مغلق الآن.",
  "placement.looking": "نواصل البحث عن وظيفة لك.",
  "placement.thanks.no": "شكرًا لك. نواصل البحث عن وظيفة لك.",
  "placement.origin":
    "قلتَ نعم لهذه الوظيفة بعد طلبك العام {reference}. دُفعت الرسوم عن ذاك، فلا رسوم على هذا.",
  "placement.refund": "إن لم نعرض عليك وظيفة خلال {days} يومًا من دفعك، نردّ الرسوم من تلقاء أنفسنا.",

  "emails.placementOffered.subject": "وظيفة لك: {title} لدى {company}",
  "emails.placementOffered.body": "قدّمتَ لدينا طلبًا عامًا بلا وظيفة محددة. نرى أن هذه الوظيفة تناسبك:",
  "emails.placementOffered.job": "الوظيفة",
  "emails.placementOffered.company": "الشركة",
  "emails.placementOffered.country": "البلد",
  "emails.placementOffered.yes":
    "إن قلت نعم أرسلنا إجاباتك ومستنداتك إلى صاحب العمل هذا. لا تدفع رسومًا ثانية. يُرجى الرد في صفحة طلبك:",
  "emails.placementOffered.action": "الرد بنعم أو لا",
  "emails.placementOffered.no":
    "إن قلت لا أو لم تجب، فلا يُرسل شيء إلى صاحب العمل. كل من لديه هذا الرابط يستطيع رؤية طلبك، فيُرجى ألا تعطيه لأحد.",
};
