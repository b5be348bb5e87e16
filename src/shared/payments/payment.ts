import * as z from "zod/mini";
import { text } from "../text.ts";

export const CompletePayment = z.object({
  paymentIntentId: text({ label: "Payment", max: 255, message: "The payment is missing" }),
});

export const TestConfirmation = z.object({
  clientSecret: text({ label: "Client secret", max: 500, message: "The payment is missing" }),
  cardNumber: text({ label: "Card number", max: 40, message: "Enter a card number" }),
  confirm: z.optional(z.boolean("The confirmation must be yes or no")),
});
