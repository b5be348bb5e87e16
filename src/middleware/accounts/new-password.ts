import { isFrequentPassword } from "../../auth/password-frequency.ts";
import { t } from "../../content/words.ts";
import type { Issue } from "../../shared/issues.ts";
import type { Settings } from "../../world.ts";

export function newPasswordIssues(given: unknown, { production }: Settings): Issue[] {
  const { password } = (given ?? {}) as { password?: unknown };
  if (!production || typeof password !== "string" || !isFrequentPassword(password)) return [];
  return [{ path: "password", message: t("account.password.common") }];
}
