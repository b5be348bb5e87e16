import { linksFor } from "../../src/shared/link.ts";

/** The tests read the site in English. */
export const linkTo = linksFor("en");
