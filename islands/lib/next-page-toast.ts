import { showToast, type Toast } from "./toast.ts";

export const leftToastKey = "next-page-toast";

export function leaveToast(toast: Toast): void {
  try {
    sessionStorage.setItem(leftToastKey, JSON.stringify(toast));
  } catch {
    // A browser may forbid storage. The next page itself shows what was done.
  }
}

export function showLeftToast(): void {
  try {
    const left = sessionStorage.getItem(leftToastKey);
    sessionStorage.removeItem(leftToastKey);
    if (left) showToast(JSON.parse(left) as Toast);
  } catch {
    // A browser may forbid storage.
  }
}
