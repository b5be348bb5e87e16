import { t } from "../../content/words.ts";

interface Props {
  page: number;
  pages: number;
  /** The list goes on after the last page. */
  cut?: boolean;
  /** The address of a page of the same list. */
  hrefOf: (page: number) => string;
}

/** Gives the first page, the last, and the neighbours of the current one. 0 stands for pages that are left out. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const gap = n - (shown[i - 1] ?? n - 1);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [0, n] : [n];
  });
}

/** Renders nothing for a list of one page. */
export function Pagination(props: Props) {
  if (props.pages <= 1) return null;
  return (
    <>
      {props.cut && props.page === props.pages && <p>{t("jobs.pages.cut")}</p>}
      <PageLinks {...props} />
    </>
  );
}

function PageLinks({ page, pages, hrefOf }: Props) {
  return (
    <nav className="pages" aria-label={t("jobs.pages.label")}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {`‹ ${t("jobs.pages.previous")}`}
        </a>
      )}
      {shownPages(page, pages).map((n, i, shown) =>
        n === 0 ? (
          <span key={`after ${shown[i - 1]}`}>…</span>
        ) : (
          <a
            key={n}
            href={hrefOf(n)}
            {...(n === page && {
              "aria-current": "page",
              "data-of": t("jobs.pages.current", { page, pages }),
            })}
          >
            {n}
          </a>
        ),
      )}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {`${t("jobs.pages.next")} ›`}
        </a>
      )}
    </nav>
  );
}
