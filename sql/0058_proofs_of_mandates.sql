-- A page says in the reader's language what an administrator checked of a company. Null where an administrator wrote the
-- words of `checked`, and in mandates that were never checked.
alter table mandates add column proofs jsonb;

-- A request that an administrator decided wrote the words of its proofs in the same transaction.
update mandates set proofs = request.done
from mandate_requests as request
where request.mandate_id = mandates.id and request.state = 'checked' and request.decided_at = mandates.checked_at
  and jsonb_array_length(request.done) > 0;
