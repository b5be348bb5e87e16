-- An employer answers the administrator's question in words. The question stays beside its answer.
alter table mandate_requests add column answered_question text, add column answer text;
