interface PlaceInList {
  page: number;
  pages: number;
  offset: number;
}

/** From 1 on; what is no number is the first page. */
export const pageNumber = (text: string | null | undefined) =>
  Math.max(Number.parseInt(text ?? "", 10) || 1, 1);

/** A page beyond the last, as an old bookmark may ask for, is the last one. */
export function pageOf(asked: string | undefined, total: number, size: number): PlaceInList {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(pageNumber(asked), pages);
  return { page, pages, offset: (page - 1) * size };
}
