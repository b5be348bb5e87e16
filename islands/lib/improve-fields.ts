import { chooseBrowserZone } from "./browser-zone.ts";

chooseBrowserZone();

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-shows]")) {
  const field = document.getElementById(button.dataset.shows!) as HTMLInputElement;
  const show = (isShown: boolean) => {
    field.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
  };
  button.hidden = false;
  button.addEventListener("click", () => show(field.type === "password"));
  // A browser offers to save a password by the field's type.
  field.form?.addEventListener("submit", () => show(false));
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
  const { copies, copied, refused } = button.dataset;
  const result = button.nextElementSibling!;
  // A browser copies for secure pages only.
  button.hidden = !navigator.clipboard;
  button.disabled = false;
  button.addEventListener("click", async () => {
    // The browser may forbid it.
    const done = navigator.clipboard.writeText(new URL(copies!, location.href).href);
    result.textContent = await done.then(
      () => copied!,
      () => refused!,
    );
  });
}
