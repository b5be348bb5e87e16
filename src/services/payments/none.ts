import { type PaymentProvider, ProviderAway } from "./provider.ts";

const away = async (): Promise<never> => {
  throw new ProviderAway("No payment provider is set up. Set STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=1");
};

export const noPayments: PaymentProvider = {
  name: "stripe",
  live: true,
  until: () => noPayments,
  createIntent: away,
  findIntent: away,
  listIntents: away,
  findDispute: away,
  listMoneyBack: async () => ({ found: [], next: undefined }),
  cancelIntent: away,
  refund: away,
};
