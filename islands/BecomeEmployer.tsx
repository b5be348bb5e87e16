import { type SubmitEvent, useState } from "react";
import { urls } from "../src/shared/urls.ts";
import { ApiError, answerOf, api } from "./lib/api.ts";
import { showToast } from "./lib/toast.ts";

interface Props {
  words: Record<"submit" | "title" | "text" | "failed" | "offline" | "loading" | "closeToast", string>;
}

/** Registers the signed-in user and leads to the dashboard. */
export default function BecomeEmployer({ words }: Props) {
  const [sending, setSending] = useState(false);

  async function register(): Promise<void> {
    setSending(true);
    try {
      await answerOf(api.auth["become-employer"].$post({ json: {} }));
      showToast({ title: words.title, description: words.text, close: words.closeToast });
      await answerOf(api.auth.user.$get());
      location.assign(urls.employerDashboard({ registered: 1 }));
    } catch (error) {
      setSending(false);
      const { status, said = words.offline } = error instanceof ApiError ? error : {};
      // The session ended meanwhile.
      if (status === 401) location.assign(urls.signIn(urls.becomeEmployer()));
      showToast({
        title: words.failed,
        description: said,
        variant: "destructive",
        close: words.closeToast,
      });
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!sending) void register();
  }

  return (
    <form method="post" action={urls.becomeEmployer()} onSubmit={onSubmit}>
      <button type="submit" aria-disabled={sending || undefined}>
        {words.submit}
      </button>
      {sending && (
        <p className="spinner" role="status">
          {words.loading}
        </p>
      )}
    </form>
  );
}
