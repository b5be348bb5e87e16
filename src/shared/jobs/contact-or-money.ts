export interface Mention {
  rule: "messenger" | "phone" | "money";
  sentence: string;
}

type Rule = readonly [name: Mention["rule"], pattern: RegExp];

// "Signal", "line" and "deposit" are also words of these trades, so each counts only beside certain other words.
const rules: readonly Rule[] = [
  [
    "messenger",
    /\b(whats ?app|watsapp|telegram|viber|we ?chat|kakao ?talk|zalo|botim|skype|(on|via|by|facebook) messenger|(on|via|by) signal(?! flag)|signal (app|messenger)|line id)\b|\b(wa|t)\.me\//,
  ],
  ["phone", /(?<![\d.,])(\+ ?\d|00[1-9]|0[1-9]|\(0\d+\))([\s().\-/]{0,2}\d){7,13}(?![\d,])/],
  [
    "phone",
    /\b(call|phone|tel|telephone|mobile|text|sms|cell)\b\D{0,20}\d([\s().\-/]{0,2}\d){6,13}(?![\d,])/,
  ],
  [
    "money",
    /\b(security|refundable|non-refundable|advance|cash) deposit\b|\bdeposit (of|is|:)? ?([$€£₹₱]|(usd|eur|gbp|inr|php|bdt)\b|\d)|\b(pay|send|transfer|make|leave) (us |me )?(a|the|your) deposit\b/,
  ],
  [
    "money",
    /(?<!\b(no|never|without|free of|any) (\w+ ){0,2})\b(processing|registration|application|agency|placement|recruitment|visa|training|medical|service|document|administration|joining|booking) (fee|charge|cost)s?\b/,
  ],
  [
    "money",
    /\b(western union|moneygram|bitcoin|usdt|gift cards?|pay (us|me|the agent|in advance|up ?front)|(send|transfer|wire) (us |me )?(money|the money|[$€£₹₱]|(usd|eur|gbp|inr|php|bdt)\b)|advance payment|upfront payment)/,
  ],
];

const sentences = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/g;
const dates = /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g;

/** Reports each rule once, with the first sentence that breaks it. */
export function contactOrMoneyIn(text: string): Mention[] {
  const found = new Map<Mention["rule"], Mention>();
  for (const [written] of text.normalize("NFKC").matchAll(sentences)) {
    const sentence = written.replace(/\s+/g, " ").trim();
    const plain = sentence.toLowerCase().replace(dates, "a day");
    for (const [rule, pattern] of rules)
      if (!found.has(rule) && pattern.test(plain)) found.set(rule, { rule, sentence });
  }
  return [...found.values()];
}
