import { t } from "../../content/words.ts";
import { minPasswordLength } from "../../shared/accounts/account.ts";
import type { TextFieldFacts } from "../shell/TextField.tsx";

export const firstName = (): TextFieldFacts => ({
  name: "firstName",
  label: t("account.firstName"),
  type: "text",
  autoComplete: "given-name",
});

export const lastName = (): TextFieldFacts => ({
  name: "lastName",
  label: t("account.lastName"),
  type: "text",
  autoComplete: "family-name",
});

export const email = (): TextFieldFacts => ({
  name: "email",
  label: t("account.email"),
  type: "email",
  autoComplete: "username",
});

export const mailedCode = (): TextFieldFacts => ({
  name: "code",
  label: t("confirmEmail.code"),
  hint: t("confirmEmail.code.hint"),
  type: "text",
  autoComplete: "one-time-code",
  inputMode: "numeric",
});

export const trackingCode = (): TextFieldFacts => ({
  ...mailedCode(),
  label: t("track.code.label"),
  hint: t("track.code.hint"),
});

export const password = (): TextFieldFacts => ({
  name: "password",
  label: t("account.password"),
  type: "password",
  autoComplete: "current-password",
});

export const chosenPassword = (): TextFieldFacts => ({
  ...password(),
  autoComplete: "new-password",
  hint: t("account.password.hint", { n: minPasswordLength }),
});

export const newPassword = (): TextFieldFacts => ({ ...chosenPassword(), label: t("account.password.new") });

export const currentPassword = (): TextFieldFacts => ({
  ...password(),
  name: "currentPassword",
  label: t("account.password.current"),
});
