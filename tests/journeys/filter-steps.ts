import type { Page } from "playwright";

export const search = (page: Page) => page.getByPlaceholder("Search jobs or companies...");
export const choice = (page: Page, name: string) =>
  page.getByRole("combobox", { name, exact: true, includeHidden: true });
/** A phone shows the choices when asked. */
export async function openFilters(page: Page) {
  if (!(await choice(page, "Sector").isVisible())) await page.getByText(/^Filters/).click();
}
export async function choose(page: Page, name: string, option: string) {
  await openFilters(page);
  await choice(page, name).selectOption(option);
}
export const count = async (page: Page) =>
  Number.parseInt((await page.locator("#count").innerText()).replace(",", ""), 10);
export const shown = (page: Page) => page.locator("#results:not([aria-busy])").waitFor();
