import type { Context } from "hono";
import type { ReactNode } from "react";
import { SearchJobs } from "../../components/jobs/SearchJobs.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { ChartHead } from "../../components/shell/ChartHead.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import type { Way } from "../../components/shell/WayBack.tsx";
import type { Env } from "../../env.ts";

interface Headed {
  lead?: string;
  /** The ways on from a page that has little more than its head, which they are in. */
  ways?: ReactNode;
  /** A list is as wide as the head. */
  isWide?: boolean;
}

/** Renders a page of one column below the head that lists and vacancies have. */
export const renderHeaded = (
  c: Context<Env>,
  meta: PageMeta,
  content: ReactNode,
  { lead, ways, isWide = false }: Headed = {},
) =>
  c.render(
    <>
      <PageHead title={meta.title} lead={lead}>
        {ways}
      </PageHead>
      <div className={isWide || ways ? "wrap page" : "narrow page"}>{content ?? <SearchJobs />}</div>
    </>,
    meta,
  );

/** Says that there is no such page, and links others. The first link is the likeliest one. */
export function renderNotFound(c: Context<Env>, title: string, text: string, ways: readonly Way[]) {
  c.status(404);
  return c.render(
    <>
      <ChartHead title={title} lead={text}>
        <p className="actions">
          {ways.map(({ href, text }, index) => {
            const Link = index === 0 ? ButtonLink : QuietLink;
            return (
              <Link key={href} href={href}>
                {text}
              </Link>
            );
          })}
        </p>
      </ChartHead>
      <div className="wrap page">
        <SearchJobs />
      </div>
    </>,
    { title, description: text, formless: true, noindex: true, styles: ["band", "course", "map"] },
  );
}
