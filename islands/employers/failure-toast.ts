import { ApiError } from "../lib/api.ts";
import { showToast } from "../lib/toast.ts";

/** What went wrong, in the server's words if it had any. */
export function showFailure(
  error: unknown,
  { failed, offline, close }: { failed: string; offline: string; close: string },
): void {
  const description = error instanceof ApiError ? (error.said ?? error.message) : offline;
  showToast({ title: failed, description, variant: "destructive", close });
}
