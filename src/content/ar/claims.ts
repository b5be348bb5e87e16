import type { claims as english } from "../claims.ts";

/** The claims that are words. They follow "within", "under" or "for". */
export const claims: Readonly<
  Record<
    Extract<keyof typeof english, "responseTime" | "applicationTime" | "reviewTime" | "applicationValidity">,
    string
  >
> = {
  responseTime: "48 ساعة",
  applicationTime: "10 دقائق",
  reviewTime: "3 إلى 5 أيام عمل",
  applicationValidity: "12 شهرًا",
};
