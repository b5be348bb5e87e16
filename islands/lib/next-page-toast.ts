import { showToast, type Toast } from "./toast.ts";

/** Of the tab's storage. */
export const leftToastKey = "next-page-toast";

/** Keeps a toast for the page that this one leads to. */
export function leaveToast(toast: Toast): void {
  try {
    sessionStorage.setItem(leftToastKey, JSON.stringify(toast));
  } catch {
    // A browser may forbid storage; the next page shows by itself what was done.
  }
}

/** Shows, once, what the page before left. */
export function showLeftToast(): void {
  try {
    const left = sessionStorage.getItem(leftToastKey);
    sessionStorage.removeItem(leftToastKey);
    if (left) showToast(JSON.parse(left) as Toast);
  } catch {
    // As above.
  }
}
