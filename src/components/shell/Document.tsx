import { type ReactNode, useContext } from "react";
import { LocaleContext } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { type Locale, languages } from "../../shared/languages.ts";
import { Footer } from "./Footer.tsx";
import { FooterRow } from "./FooterRow.tsx";
import { Header } from "./Header.tsx";
import { type IslandCount, IslandCountContext } from "./Island.tsx";
import type { PageMeta, StructuredData, Translated } from "./page-meta.ts";

interface Props {
  locale: Locale;
  path: string;
  meta: PageMeta;
  canonical: string | undefined;
  /** The addresses for search engines, with the page's own and `x-default` among them. */
  alternates: { language: string; href: string }[];
  otherLanguages: Translated[];
  styles: { urls: string[]; css: string };
  /** The addresses of the two scripts. */
  scripts: { islands: string; visitor: string };
  islands: IslandCount;
  children: ReactNode;
}

/** Renders the whole page: head, shell, content. No byte of it depends on the visitor or the time. */
export function Document({ locale, path, meta, canonical, styles, scripts, islands, ...page }: Props) {
  const ownTitle = meta.isError ? t("errors.prefix", { title: meta.title }) : meta.title;
  const title = t("shell.title", { page: ownTitle });
  return (
    <html lang={locale} dir={languages[locale].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        <meta name="keywords" content={meta.keywords} />
        {canonical && <link rel="canonical" href={canonical} />}
        {page.alternates.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={meta.description} />
        {canonical && <meta property="og:url" content={canonical} />}
        {locale !== "en" && <meta property="og:locale" content={territorial(locale)} />}
        <meta property="og:site_name" content={site.name} />
        <meta name="theme-color" content="#0b3a5b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {meta.noindex && <meta name="robots" content="noindex" />}
        {meta.refreshSeconds && <meta httpEquiv="refresh" content={String(meta.refreshSeconds)} />}
        {meta.feed && <link rel="alternate" type="application/atom+xml" href={meta.feed} />}
        {meta.data?.map((data) => (
          <script
            key={data["@type"]}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: dataBlock(data) }}
          />
        ))}
        {meta.linksStyles ? (
          styles.urls.map((url) => <link key={url} rel="stylesheet" href={url} />)
        ) : (
          <style dangerouslySetInnerHTML={{ __html: styles.css }} />
        )}
      </head>
      <body>
        <LocaleContext.Provider value={locale}>
          <IslandCountContext.Provider value={islands}>
            <a className="skip" href="#content">
              {t("shell.skip")}
            </a>
            {meta.header === undefined ? (
              <Header path={path} otherLanguages={meta.hasFooterRow ? undefined : page.otherLanguages} />
            ) : (
              meta.header
            )}
            <main id="content" tabIndex={-1}>
              {page.children}
            </main>
            {meta.hasFooterRow ? (
              <FooterRow otherLanguages={page.otherLanguages} />
            ) : (
              <Footer otherLanguages={page.otherLanguages} />
            )}
            {meta.header === undefined && <script type="module" src={scripts.visitor} />}
            <IslandScript src={scripts.islands} />
          </IslandCountContext.Provider>
        </LocaleContext.Provider>
      </body>
    </html>
  );
}

/** Open Graph knows `es_ES` and no `es`. Its default is `en_US`. */
const territorial = (locale: Locale) => `${locale}_${new Intl.Locale(locale).maximize().region}`;

/** A text must not end the block, or begin a comment in it. */
const dataBlock = (data: StructuredData) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Renders last, because only then the islands of the page are known. A page that needs no script loads none. */
function IslandScript({ src }: { src: string }) {
  const { used, needsScript } = useContext(IslandCountContext);
  if (used === 0 && !needsScript) return null;
  return (
    <>
      <section id="toasts" aria-label={t("shell.notifications")} />
      <script type="module" src={src} />
    </>
  );
}
