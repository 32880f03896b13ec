import { it } from 'vitest';
import { shareDatabase } from './fixtures.ts';
import { calls, expectQuick, textsForFunctions } from './worst-cases.ts';

const shared = shareDatabase('embedded');

it.each(Object.entries(calls))('private.%s reads text that is made to be slow', async (name, given) => {
  await shared.database.asOwner(async (query) => {
    await expectQuick(textsForFunctions, (text) => query(`select private.${name}(${given})`, [text]));
  });
});
