import { createContext, useContext } from "react";
import type { Locale } from "../../src/shared/languages.ts";
import { linksFor } from "../../src/shared/link.ts";

/** The page's language. The server provides it. In the browser the document names it. */
export const LocaleContext = createContext((globalThis.document?.documentElement.lang ?? "en") as Locale);

export const useLinkTo = () => linksFor(useContext(LocaleContext));
