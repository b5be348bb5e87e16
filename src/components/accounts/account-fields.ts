import { t } from "../../content/words.ts";
import { minPasswordLength } from "../../shared/accounts/account.ts";

export interface AccountField {
  name: string;
  label: string;
  type: "text" | "email" | "password";
  /** The browser and the password manager fill it in by this. */
  autoComplete: string;
  hint?: string;
  /** What a phone's keyboard offers. */
  inputMode?: "numeric";
  autoCapitalize?: "characters";
}

export const firstName: AccountField = {
  name: "firstName",
  label: t("account.firstName"),
  type: "text",
  autoComplete: "given-name",
};

export const lastName: AccountField = {
  name: "lastName",
  label: t("account.lastName"),
  type: "text",
  autoComplete: "family-name",
};

export const email: AccountField = {
  name: "email",
  label: t("account.email"),
  type: "email",
  autoComplete: "username",
};

export const mailedCode: AccountField = {
  name: "code",
  label: t("confirmEmail.code"),
  hint: t("confirmEmail.code.hint"),
  type: "text",
  autoComplete: "one-time-code",
  inputMode: "numeric",
};

export const trackingCode: AccountField = {
  ...mailedCode,
  label: t("track.code.label"),
  hint: t("track.code.hint"),
};

export const password: AccountField = {
  name: "password",
  label: t("account.password"),
  type: "password",
  autoComplete: "current-password",
};

export const chosenPassword: AccountField = {
  ...password,
  autoComplete: "new-password",
  hint: t("account.password.hint", { n: minPasswordLength }),
};

export const newPassword: AccountField = { ...chosenPassword, label: t("account.password.new") };

export const currentPassword: AccountField = {
  ...password,
  name: "currentPassword",
  label: t("account.password.current"),
};
