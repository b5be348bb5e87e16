import type { Context } from "hono";
import type { ReactNode } from "react";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";

/** A page that only the administrator may see. */
export function renderAdmin(
  c: Context<Env>,
  title: string,
  content: ReactNode,
): Response | Promise<Response> {
  return c.render(content, {
    title: `${title} - ${t("admin.title")}`,
    description: t("admin.meta.description"),
    noindex: true,
    private: true,
    styles: ["admin"],
  });
}
