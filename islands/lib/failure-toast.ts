import { ApiError } from "./api.ts";
import { t } from "./form-words.ts";
import { showToast } from "./toast.ts";

export function showFailure(
  error: unknown,
  { failed, offline = t("errors.offline") }: { failed: string; offline?: string },
): void {
  const description = error instanceof ApiError ? (error.said ?? error.message) : offline;
  showToast({ title: failed, description, variant: "destructive" });
}
