import { pageNumber } from "../page-number.ts";
import { searchText } from "../search-text.ts";

export interface EmployersPlace {
  list: "companies" | undefined;
  search: string | undefined;
  checked: CheckFilter | undefined;
  page: number;
}

export const checkFilters = ["no", "yes"] as const;
type CheckFilter = (typeof checkFilters)[number];

const isOfCompanies = (query: (name: string) => string | undefined): boolean =>
  query("list") === "companies" || ["search", "checked", "page"].some((name) => query(name));

export const readEmployersPlace = (query: (name: string) => string | undefined): EmployersPlace => ({
  list: isOfCompanies(query) ? "companies" : undefined,
  search: searchText(query("search")),
  checked: checkFilters.find((filter) => filter === query("checked")),
  page: pageNumber(query("page")),
});
