import type { ReactNode } from "react";
import type { Locale } from "../../shared/languages.ts";

/** Search engines read this, in the vocabulary of schema.org. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** A page describes itself by these. */
export interface PageMeta {
  /** Without the site's name. */
  title: string;
  description: string;
  keywords?: string;
  /** The path that stands for this page in search results, null for none; default: its own path without the query. */
  canonical?: string | null;
  noindex?: boolean;
  /** Has no field to fill in but those of the shell, or names `fields` for those of a search. */
  formless?: boolean;
  /** Goes without the style sheet of what only pages below it have. */
  isHome?: boolean;
  /** Style sheets beside `site`, `inner`, `fields` and `forms`, by name. */
  styles?: string[];
  /** Links its style sheets: it is followed by pages that need the same ones. Else they are in the page, which is drawn sooner. */
  linksStyles?: boolean;
  /** Atom feed of the list that the page shows. */
  feed?: string;
  data?: StructuredData[];
  /** Takes the place of the public header, on a page that no cache keeps. Null: the page draws its own. */
  header?: ReactNode;
  /** Ends with one row of links, without newsletter and countries. */
  hasFooterRow?: boolean;
  /** Seconds after which the page asks again, for a visitor without script. */
  refreshSeconds?: number;
}

/** The same page in another language. */
export interface Translated {
  locale: Locale;
  href: string;
}
