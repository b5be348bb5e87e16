-- The part of a payment that went back, and the state of its dispute. The provider is asked for both.
alter table payments
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add column partly_refunded_at timestamptz,
  add column dispute_state text check (dispute_state in ('open', 'won', 'lost'));
update payments set refunded_cents = amount_cents where status = 'refunded';
-- A dispute may be closed by now. The reconciler asks for the state of each open one.
update payments set dispute_state = 'open' where disputed_at is not null;
create index payments_open_disputes on payments (id) where dispute_state = 'open';
create index payments_partly_refunded on payments (partly_refunded_at) where partly_refunded_at is not null;
