import { createContext, useContext } from "react";
import type { Locale } from "../../src/shared/languages.ts";
import { linksFor } from "../../src/shared/link.ts";

export const pageLanguage = (globalThis.document?.documentElement.lang ?? "en") as Locale;

/** The page's language, which the server provides. */
export const LocaleContext = createContext(pageLanguage);

export const useLinkTo = () => linksFor(useContext(LocaleContext));
