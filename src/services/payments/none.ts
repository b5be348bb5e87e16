import { type PaymentProvider, ProviderAway } from "./provider.ts";

const away = async (): Promise<never> => {
  throw new ProviderAway(
    "No payment provider is configured: set STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=1",
  );
};

/** A site in production without keys: it shows its vacancies, and takes no payment. */
export const noPayments: PaymentProvider = {
  name: "stripe",
  live: true,
  until: () => noPayments,
  createIntent: away,
  findIntent: away,
  listIntents: away,
  findDispute: away,
  // Nothing is awaited from a provider that the site has no keys for.
  listMoneyBack: async () => ({ found: [], next: undefined }),
  cancelIntent: away,
  refund: away,
};
