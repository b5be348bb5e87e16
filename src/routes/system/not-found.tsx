import type { Context } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { SearchJobs } from "../../components/jobs/SearchJobs.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { ChartHead } from "../../components/shell/ChartHead.tsx";
import type { Way } from "../../components/shell/WayBack.tsx";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import { isAdmin } from "../../middleware/accounts/admin.ts";
import { cachedByAll, cachedByNobody } from "../../middleware/public-page.ts";
import * as routes from "../../routes.ts";

export async function notFoundView(c: Context<Env>) {
  // The answer depends on the visitor only below the administrator's folder.
  const isWork = `${c.req.path}/`.startsWith(`${routes.admin.path}/`);
  const wayOn =
    isWork && (await isAdmin(c)) ? { href: c.var.linkTo(routes.admin), text: t("admin.today") } : undefined;
  c.status(404);
  c.header("Cache-Control", isWork ? cachedByNobody : cachedByAll);
  return c.render(<NotFound wayOn={wayOn} />, {
    title: t("notFound.title"),
    description: t("notFound.meta.description"),
    formless: true,
    styles: ["band", "course", "map"],
    keywords: t("notFound.meta.keywords"),
    noindex: true,
  });
}

function NotFound({ wayOn }: { wayOn: Way | undefined }) {
  const linkTo = useLinkTo();
  return (
    <>
      <ChartHead title={t("notFound.title")} lead={t("notFound.text")}>
        <p className="actions">
          {wayOn && <ButtonLink href={wayOn.href}>{wayOn.text}</ButtonLink>}
          <a className={wayOn ? "btn btn-quiet" : "btn"} href={linkTo(routes.home)}>
            {t("notFound.home")}
          </a>
          <QuietLink href={linkTo(routes.jobs)}>{t("notFound.jobs")}</QuietLink>
        </p>
      </ChartHead>
      <div className="wrap page">
        <p>{t("notFound.hint")}</p>
        <SearchJobs />
      </div>
    </>
  );
}
