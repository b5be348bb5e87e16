/** No reader gets so far, and the database can still count to this page. */
const lastPage = 100_000;

export function pageNumber(asked: string | null | undefined): number {
  return Math.min(Math.max(Number.parseInt(asked ?? "", 10) || 1, 1), lastPage);
}

interface PlaceInList {
  page: number;
  pages: number;
  part: { limit: number; offset: number };
}

/** A page beyond the end becomes the last one. */
export function placeInList(asked: string | undefined, total: number, size: number): PlaceInList {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(pageNumber(asked), pages);
  return { page, pages, part: { limit: size, offset: (page - 1) * size } };
}
