-- Ten certificates in all: one in the field of the form, nine beside it.
alter table application_documents drop constraint application_documents_field_check;
alter table application_documents add constraint application_documents_field_check check (field in (
  'resumeUrl', 'passportCopyUrl', 'certificatesUrl', 'photographUrl',
  'certificate1', 'certificate2', 'certificate3', 'certificate4', 'certificate5',
  'certificate6', 'certificate7', 'certificate8', 'certificate9'));
