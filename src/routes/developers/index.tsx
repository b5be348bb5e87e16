import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { BreakableAddress } from "../../components/shell/BreakableAddress.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import { describeRoutes, type Registered } from "../../middleware/facts.ts";
import * as routes from "../../routes.ts";
import type { Settings } from "../../world.ts";
import { type OpenApi, openApiDocument } from "./document.ts";
import { anchorOf, OperationView } from "./operation-view.tsx";
import { Words } from "./words.tsx";

const version = "1.0.0";

/** Serves the description of the calls of `api` to programs and to their authors. */
export function developersPage(api: Registered) {
  const documentFor = (settings: Settings) => openApiDocument(describeRoutes(api), { ...settings, version });
  return new Hono<Env>()
    .get(routes.openApi.path, (c) => {
      return c.json(documentFor(c.env.settings));
    })
    .get(routes.developers.path, (c) =>
      c.render(<Developers document={documentFor(c.env.settings)} />, {
        title: t("developers.title"),
        description: t("developers.meta.description"),
        formless: true,
        keywords: t("developers.meta.keywords"),
        styles: ["developers"],
      }),
    );
}

function Developers({ document }: { document: OpenApi }) {
  const linkTo = useLinkTo();
  const { info, servers, tags, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  return (
    <>
      <PageHead title={t("developers.title")} lead={t("developers.lead")}>
        <p className="actions">
          <QuietLink href={linkTo(routes.openApi)}>{t("developers.document")}</QuietLink>
        </p>
      </PageHead>
      <div className="wrap page">
        <p>{t("developers.first")}</p>
        <pre>
          <code>
            curl {servers[0]!.url}
            <BreakableAddress address={linkTo(routes.apiJobSearch, { search: "welder" })} />
          </code>
        </pre>
        <Words text={t("developers.sessions")} />
        {info.description.split("\n\n").map((text) => (
          <Words key={text} text={text} />
        ))}
        <p>
          {t("developers.feeds")} <code>{linkTo(routes.feed)}?country=Norway</code>
        </p>
        <nav aria-label={t("developers.contents")}>
          <ul className="actions plain">
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${anchorOf(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ name, operations }) => (
          <section key={name} aria-labelledby={anchorOf(name)}>
            <h2 id={anchorOf(name)}>{name}</h2>
            {operations.map((each) => (
              <OperationView
                key={each.operation.operationId}
                {...each}
                schemas={document.components.schemas}
              />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
