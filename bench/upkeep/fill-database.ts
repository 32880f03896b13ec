import type { Database } from '../../server/database/database.ts';

export const counts = { verifications: 20_000, expired: 1_000, orphans: 2_000 };

const url = (side: string, extension: string) =>
  `'https://harborlight.example/storage/v1/object/public/employment-documents/${side}_' || (1700000000000 + n) || '.${extension}'`;

/** Fills a database: verifications with two old files each, of which some have expired, and orphaned uploads. */
export async function fillDatabase(database: Database): Promise<void> {
  const { verifications, expired, orphans } = counts;
  // As staff, who restore rows that are sealed already.
  await database.asRole('service_role', (query) =>
    query(`insert into public.employment_verifications (
        first_name, last_name, email, phone, phone_carrier, street_address, city, state, zip_code, bank_name, credit_score,
        social_security, sealing_key_id, position, dl_front_url, dl_back_url, created_at
      )
      select 'Mary', 'Jackson', 'mary@harborlight.example', '2125550123', 'Other', '1 Harbor Street', 'New York', 'NY', '10004',
        'First Harbor Bank', 'Good (700-749)', '-----BEGIN PGP MESSAGE-----', '0123456789ABCDEF', 'Other',
        ${url('front', 'jpg')}, ${url('back', 'png')},
        now() - case when n <= ${expired} then interval '100 days' else interval '2 days' end
      from generate_series(1, ${verifications}) n`),
  );
  await database.asOwner((query) =>
    query(`insert into storage.objects (bucket_id, name, version, created_at)
      select 'employment-documents', side || (1700000000000 + n) || extension, gen_random_uuid(), now() - interval '2 days'
      from generate_series(1, ${verifications + orphans / 2}) n
        cross join (values ('front_', '.jpg'), ('back_', '.png')) as sides (side, extension)`),
  );
}
