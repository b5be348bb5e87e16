-- When the provider or the bank last refused the refund of a payment whose money is to go back, or was to.
alter table payments add column refund_failed_at timestamptz;
