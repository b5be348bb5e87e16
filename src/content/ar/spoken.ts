import { formats } from "../formats/ar.ts";
import { translated } from "../translated.ts";
import { claims } from "./claims.ts";
import { destinations } from "./destinations.ts";
import { ar } from "./index.ts";
import * as legal from "./legal.ts";
import { news } from "./news.ts";
import { phrases } from "./phrases.ts";
import { refundReasons } from "./refund-reasons.ts";

export const spoken = translated({
  ...{ locale: "ar", direction: "rtl", formats, words: ar, phrases, claims },
  ...{ refundReasons, news, destinations, legal },
});
