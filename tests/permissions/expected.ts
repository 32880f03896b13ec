import { storedForms } from '#app/forms/stored-forms.ts';
import { type Kind, tableOf } from '#domain/kinds.ts';

/** The grants of storage are wide, and the policies below decide. */
const useStorage = ['storage.buckets: all', 'storage.objects: all'];

/** Checks and policies call these as the caller's role. */
const callChecks = [
  'execute private.are_claim_photos(urls text[])',
  'execute private.fits(value text, shortest integer, longest integer)',
  'execute private.is_claim_photo_path(value text)',
  'execute private.is_email(value text)',
  'execute private.is_license_path(value text)',
  'execute private.is_plain_upload(bucket text, metadata jsonb)',
  'execute private.is_resume_path(value text)',
  'execute private.path_in_bucket(url text, bucket text)',
  'execute private.refuse_many_rows()',
];

/** A visitor inserts what the form stores, and nothing else. */
const insertsOf = (...kinds: Kind[]) =>
  kinds.map((kind) => {
    const columns = Object.values(storedForms[kind].fields).flatMap(({ column }) => column ?? []);
    return `public.${tableOf(kind)}: insert (${['id', 'language', 'site_release', ...columns].toSorted().join(', ')})`;
  });

/** What each role may do, on every deployment. A new table, function or grant belongs here. */
export const permissions = {
  anon: [
    'usage on schema public',
    'usage on schema storage',
    ...insertsOf('claim', 'message', 'verification', 'application'),
    ...useStorage,
    ...callChecks,
    'execute public.add_claim_photos(claim_number text, email text, photo_urls text[], form_id uuid)',
    'execute public.claim_status(claim_number text, email text)',
  ],
  // The site has no accounts, so this role of Supabase stays without permissions of its own.
  authenticated: ['usage on schema public', 'usage on schema storage', ...useStorage, ...callChecks],
  service_role: [
    'usage on schema private',
    'usage on schema public',
    'usage on schema storage',
    'public.claim_reports: select, insert, delete',
    'public.contacts: select, insert, delete',
    'public.employment_verifications: select, insert, delete',
    'public.job_applications: select, insert, delete',
    'public.retention: select, update (keep_days)',
    ...useStorage,
    ...callChecks,
    'execute public.add_claim_photos(claim_number text, email text, photo_urls text[], form_id uuid)',
    'execute public.add_deleted_records(entries jsonb)',
    'execute public.claim_status(claim_number text, email text)',
    'execute public.install_sealing_key(public_key text)',
    'execute public.list_deleted_records(after_kind text, after_id uuid)',
    'execute public.note_backup()',
    'execute public.orphaned_uploads(min_age interval)',
    'execute public.purge_expired()',
    'execute public.staff_add_note(kinds text[], wanted_kind text, wanted_id uuid, author text, author_name text, sort text, body text)',
    'execute public.staff_allow_mail(wanted_kind text, wanted_id uuid)',
    'execute public.staff_answers(kinds text[], record_ids uuid[], columns text[])',
    'execute public.staff_change(kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, change jsonb)',
    'execute public.staff_claim_mail(how_many integer, lease_seconds integer)',
    'execute public.staff_confirm_reply(kinds text[], wanted_kind text, wanted_id uuid, note_id uuid, is_theirs boolean)',
    'execute public.staff_count(kinds text[], filters jsonb)',
    'execute public.staff_count_expired(wanted_kind text, days integer)',
    'execute public.staff_count_unread_mails()',
    'execute public.staff_delete(records jsonb)',
    'execute public.staff_delete_old_mail()',
    'execute public.staff_enable_mail(enabled boolean)',
    'execute public.staff_entries_of_person(kinds text[], wanted_email text, wanted_phone text)',
    'execute public.staff_existing_records(record_ids uuid[])',
    'execute public.staff_export_audit(after_number bigint)',
    'execute public.staff_export_work(after_kind text, after_id uuid, page_size integer)',
    'execute public.staff_find(kinds text[], wanted_kind text, wanted_id uuid)',
    'execute public.staff_find_thread(receipts uuid[], replies uuid[], first_id uuid, last_id uuid)',
    'execute public.staff_forget_unread_mail(mailbox text, uid_validity bigint, uid bigint)',
    'execute public.staff_import_audit(lines jsonb)',
    'execute public.staff_import_work(entries jsonb)',
    'execute public.staff_jobs(kinds text[], most integer)',
    'execute public.staff_last_backup()',
    'execute public.staff_list(kinds text[], filters jsonb, before_time timestamp with time zone, before_id uuid, page_size integer, by_due boolean, after_due timestamp with time zone)',
    'execute public.staff_mail_state()',
    'execute public.staff_mailbox_position(mailbox text)',
    'execute public.staff_mails_to_retry(mailbox text, uid_validity bigint)',
    'execute public.staff_overview(kinds text[], first_day date, time_zone text, late_by_kind jsonb)',
    'execute public.staff_queue_digests(readers jsonb, until_time timestamp with time zone, key text)',
    'execute public.staff_queue_mail(purpose text, wanted_kind text, wanted_id uuid, recipient text, payload jsonb)',
    'execute public.staff_receive_reply(wanted_kind text, wanted_id uuid, letter jsonb)',
    'execute public.staff_record_bounce(receipts uuid[], replies uuid[], failure text)',
    'execute public.staff_record_delivery(wanted_id uuid, failure text, retry_seconds integer)',
    'execute public.staff_record_unread_mail(mailbox text, uid_validity bigint, uid bigint, failure text, retry_seconds double precision)',
    'execute public.staff_reply_obstacle(wanted_kind text, wanted_id uuid, message_id text, sender text)',
    'execute public.staff_retention()',
    'execute public.staff_sealed_number(wanted_id uuid)',
    'execute public.staff_sealing_keys()',
    'execute public.staff_search_person(kinds text[], wanted_email text, wanted_phone text, wanted_name text[], most integer)',
    'execute public.staff_send_reply(kinds text[], wanted_kind text, wanted_id uuid, reply_id uuid, author text, author_name text, body text, seen_letters integer, address text, appointment jsonb, files jsonb, close boolean, outcome text)',
    'execute public.staff_set_claim_status(kinds text[], wanted_id uuid, note_id uuid, author text, author_name text, status text, message text, seen_version integer, outcome text)',
    'execute public.staff_set_retention(wanted_kind text, seen_days integer, new_days integer)',
    'execute public.staff_split_notice(wanted_id uuid, recipients text[])',
    'execute public.staff_stop_receipts(wanted_kind text, wanted_id uuid)',
    'execute public.staff_store_mailbox_position(mailbox text, uid_validity bigint, uid bigint)',
    'execute public.staff_stored_files()',
    'execute public.staff_unanswered(kinds text[], since timestamp with time zone)',
    'execute public.staff_undo(kinds text[], wanted_kind text, wanted_id uuid, seen_version integer, changed_by text)',
    'execute public.staff_watch(kinds text[], wanted_kind text, wanted_id uuid, person text, person_name text, is_writing boolean)',
  ],
};

