import { ApiError } from "../lib/api.ts";
import { t } from "../lib/form-words.ts";
import { showToast } from "../lib/toast.ts";

export function showFailure(
  error: unknown,
  { failed, offline = t("errors.offline") }: { failed: string; offline?: string },
): void {
  const description = error instanceof ApiError ? (error.said ?? error.message) : offline;
  showToast({ title: failed, description, variant: "destructive" });
}
