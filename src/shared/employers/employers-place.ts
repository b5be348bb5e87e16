import { pageNumber } from "../page-number.ts";
import { searchText } from "../search-text.ts";

/** The part of the administrator's list of employers that an address shows. */
export interface EmployersPlace {
  search: string | undefined;
  checked: CheckFilter | undefined;
  page: number;
}

export const checkFilters = ["no", "yes"] as const;
type CheckFilter = (typeof checkFilters)[number];

export const readEmployersPlace = (query: (name: string) => string | undefined): EmployersPlace => ({
  search: searchText(query("search")),
  checked: checkFilters.find((filter) => filter === query("checked")),
  page: pageNumber(query("page")),
});
