-- The database's image runs this once, as the superuser, when its volume is new (compose.yaml).
-- The owner migrates, backs up and restores. The site's role gets its rights from `npm run migrate -- --grant`.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv site_password DATABASE_SITE_PASSWORD
create role landfall_owner login password :'owner_password';
create role landfall_site login password :'site_password';
alter database landfall owner to landfall_owner;
