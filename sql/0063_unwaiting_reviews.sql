-- Only the administrator takes the mark from a review of a hire, so no unverified review waits for a decision.
drop index reviews_unverified;
