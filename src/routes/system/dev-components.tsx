import { Hono } from "hono";
import { ComponentSpecimens } from "../../components/shell/ComponentSpecimens.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { requireDevelopment } from "./require-development.ts";

/** Shows each component in its states, for somebody who develops the site. Production has no such page. */
export const devComponentsPage = new Hono<Env>()
  .get(routes.devComponents.path, (c) => {
    requireDevelopment(c);
    const css = c.env.assets.styles(["site"]).css;
    return c.render(
      <>
        <link rel="stylesheet" href={c.var.linkTo(routes.devColors)} />
        <PageHead title={t("components.title")} lead={t("components.lead")} />
        <div className="wrap page panes">
          {(["light", "dark"] as const).map((scheme) => (
            <section key={scheme} className={`pane pane-${scheme}`} aria-labelledby={scheme}>
              <h2 id={scheme}>{t(`components.${scheme}`)}</h2>
              <ComponentSpecimens scheme={scheme} colors={colorNames(css)} />
            </section>
          ))}
        </div>
      </>,
      {
        title: t("components.title"),
        description: t("components.lead"),
        noindex: true,
        linksStyles: true,
        styles: ["facts", "icons", "desk", "map", "rows", "saving", "reviews", "tables", "trade"],
      },
    );
  })
  .get(routes.devColors.path, (c) => {
    requireDevelopment(c);
    c.header("Content-Type", "text/css; charset=utf-8");
    const { styles } = c.env.assets;
    return c.body(paneStyles(styles(["site"]).css) + markStyles(styles(["forms"]).css));
  });

/** The tokens of the light scheme and those that the dark one changes. */
function tokenBlocks(css: string): { light: string; dark: string } {
  const [light = "{}", dark = "{}"] = css.match(/\{[^{}]*--ground:[^{}]*\}/g) ?? [];
  return { light, dark };
}

/** The mark of a wrong answer is a picture, once for each scheme. The build renames its token, so the path identifies it. */
function markStyles(css: string): string {
  const [light = "", dark = ""] = css.match(/--[\w-]+:\s*url\([^)]*M12 8v4m0 4h\.01[^)]*\)/g) ?? [];
  return `.pane-light{${light}}.pane-dark{${dark}}`;
}

const colorNames = (css: string): string[] => [
  ...new Set(
    [...tokenBlocks(css).light.matchAll(/(--(?!pico)[a-z-]+):\s*(?:#|var\()/g)].map(([, name]) => name!),
  ),
];

/** Both schemes are on the page at once, whichever the browser prefers. */
function paneStyles(css: string): string {
  const { light, dark } = tokenBlocks(css);
  return `.pane${light}
.pane-dark${dark}
.pane-light{color-scheme:light}
.pane-dark{color-scheme:dark}
.pane{margin:0 -1rem!important;padding:1.5rem 1rem;background:var(--ground);color:var(--text)}
.panes{padding-bottom:0!important}
.pane>h3{margin-top:2rem}
.pane>.page-head{min-height:10rem}
.swatches{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:.5rem}
.swatches svg{display:block;width:100%;height:2rem;border:1px solid var(--line)}
.pane .port-map{position:static;display:block;width:100%;height:10rem}
@media (min-width:100rem){.panes{display:grid;grid-template-columns:1fr 1fr;gap:1rem;width:min(100% - 2rem,100rem)}.pane{margin:0!important}}
`;
}
