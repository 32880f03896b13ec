import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sanitize } from '../../app/forms/kit/define/sanitize.ts';
import { samples } from '../support/samples.ts';
import { worstCaseTexts } from '../support/worst-case-texts.ts';
import { shareDatabase } from './fixtures.ts';

/** No text of 20,000 characters keeps a function busy for longer than this on a quiet machine. */
const milliseconds = 50;
/** Four times the text takes a linear function four times as long, on any machine, and a quadratic one sixteen times. */
const mostGrowth = 9;
/** The first may include the compiler's work. */
const tries = 5;
/** Twice the limit of the longest columns. */
const textsForFunctions = withQuarter(20_000);
/** Rows with the first are stored, where the text stays as long as it is. */
const textsForRows = [5000, 10_000].flatMap(withQuarter);

/** The functions of the schema that read visitors' text, and how they are called with it. */
const calls: Record<string, string> = {
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
const runByInsert = [
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
const readNoNewText = [
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
const longestColumns = {
  contacts: 'message',
  job_applications: 'cover_letter',
  employment_verifications: 'additional_info',
  claim_reports: 'description',
} as const;

beforeAll(() => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  return () => log.mockRestore();
});

// Embedded, because there a slow function stops every visitor, and its time on the processor is that of this process.
describe('text that is made to be slow', () => {
  const shared = shareDatabase('embedded');

  it('knows every function that could read it', async () => {
    const rows = await shared.database.asOwner((query) =>
      query("select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace"),
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(calls), ...runByInsert, ...readNoNewText].toSorted(),
    );
  });

  it.each(Object.entries(calls))('private.%s', async (name, given) => {
    await shared.database.asOwner(async (query) => {
      await expectQuick(textsForFunctions, (text) => query(`select private.${name}(${given})`, [text]));
    });
  });

  it.each(Object.entries(longestColumns))('a row of %s', async (table, column) => {
    await expectQuick(textsForRows, (text) => {
      const row = samples[table as keyof typeof samples]({ [column]: text });
      const columns = Object.keys(row).join(', ');
      return shared.database
        .asRole('anon', async (query) => {
          await query(
            `insert into public.${table} (${columns})
            select ${columns} from json_populate_record(null::public.${table}, $1::text::json)`,
            [JSON.stringify(row)],
          );
        })
        .catch((error: { code?: string }) => expect(error.code, 'the refusal').toMatch(/^23514$|^PT422$/));
    });
  });
});

it('text that is made to be slow in a form', async () => {
  await expectQuick(textsForFunctions, async (text) => sanitize(text));
});

type Texts = { name: string; text: string; quarter: string };

function withQuarter(length: number): Texts[] {
  const quarters = new Map(worstCaseTexts(length / 4));
  return worstCaseTexts(length).map(([name, text]) => ({ name, text, quarter: quarters.get(name) ?? '' }));
}

async function expectQuick(texts: Texts[], work: (text: string) => Promise<unknown>): Promise<void> {
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
