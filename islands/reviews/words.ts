import { formWords } from "../../src/content/en/forms.ts";
import { reviewsWords } from "../../src/content/en/reviews.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({ ...formWords, ...reviewsWords });
