import type { Page } from "playwright";
import type { BuiltSite } from "../support/built-site.ts";

export interface PageState {
  /** A file's name, too. */
  name: string;
  reach: (page: Page, site: BuiltSite) => Promise<void>;
  /** Faults that the browser may report on the way. */
  expected?: RegExp;
}
