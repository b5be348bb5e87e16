import { Hono } from "hono";
import { Badge } from "../../components/shell/Badge.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { type NewsItem, news } from "../../content/news.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";

export const newsPage = new Hono<Env>().get(routes.news.path, (c) =>
  c.render(<News />, {
    title: t("news.meta.title"),
    description: t("news.meta.description"),
    formless: true,
    keywords: t("news.meta.keywords"),
  }),
);

function News() {
  return (
    <>
      <PageHead title={t("news.title")} lead={t("news.subtitle")} />
      <div className="wrap page">
        <ul className="cards">
          {news.map((item) => (
            <Article key={item.title} item={item} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Article({ item }: { item: NewsItem }) {
  return (
    <li className="card">
      <p className="badges">
        <Badge kind="info">{say(item.category)}</Badge>
        {item.trending && <Badge kind="warn">{t("news.trending")}</Badge>}
      </p>
      <h2>{say(item.title)}</h2>
      <p className="meta">
        <time dateTime={item.date}>{longDate(item.date)}</time>
      </p>
      <p>{say(item.excerpt)}</p>
    </li>
  );
}
