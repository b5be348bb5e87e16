-- How many bytes a browser holds is asked before and after each of its uploads.
create index documents_of_browser on documents (browser_hash);
