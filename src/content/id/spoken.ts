import { formats } from "../formats/id.ts";
import { translated } from "../translated.ts";
import { claims, paymentMethods } from "./claims.ts";
import { summaries } from "./destinations.ts";
import { id } from "./index.ts";
import * as legal from "./legal.ts";
import { nationalities } from "./nationalities.ts";
import { news } from "./news.ts";
import { phrases } from "./phrases.ts";
import { refundReasons } from "./refund-reasons.ts";

export const spoken = translated({
  ...{ locale: "id", direction: "ltr", formats, words: id, phrases, claims, paymentMethods },
  ...{ refundReasons, news, destinations: summaries, legal, nationalities },
});
