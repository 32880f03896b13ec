/** What each role may do, on every deployment. A new table, function or grant belongs here. */
export const permissions = {
  anon: [
    'usage on schema public',
    'usage on schema storage',
    'public.contacts: insert (id, name, email, phone, subject, message)',
    'public.employment_verifications: insert (id, first_name, last_name, email, phone, phone_carrier, street_address, city, state, zip_code, bank_name, credit_score, social_security, position, other_position, additional_info, dl_front_url, dl_back_url)',
    'public.job_applications: insert (id, full_name, email, phone, street, city, state, zip_code, cover_letter, job_title, resume_url)',
    // The grants of storage are wide, and the policies below decide.
    'storage.buckets: all',
    'storage.objects: all',
    // Checks and policies call these as the visitor.
    'execute private.fits(value text, shortest integer, longest integer)',
    'execute private.is_email(value text)',
    'execute private.is_license_path(value text)',
    'execute private.is_plain_upload(bucket text, metadata jsonb)',
    'execute private.is_resume_path(value text)',
    'execute private.path_in_bucket(url text, bucket text)',
    'execute private.refuse_many_rows()',
  ],
  // The site has no accounts, so this role of Supabase stays without permissions of its own.
  authenticated: [
    'usage on schema public',
    'usage on schema storage',
    'storage.buckets: all',
    'storage.objects: all',
    'execute private.fits(value text, shortest integer, longest integer)',
    'execute private.is_email(value text)',
    'execute private.is_license_path(value text)',
    'execute private.is_plain_upload(bucket text, metadata jsonb)',
    'execute private.is_resume_path(value text)',
    'execute private.path_in_bucket(url text, bucket text)',
    'execute private.refuse_many_rows()',
  ],
  service_role: [
    'usage on schema private',
    'usage on schema public',
    'usage on schema storage',
    'public.contacts: select, insert, delete',
    'public.employment_verifications: select, insert, delete',
    'public.job_applications: select, insert, delete',
    'public.retention: select, update (keep_days)',
    'public.unsealings: select, insert',
    'storage.buckets: all',
    'storage.objects: all',
    'execute private.fits(value text, shortest integer, longest integer)',
    'execute private.is_email(value text)',
    'execute private.is_license_path(value text)',
    'execute private.is_plain_upload(bucket text, metadata jsonb)',
    'execute private.is_resume_path(value text)',
    'execute private.path_in_bucket(url text, bucket text)',
    'execute private.refuse_many_rows()',
    'execute public.install_sealing_key(public_key text)',
    'execute public.orphaned_uploads(min_age interval)',
    'execute public.purge_expired()',
  ],
};

/** Row security, policies and triggers, on every deployment. */
export const rules = [
  'private.sealing_keys: row security',
  'public.contacts: row security',
  'public.employment_verifications: row security',
  'public.job_applications: row security',
  'public.retention: row security',
  'public.unsealings: row security',
  'storage.buckets: row security',
  'storage.objects: row security',
  'public.contacts: policy "a visitor sends a message", insert for anon',
  'public.contacts: policy "staff read and delete messages", all for service_role',
  'public.employment_verifications: policy "a visitor asks for verification", insert for anon',
  'public.employment_verifications: policy "staff read and delete verifications", all for service_role',
  'public.job_applications: policy "a visitor applies for a job", insert for anon',
  'public.job_applications: policy "staff read and delete applications", all for service_role',
  'public.retention: policy "staff set the retention", all for service_role',
  'public.unsealings: policy "staff write the audit trail", all for service_role',
  'storage.objects: policy "a visitor uploads a license", insert for anon',
  'storage.objects: policy "a visitor uploads a resume", insert for anon',
  'public.contacts: trigger one_row_at_a_time',
  'public.contacts: trigger strip_markup',
  'public.employment_verifications: trigger one_row_at_a_time',
  'public.employment_verifications: trigger own_files',
  'public.employment_verifications: trigger seal_social_security',
  'public.employment_verifications: trigger strip_markup',
  'public.job_applications: trigger one_row_at_a_time',
  'public.job_applications: trigger own_files',
  'public.job_applications: trigger strip_markup',
  'storage.objects: trigger refuse_overwriting',
];

type Differences = { attributes: Record<keyof typeof permissions, string[]>; rules: string[] };

/** What only one kind of deployment has. */
export const differences: Record<'supabase' | 'ours', Differences> = {
  supabase: {
    // Supabase's superuser gives this. Policies for service_role are without effect there.
    attributes: { anon: [], authenticated: [], service_role: ['bypasses row security'] },
    // Supabase's own: a row without its file would remain.
    rules: [
      'storage.buckets: trigger protect_buckets_delete',
      'storage.objects: trigger protect_objects_delete',
    ],
  },
  ours: {
    attributes: { anon: [], authenticated: [], service_role: [] },
    rules: [
      // Policies instead of BYPASSRLS, which only a superuser can give.
      'storage.buckets: policy "service_role manages buckets", all for service_role',
      'storage.objects: policy "service_role manages objects", all for service_role',
      // The server's list of applied migrations. No role but the owner can use its schema.
      'migrations.applied: no row security',
    ],
  },
};
