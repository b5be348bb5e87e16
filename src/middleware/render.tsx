import { createMiddleware } from "hono/factory";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ClaimsContext } from "../components/shell/confirmed-claims.ts";
import { Document } from "../components/shell/Document.tsx";
import { IslandCount } from "../components/shell/Island.tsx";
import { MailPlaceContext } from "../components/shell/NeedsMail.tsx";
import { OperatorContext } from "../components/shell/OperatorLines.tsx";
import type { PageMeta } from "../components/shell/page-meta.ts";
import type { Env } from "../env.ts";
import { operatorLines } from "../shared/operator.ts";
import { say } from "../shared/say.ts";
import { mailPlaceOf } from "./mail-place.ts";
import { publicRoute } from "./public-page.ts";
import { alternatesOf, otherLanguages } from "./translated-page.ts";

type Render = (content: ReactNode, meta: PageMeta) => Response | Promise<Response>;

declare module "hono" {
  interface ContextRenderer extends Render {}
}

const defaultKeywords = "overseas jobs, shipping, IT, mining, cruise ships, offshore";

/** Renders one string, which is twice as fast as a stream. */
export const render = createMiddleware<Env>(async (c, next) => {
  c.setRenderer((content, meta) => {
    const { assets, settings } = c.env;
    const { pathname: path, search } = new URL(c.req.url);
    const canonical = meta.canonical === null ? undefined : (meta.canonical ?? path);
    const { languages, siteUrl } = settings;
    const isListed = canonical !== undefined && !meta.noindex && publicRoute({ method: "GET", path });
    const shared = ["site", ...(meta.isHome ? [] : ["inner"]), ...(meta.formless ? [] : ["fields", "forms"])];
    const footer = meta.hasFooterRow ? ["foot-row"] : [];
    const styles = assets.styles([...shared, ...(meta.styles ?? []), ...footer]);
    c.set("styleSource", meta.linksStyles ? "'self'" : `'${styles.hash}'`);
    const html = renderToString(
      <MailPlaceContext.Provider value={mailPlaceOf(c)}>
        <OperatorContext.Provider value={operatorLines(settings)}>
          <ClaimsContext.Provider value={settings.claims}>
            <Document
              locale={c.var.locale}
              path={path}
              meta={{ ...meta, keywords: meta.keywords ?? say(defaultKeywords) }}
              canonical={canonical && siteUrl + canonical}
              alternates={isListed ? alternatesOf(canonical, languages, siteUrl) : []}
              otherLanguages={otherLanguages(c.var.locale, path + search, languages)}
              styles={styles}
              scripts={{
                islands: assets.url("src/client.ts", c.var.locale),
                visitor: assets.url("islands/lib/visitor.ts", c.var.locale),
              }}
              islands={new IslandCount()}
            >
              {content}
            </Document>
          </ClaimsContext.Provider>
        </OperatorContext.Provider>
      </MailPlaceContext.Provider>,
    );
    return c.html(`<!doctype html>${html}`);
  });
  await next();
});
