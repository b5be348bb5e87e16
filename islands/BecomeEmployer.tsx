import { useState } from "react";
import { becomeEmployerWords } from "../src/content/en/become-employer.ts";
import { formWords } from "../src/content/en/forms.ts";
import { translator } from "../src/content/translator.ts";
import * as routes from "../src/routes.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { instead } from "./lib/instead.ts";
import { useLinkTo } from "./lib/locale.ts";
import { showToast } from "./lib/toast.ts";

const t = translator({ ...formWords, ...becomeEmployerWords });

export default function BecomeEmployer() {
  const linkTo = useLinkTo();
  const [sending, setSending] = useState(false);

  async function register(): Promise<void> {
    if (sending) return;
    setSending(true);
    try {
      await answerOf(api.auth["become-employer"].$post({ json: {} }));
    } catch (error) {
      setSending(false);
      const { status, said = t("errors.unreachable") } = error instanceof ApiError ? error : {};
      // The session ended meanwhile.
      if (status === 401)
        return location.assign(linkTo(routes.signIn, { next: linkTo(routes.becomeEmployer) }));
      return showToast({
        title: t("becomeEmployer.failed"),
        description: said,
        variant: "destructive",
      });
    }
    showToast({ title: t("employer.registered.title"), description: t("employer.registered.text") });
    // The visitor is an employer now, even if this call fails.
    await api.auth.user.$get().catch(() => {});
    location.assign(linkTo(routes.employerDashboard, { registered: 1 }));
  }

  return (
    <form method="post" action={linkTo(routes.becomeEmployer)} onSubmit={instead(register)}>
      <button type="submit" aria-disabled={sending || undefined}>
        {t("becomeEmployer.submit")}
      </button>
      {sending && (
        <p className="spinner" role="status">
          {t("shell.loading")}
        </p>
      )}
    </form>
  );
}
