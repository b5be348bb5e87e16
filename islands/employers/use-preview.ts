import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import * as routes from "../../src/routes.ts";
import { ApiError, timeoutMs } from "../lib/api.ts";
import { showFailure } from "../lib/failure-toast.ts";
import { useLinkTo } from "../lib/locale.ts";
import { t } from "./posting-words.ts";

const restMs = 500;

/** Shows the server's drawing of the job below the form, then follows what is typed. */
export function usePreview(form: RefObject<HTMLFormElement | null>) {
  const linkTo = useLinkTo();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<AbortController>(undefined);
  const [pressed, setPressed] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const draw = useCallback(async () => {
    if (!form.current) return;
    underWay.current?.abort();
    const drawing = new AbortController();
    underWay.current = drawing;
    const { signal } = drawing;
    // Some browsers lack `AbortSignal.any`, which would join this signal with one that ends by itself.
    setTimeout(() => drawing.abort(new DOMException("No answer came", "TimeoutError")), timeoutMs);
    const body = new URLSearchParams({ preview: "1" });
    for (const [name, value] of new FormData(form.current)) body.set(name, String(value));
    const response = await fetch(form.current.action, { method: "POST", body, signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok) throw refusalOn(page, response);
    preview()?.replaceChildren(...(page.getElementById("preview")?.childNodes ?? []));
  }, [form]);

  const show = async () => {
    setPressed((n) => n + 1);
    try {
      await draw();
      preview()?.scrollIntoView();
      preview()?.focus();
    } catch (error) {
      // A newer request draws the preview instead.
      if (error instanceof DOMException && error.name === "AbortError") return;
      // The tab keeps what was typed for this address.
      if (error instanceof ApiError && error.status === 401)
        return location.assign(linkTo(routes.signIn, { next: location.pathname }));
      showFailure(error, { failed: t("employer.preview.failed") });
    } finally {
      setPressed((n) => n - 1);
    }
  };

  const refreshSoon = () => {
    clearTimeout(timer.current);
    if (!preview()?.hasChildNodes()) return;
    // The next keystroke tries again.
    timer.current = setTimeout(() => void draw().catch(() => {}), restMs);
  };
  return { show, isBusy: pressed > 0, refreshSoon };
}

const preview = () => document.getElementById("preview");

/** The server's refusal says why in a notice or below the title. A proxy's error page says nothing. */
function refusalOn(page: Document, { status, statusText }: Response): Error {
  const message = (page.querySelector(".notice-error p") ?? page.querySelector(".lead"))?.textContent;
  return message ? new ApiError(status, JSON.stringify({ message }), statusText) : new Error(statusText);
}
