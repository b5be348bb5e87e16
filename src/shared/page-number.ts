/** No reader gets to a later page, and the database can still count its way to this one. */
const lastPage = 100_000;

/** Reads the number of a page from an address or a form: 1 for anything that is not a number. */
export function pageNumber(asked: string | null | undefined): number {
  return Math.min(Math.max(Number.parseInt(asked ?? "", 10) || 1, 1), lastPage);
}

interface PlaceInList {
  page: number;
  pages: number;
  /** The rows of this page. */
  part: { limit: number; offset: number };
}

/** An old bookmark may ask for a page beyond the last one. It gets the last one. */
export function placeInList(asked: string | undefined, total: number, size: number): PlaceInList {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(pageNumber(asked), pages);
  return { page, pages, part: { limit: size, offset: (page - 1) * size } };
}
