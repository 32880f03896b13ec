import { connect } from '../backend.ts';
import { defineCommand, text } from '../command.ts';
import { formatTime } from '../dates.ts';
import { findPrivateKeyFile, readPrivateKeyFile } from '../private-key.ts';
import { Problem } from '../problem.ts';
import { readAll } from '../read-rows.ts';
import { printNote, printTable } from '../terminal.ts';

type SealedRow = { id: string; created_at: string; sealing_key_id: string | null };

export const command = defineCommand({
  about: `Shows each key that sealed a stored number, and whether your private key opens it. Keep a retired private key as long
as this list has it. docs/backend.md describes how to change to a new key pair.`,
  options: {
    key: text('FILE', 'the private key (default: PRIVATE_KEY_FILE, or DATA_DIR/keys/sealing-private.asc)'),
  },
  examples: ['keys', 'keys --key retired/2026/sealing-private.asc'],
  async run({ values, settings }) {
    const file = findPrivateKeyFile(values.key, settings);
    const own = await readPrivateKeyFile(file).catch((error: unknown) => {
      if (!(error instanceof Problem) || values.key) throw error;
      return undefined;
    });
    const backend = await connect(settings);
    const used = new Map<string, { count: number; newest: string; oldest: string }>();
    const selection = { table: 'employment_verifications', columns: 'id,created_at,sealing_key_id' };
    for await (const rows of readAll<SealedRow>(backend, selection))
      for (const { sealing_key_id, created_at } of rows) {
        if (!sealing_key_id) continue;
        const known = used.get(sealing_key_id) ?? { count: 0, newest: created_at, oldest: created_at };
        used.set(sealing_key_id, { ...known, count: known.count + 1, oldest: created_at });
      }
    if (used.size === 0) throw new Problem('No sealed numbers are stored.', 'nothingFound');
    printTable(
      ['Key', 'Numbers', 'Oldest', 'Newest', 'Your key'],
      [...used].map(([id, { count, oldest, newest }]) => [
        id,
        count,
        formatTime(oldest),
        formatTime(newest),
        own?.canOpen(id) ? 'opens them' : '–',
      ]),
    );
    printNote('', own ? `Your key is ${file}.` : `You have no private key here: ${file} could not be read.`);
  },
});
