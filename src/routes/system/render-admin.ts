import type { Context } from "hono";
import { createElement, type ReactNode } from "react";
import { WaitingCountsContext } from "../../components/shell/waiting-counts.ts";
import { t } from "../../content/words.ts";
import { countWaiting, type WaitingCounts } from "../../db/applications/waiting-counts.ts";
import type { Env } from "../../env.ts";

/** A page that only the administrator may see. Its tabs say how much there is to do. */
export async function renderAdmin(c: Context<Env>, title: string, content: ReactNode): Promise<Response> {
  return renderAdminWith(c, title, content, await countWaiting(c.env.sql));
}

/** Like `renderAdmin`, with what was counted before; nothing of it for a visitor who is not signed in. */
export async function renderAdminWith(
  c: Context<Env>,
  title: string,
  content: ReactNode,
  counts: WaitingCounts | undefined,
): Promise<Response> {
  return c.render(createElement(WaitingCountsContext, { value: counts }, content), {
    title: `${title} - ${t("admin.title")}`,
    description: t("admin.meta.description"),
    noindex: true,
    styles: ["admin"],
  });
}
