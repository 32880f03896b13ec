import { site } from '#company/site.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import type { Database } from '../../store/database/database.ts';
import { starterReplies } from './starter-replies.ts';

/** What marks the texts of a language as put in. English ones came first. */
const markerOf = (code: LanguageCode) =>
  code === languages.en.code ? 'saved_replies' : `saved_replies_${code}`;

/**
 * Gives a database the starter texts of each language of the site, once. A marker and its texts are one transaction, and a second
 * server that starts at the same time waits for the marker of the first.
 */
export async function seedSavedReplies(database: Database): Promise<void> {
  for (const code of site.languages) await seedLanguage(database, code);
}

async function seedLanguage(database: Database, code: LanguageCode): Promise<void> {
  await database.asOwner(async (query) => {
    const [marked] = await query(
      'insert into staff.seeded (what) values ($1) on conflict do nothing returning what',
      [markerOf(code)],
    );
    if (!marked) return;
    const texts = starterReplies.filter(({ language }) => language === code);
    for (const { kind, outcome, language, name, body } of texts)
      await query(
        'insert into staff.saved_replies (kind, outcome, language, name, body) values ($1, $2, $3, $4, $5)',
        [kind, outcome, language, name, body],
      );
  });
}
