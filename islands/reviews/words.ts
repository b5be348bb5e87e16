import { formWords } from "../../src/content/en/forms.ts";
import { reviewsWords } from "../../src/content/en/reviews.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of the reviews. */
export const t = translator({ ...formWords, ...reviewsWords });
