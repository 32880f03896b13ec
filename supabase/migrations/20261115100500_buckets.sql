-- Private on purpose: the paths can be guessed, so a public bucket would hand licenses to anyone who counts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('resumes', 'resumes', false, 5 * 1024 * 1024, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('employment-documents', 'employment-documents', false, 10 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'application/pdf'
  ]);

-- Insert only, and only where the site puts things: no policy lets a visitor read, list, replace or delete.
create policy "a visitor uploads a resume" on storage.objects for insert to anon
  with check (bucket_id = 'resumes' and private.is_resume_path(name));
create policy "a visitor uploads a license" on storage.objects for insert to anon
  with check (bucket_id = 'employment-documents' and private.is_license_path(name));
