import type { Context } from "hono";
import type { ReactNode } from "react";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";

/** A page that nobody else may see, now or later: no cache keeps it, the browser's way back neither. */
export async function renderAdmin(c: Context<Env>, title: string, content: ReactNode): Promise<Response> {
  const response = await c.render(content, {
    title: `${title} - ${t("admin.title")}`,
    description: t("admin.meta.description"),
    noindex: true,
    private: true,
    styles: ["admin"],
  });
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}
