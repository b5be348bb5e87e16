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

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copied]")) {
  // A browser copies for secure pages only.
  button.hidden = !navigator.clipboard;
  button.disabled = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.closest(".own-link")!.querySelector("a")!.href);
    button.textContent = button.dataset.copied!;
  });
}
