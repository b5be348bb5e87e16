-- Only a review that followed a confirmed hire can be verified, so only such a review waits for the administrator.
create index reviews_unverified_hires on reviews (created_at) where from_hire and verified = 0 and hidden_at is null;
drop index reviews_unverified;
