import type { Context } from "hono";
import type { ReactNode } from "react";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { type Way, WayBack } from "../../components/shell/WayBack.tsx";
import { WholeReferences } from "../../components/shell/WholeReferences.tsx";
import type { Env } from "../../env.ts";
import type { FormState } from "../../middleware/form-page.ts";

export const isRefused = ({ issues, refusal }: FormState) => issues.length > 0 || refusal !== undefined;

/** Renders a page of one column below its heading. After a failure the title of the window says so first. */
export function renderNarrow(
  c: Context<Env>,
  meta: PageMeta,
  content: ReactNode,
  isFailed = false,
  back?: Way,
) {
  const { title } = meta;
  const page = (
    <div className="narrow page">
      {back && <WayBack {...back} />}
      <h1>
        <WholeReferences>{title}</WholeReferences>
      </h1>
      {content}
    </div>
  );
  return c.render(page, { ...meta, isError: isFailed });
}
