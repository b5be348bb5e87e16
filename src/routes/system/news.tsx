import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Badge } from "../../components/shell/Badge.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { type NewsItem, news } from "../../content/news.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { say } from "../../shared/say.ts";

export const newsPage = new Hono<Env>().get(routes.news.path, (c) =>
  c.render(<News />, {
    title: t("news.meta.title"),
    description: t("news.meta.description"),
    formless: true,
    keywords: t("news.meta.keywords"),
    styles: ["rows", "news"],
  }),
);

function News() {
  return (
    <>
      <PageHead title={t("news.title")} lead={t("news.subtitle")} />
      <div className="wrap page">
        <ul className="rows news">
          {news.map((item) => (
            <Article key={item.title} item={item} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Article({ item: { title, category, date, excerpt, see, trending } }: { item: NewsItem }) {
  const linkTo = useLinkTo();
  const sector = sectors[category];
  return (
    <li>
      <p className="meta dotted">
        <time dateTime={date}>{longDate(date)}</time> <span>{say(category)}</span>{" "}
        {trending && <Badge kind="warn">{t("news.trending")}</Badge>}
      </p>
      <h2>{say(title)}</h2>
      <p>{say(excerpt)}</p>
      {see && (
        <p className="further">
          {t("news.see")} <cite lang="en">{see}</cite>
        </p>
      )}
      <p className="onward">
        <a href={linkTo(routes.jobs, { sector })}>{t("news.jobs", { industry: sectorLabel(sector) })}</a>
      </p>
    </li>
  );
}

const sectors = { Shipping: "shipping", IT: "it", Mining: "mining" } as const;
