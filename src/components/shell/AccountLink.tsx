import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

/** Links the sign-in, which sends signed-in visitors to their own page. `islands/lib/visitor.ts` renames it for them. */
export function AccountLink({ current }: { current?: "page" | "true" | undefined }) {
  const linkTo = useLinkTo();
  return (
    <a href={linkTo(routes.signIn)} className="me" aria-current={current}>
      {t("footer.signIn")}
    </a>
  );
}
