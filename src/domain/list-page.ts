import type { Counted } from "../shared/counted.ts";

interface PageOfList<Row> {
  rows: Row[];
  page: number;
  pages: number;
}

/** Shows the last page in place of one beyond it. A capped count stops early, so its last page comes earlier. */
export async function listPage<Row>(
  asked: number,
  size: number,
  { total, capped }: Counted,
  list: (page: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<PageOfList<Row>> {
  const counted = Math.max(1, Math.ceil(total / size));
  const read = async (page: number): Promise<PageOfList<Row>> => {
    const rows = await list({ limit: size + 1, offset: (page - 1) * size });
    const pages = Math.max(counted, rows.length > size ? page + 1 : page);
    return { rows: rows.slice(0, size), page, pages };
  };
  const found = await read(capped ? asked : Math.min(asked, counted));
  return found.rows.length === 0 && found.page > counted ? read(counted) : found;
}
