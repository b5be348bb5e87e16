import type { ReactNode } from "react";
import type { Locale } from "../../shared/languages.ts";

/** Search engines read this, in the vocabulary of schema.org. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

export interface PageMeta {
  /** The title, to which the site's name is added. */
  title: string;
  /** The site refused a form of the page, or the page shows a failure. The title of the window says so first. */
  isError?: boolean;
  description: string;
  keywords?: string;
  /**
   * The path that search engines list for this page. Null for none, and without it the page's own path without the
   * query.
   */
  canonical?: string | null;
  noindex?: boolean;
  /** The page has no fields but those of the shell. With `fields` in `styles` it also has those of a search. */
  formless?: boolean;
  /** The page needs no style sheet of inner pages. */
  isHome?: boolean;
  /** The names of further style sheets, beside `site`, `inner`, `fields` and `forms`. */
  styles?: string[];
  /**
   * The page links its style sheets, because the next pages need the same ones. Other pages contain them, which
   * shows them sooner.
   */
  linksStyles?: boolean;
  /** Atom feed of the list that the page shows. */
  feed?: string;
  data?: StructuredData[];
  /** Replaces the public header on a page that no cache keeps. Null when the page renders its own. */
  header?: ReactNode;
  /** The footer is one row of links, without newsletter and countries. */
  hasFooterRow?: boolean;
  /** Seconds after which the page asks again, for a visitor without script. */
  refreshSeconds?: number;
}

/** The same page in another language. */
export interface Translated {
  locale: Locale;
  href: string;
}
