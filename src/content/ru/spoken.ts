import { formats } from "../formats/ru.ts";
import { translated } from "../translated.ts";
import { claims, paymentMethods } from "./claims.ts";
import { summaries } from "./destinations.ts";
import { ru } from "./index.ts";
import * as legal from "./legal.ts";
import { nationalities } from "./nationalities.ts";
import { news } from "./news.ts";
import { phrases } from "./phrases.ts";
import { refundReasons } from "./refund-reasons.ts";

export const spoken = translated({
  ...{ locale: "ru", direction: "ltr", formats, words: ru, phrases, claims, paymentMethods },
  ...{ refundReasons, news, destinations: summaries, legal, nationalities },
});
