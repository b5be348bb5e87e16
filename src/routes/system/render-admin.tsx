import type { Context } from "hono";
import type { ReactNode } from "react";
import { AdminPage } from "../../components/shell/AdminPage.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import type { Way } from "../../components/shell/WayBack.tsx";
import { t } from "../../content/words.ts";
import { countWaiting, type WaitingCounts } from "../../db/applications/waiting-counts.ts";
import type { Env } from "../../env.ts";
import type { Route } from "../../shared/route.ts";

interface Place {
  /** The address of the section that the page belongs to. */
  section: Route;
  title: string;
  /** The page that this one belongs to. */
  back?: Way;
  /** The sentence below the title. */
  lead?: ReactNode;
  /** The site refused a form of the page. */
  isRefused?: boolean;
}

/** Renders a page for the administrator. Its tabs count what waits. */
export async function renderAdmin(
  c: Context<Env>,
  { section, isRefused = false, ...head }: Place,
  content: ReactNode,
  counts?: WaitingCounts,
): Promise<Response> {
  const waiting = counts ?? (await countWaiting(c.env.sql, c.env.payments.name));
  const page = (
    <AdminPage signedIn={{ section, waiting }} {...head}>
      {content}
    </AdminPage>
  );
  return c.render(page, { ...adminMeta(head.title), isError: isRefused });
}

/** Renders a page without the tabs, for somebody who is not signed in. */
export const renderSignedOut = (c: Context<Env>, title: string, content: ReactNode) =>
  c.render(<AdminPage title={title}>{content}</AdminPage>, adminMeta(title));

const adminMeta = (title: string): PageMeta => ({
  title: `${title} - ${t("admin.title")}`,
  description: t("admin.meta.description"),
  noindex: true,
  header: null,
  styles: ["facts", "admin", "rows", "tables"],
  hasFooterRow: true,
});