/** Row security, policies and triggers, on every deployment. */
export const rules = [
  'private.claim_files: row security',
  'private.claim_lookups: row security',
  'private.deleted_records: row security',
  'private.digest_positions: row security',
  'private.inbox: row security',
  'private.inbox_notes: row security',
  'private.kinds: row security',
  'private.last_backup: row security',
  'private.letter_files: row security',
  'private.mail_refusals: row security',
  'private.mail_settings: row security',
  'private.mailbox_positions: row security',
  'private.outbox: row security',
  'private.rejected_replies: row security',
  'private.sealing_keys: row security',
  'private.sender_header: row security',
  'private.unread_mails: row security',
  'private.writing: row security',
  'public.claim_reports: row security',
  'public.contacts: row security',
  'public.employment_verifications: row security',
  'public.job_applications: row security',
  'public.retention: row security',
  'storage.buckets: row security',
  'storage.objects: row security',
  'public.claim_reports: policy "a visitor reports a claim", insert for anon',
  'public.claim_reports: policy "staff read and delete claims", all for service_role',
  'public.contacts: policy "a visitor sends a message", insert for anon',
  'public.contacts: policy "staff read and delete messages", all for service_role',
  'public.employment_verifications: policy "a visitor asks for verification", insert for anon',
  'public.employment_verifications: policy "staff read and delete verifications", all for service_role',
  'public.job_applications: policy "a visitor applies for a job", insert for anon',
  'public.job_applications: policy "staff read and delete applications", all for service_role',
  'public.retention: policy "staff set the retention", all for service_role',
  'storage.objects: policy "a visitor uploads a license", insert for anon',
  'storage.objects: policy "a visitor uploads a photo of a claim", insert for anon',
  'storage.objects: policy "a visitor uploads a resume", insert for anon',
  'private.inbox: trigger queue_mail',
  'private.inbox_notes: trigger search_notes',
  'private.outbox: trigger limit_update',
  'public.claim_reports: trigger add_to_inbox',
  'public.claim_reports: trigger list_files',
  'public.claim_reports: trigger one_row_at_a_time',
  'public.claim_reports: trigger own_files',
  'public.claim_reports: trigger own_number',
  'public.claim_reports: trigger refuse_deleted',
  'public.claim_reports: trigger remove_from_inbox',
  'public.claim_reports: trigger strip_markup',
  'public.contacts: trigger add_to_inbox',
  'public.contacts: trigger one_row_at_a_time',
  'public.contacts: trigger own_number',
  'public.contacts: trigger refuse_deleted',
  'public.contacts: trigger remove_from_inbox',
  'public.contacts: trigger strip_markup',
  'public.employment_verifications: trigger add_to_inbox',
  'public.employment_verifications: trigger one_row_at_a_time',
  'public.employment_verifications: trigger own_files',
  'public.employment_verifications: trigger own_number',
  'public.employment_verifications: trigger refuse_deleted',
  'public.employment_verifications: trigger remove_from_inbox',
  'public.employment_verifications: trigger seal_social_security',
  'public.employment_verifications: trigger strip_markup',
  'public.job_applications: trigger add_to_inbox',
  'public.job_applications: trigger one_row_at_a_time',
  'public.job_applications: trigger own_files',
  'public.job_applications: trigger own_number',
  'public.job_applications: trigger refuse_deleted',
  'public.job_applications: trigger remove_from_inbox',
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
