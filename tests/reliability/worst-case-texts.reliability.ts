import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sanitize } from '../../app/forms/kit/define/sanitize.ts';
import { samples } from '../support/samples.ts';
import { shareDatabase } from './fixtures.ts';
import {
  calls,
  expectQuick,
  longestColumns,
  readNoNewText,
  runByInsert,
  textsForFunctions,
  textsForRows,
} from './worst-cases.ts';

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

  // No row is stored when these are called. worst-case-texts.long.ts calls every function.
  it.each(['look_up_claim', 'search_patterns'])('private.%s', async (name) => {
    await shared.database.asOwner(async (query) => {
      await expectQuick(textsForFunctions, (text) => query(`select private.${name}(${calls[name]})`, [text]));
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
