import { storeRecords } from '../../demo/store-records.ts';
import { maxRecords, readTarget } from '../../demo/target.ts';
import { defineCommand, flag, text } from '../command.ts';

export const command = defineCommand({
  about: `Stores invented records with files, sent as visitors send them: messages, job applications, employment verifications.
Every run adds the same people again. Start the server first: npm start

With the staff secret in DATA_DIR the command is not limited to 30 records in ten minutes, and dates the records over the
past 60 days. Set SUPABASE_ANON_KEY if the backend is Supabase. Exit codes: 0 stored, 2 could not run.`,
  options: {
    records: text('NUMBER', `how many to store, 1 to ${maxRecords} (default: ${maxRecords})`),
    url: text('ADDRESS', 'the backend (default: http://localhost:3000, or PORT)'),
    yes: flag('needed for a backend on another machine'),
  },
  problem: 'cannotRun',
  examples: ['demo-data --records 20', 'demo-data --url https://TEST_PROJECT.supabase.co --yes'],
  async run({ values, settings }) {
    await storeRecords(await readTarget(values, settings));
  },
});
