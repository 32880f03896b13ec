import { expect } from 'vitest';
import { worstCaseTexts } from '../support/worst-case-texts.ts';

/** No text of 20,000 characters keeps a function busy for longer than this on a quiet machine. */
const milliseconds = 50;
/** Four times the text takes a linear function four times as long, on any machine, and a quadratic one sixteen times. */
const mostGrowth = 9;
/** The first may include the compiler's work. */
const tries = 5;
/** Twice the limit of the longest columns. */
export const textsForFunctions = withQuarter(20_000);
/** Rows with the first are stored, where the text stays as long as it is. */
export const textsForRows = [5000, 10_000].flatMap(withQuarter);

/** The functions of the schema that read visitors' text, and how they are called with it. */
export const calls: Record<string, string> = {
  digits: '$1',
  email_key: '$1',
  fits: '$1, 1, 20000',
  fold: '$1',
  hash_address: '$1',
  is_email: '$1',
  is_license_path: '$1',
  is_plain_upload: "'resumes', jsonb_build_object('mimetype', $1::text)",
  is_resume_path: '$1',
  lock_file: "'resumes', $1",
  mailbox_of: '$1',
  own_mailbox_of: '$1',
  path_in_bucket: "$1, 'resumes'",
  id_digits_of: '$1',
  group_address: '$1',
  look_up_claim: '$1, $1',
  is_claim_photo_path: '$1',
  are_claim_photos: 'array[$1]',
  phone_key: '$1',
  refuses_mail: '$1',
  refuse_mail_to: '$1',
  reply_obstacle: "'message', gen_random_uuid(), $1, $1",
  is_address_of: 'null::private.inbox, $1',
  search_pattern: '$1',
  search_patterns: 'array[$1]',
  search_text_of: "'message', jsonb_build_object('id', gen_random_uuid(), 'phone', '1', 'message', $1::text)",
  strip_markup: '$1',
};
/** Triggers, and what they call: each of these runs when a visitor's row is inserted. */
export const runByInsert = [
  'add_to_inbox',
  'kind_of_table',
  'list_claim_files',
  'queue_mail',
  'refuse_deleted_record',
  'refuse_many_rows',
  'require_own_file',
  'require_own_license',
  'require_own_number',
  'require_own_photos',
  'require_own_resume',
  'seal_social_security',
  'strip_markup_of_row',
];
/** These read ids, states and what staff search for, or only pass a stored row on. */
export const readNoNewText = [
  'arrives_in_flood',
  'changeable',
  'entry_as_json',
  'files_of',
  'limit_update',
  'matching',
  'note_as_json',
  'note_failed_mail',
  'read_record',
  'refuse_overwriting',
  'remove_from_inbox',
  'search_notes',
  'sender_key',
  'settle_entry',
  'status_of_claim',
  'tell_claim_status',
  'texts',
  'thread_of',
  'unreferenced_files',
];
/** The column of each table that takes the longest text. */
export const longestColumns = {
  contacts: 'message',
  job_applications: 'cover_letter',
  employment_verifications: 'additional_info',
  claim_reports: 'description',
} as const;

type Texts = { name: string; text: string; quarter: string };

function withQuarter(length: number): Texts[] {
  const quarters = new Map(worstCaseTexts(length / 4));
  return worstCaseTexts(length).map(([name, text]) => ({ name, text, quarter: quarters.get(name) ?? '' }));
}

export async function expectQuick(texts: Texts[], work: (text: string) => Promise<unknown>): Promise<void> {
  const slow: string[] = [];
  for (const { name, text, quarter } of texts) {
    const best = await bestTime(() => work(text), milliseconds);
    if (best <= milliseconds) continue;
    const growth = (await bestTime(() => work(text))) / (await bestTime(() => work(quarter)));
    if (growth > mostGrowth) slow.push(`${name}, ${text.length} characters: ${Math.round(best)} ms`);
  }
  expect(slow).toEqual([]);
}

/** Tries again while it takes longer than `enough`. */
async function bestTime(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && best > enough; count += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
