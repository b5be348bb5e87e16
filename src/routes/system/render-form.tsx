import type { Context } from "hono";
import type { ReactNode } from "react";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import type { FormState } from "../../middleware/form-page.ts";

export const isRefused = ({ issues, refusal }: FormState) => issues.length > 0 || refusal !== undefined;

/** Draws a page with a form below its heading. When the form was refused, the window's title says so first. */
export function renderForm(c: Context<Env>, form: FormState, meta: PageMeta, content: ReactNode) {
  const { title } = meta;
  const page = (
    <div className="narrow page">
      <h1>{title}</h1>
      {content}
    </div>
  );
  return c.render(page, {
    ...meta,
    title: isRefused(form) ? t("errors.prefix", { title }) : title,
  });
}
