import { pageNumber } from "../page-number.ts";
import { searchText } from "../search-text.ts";

/** The part of the administrator's list of employers that an address shows. */
export interface EmployersPlace {
  search: string | undefined;
  page: number;
}

export const readEmployersPlace = (query: (name: string) => string | undefined): EmployersPlace => ({
  search: searchText(query("search")),
  page: pageNumber(query("page")),
});
