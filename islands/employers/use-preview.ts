import { type RefObject, useCallback, useEffect, useRef } from "react";
import { showFailure } from "./failure-toast.ts";
import { t } from "./posting-words.ts";

const restMs = 500;

/** Shows the server's drawing of the job below the form, then follows what is typed. */
export function usePreview(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const draw = useCallback(async () => {
    if (!form.current) return;
    underWay.current?.abort();
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    const body = new URLSearchParams({ preview: "1" });
    for (const [name, value] of new FormData(form.current)) body.set(name, String(value));
    const response = await fetch(form.current.action, { method: "POST", body, signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    preview()?.replaceChildren(...(page.getElementById("preview")?.childNodes ?? []));
  }, [form]);

  const show = async () => {
    try {
      await draw();
      preview()?.scrollIntoView();
      preview()?.focus();
    } catch (error) {
      showFailure(error, { failed: t("employer.preview.failed") });
    }
  };

  const refreshSoon = () => {
    clearTimeout(timer.current);
    if (!preview()?.hasChildNodes()) return;
    // The next key tries again.
    timer.current = setTimeout(() => void draw().catch(() => {}), restMs);
  };
  return { show, refreshSoon };
}

const preview = () => document.getElementById("preview");
