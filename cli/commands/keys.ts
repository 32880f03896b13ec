import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { sealedTable } from '../kinds.ts';
import { findPrivateKeyFile, readPrivateKeyFile } from '../private-key.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { readAll } from '../read-rows.ts';
import { print, printNote, readWidth } from '../terminal.ts';

export const keys: Command = {
  help: `keys

Shows each key that sealed a stored number, and whether your private key opens it. Keep a retired private key as long
as this list has it. docs/backend.md describes how to change to a new key pair.

  --key FILE       the private key (default: PRIVATE_KEY_FILE, or DATA_DIR/keys/sealing-private.asc)

Examples
  npm run cli -- keys
  npm run cli -- keys --key retired/2026/sealing-private.asc`,

  async run(args, settings) {
    const { values } = readArguments(args, { key: { type: 'string' } });
    const file = findPrivateKeyFile(values.key, settings);
    const own = await readPrivateKeyFile(file).catch((error: unknown) => {
      if (!(error instanceof Problem) || values.key) throw error;
      return undefined;
    });
    const backend = await connect(settings);
    const used = new Map<string, { count: number; newest: string; oldest: string }>();
    const selection = { table: sealedTable, columns: 'id,created_at,sealing_key_id' };
    for await (const rows of readAll(backend, selection))
      for (const { sealing_key_id, created_at } of rows) {
        if (!sealing_key_id) continue;
        const known = used.get(sealing_key_id) ?? { count: 0, newest: created_at, oldest: created_at };
        used.set(sealing_key_id, { ...known, count: known.count + 1, oldest: created_at });
      }
    if (used.size === 0) throw new Problem('No sealed numbers are stored.', 'nothingFound');
    print(
      ...formatTable(
        [
          { title: 'Key' },
          { title: 'Numbers', align: 'right' },
          { title: 'Oldest' },
          { title: 'Newest' },
          { title: 'Your key' },
        ],
        [...used].map(([id, { count, oldest, newest }]) => [
          id,
          String(count),
          formatTime(oldest),
          formatTime(newest),
          own?.canOpen(id) ? 'opens them' : '–',
        ]),
        readWidth(),
      ),
    );
    printNote('', own ? `Your key is ${file}.` : `You have no private key here: ${file} could not be read.`);
  },
};
