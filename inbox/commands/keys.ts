import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { formatTime } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { sealedTable } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { readAll } from '../read-rows.ts';
import { note, print, readWidth } from '../terminal.ts';
import { readSealingKey, sealingKeyFile } from '../unseal.ts';

export const keys: Command = {
  help: `keys

Shows each key that seals a stored number, and whether the private key at hand opens it. Keep a retired private key for
as long as a row here needs it; docs/backend.md says how to change to a new pair.

  --key FILE       the private key; otherwise INBOX_PRIVATE_KEY, or sealing-private.asc in DATA_DIR/keys

Examples
  npm run inbox -- keys
  npm run inbox -- keys --key retired/2026/sealing-private.asc`,

  async run(args, settings) {
    const { values } = readArguments(args, { key: { type: 'string' } }, { least: 0, most: 0, name: '' });
    const file = sealingKeyFile(values.key, settings);
    const own = await readSealingKey(file).catch((error: unknown) => {
      if (!(error instanceof Problem) || values.key) throw error;
      return undefined;
    });
    const wire = await connect(settings);
    const used = new Map<string, { count: number; newest: string; oldest: string }>();
    const selection = { table: sealedTable, columns: 'id,created_at,sealing_key_id' };
    for await (const rows of readAll(wire, selection))
      for (const { sealing_key_id, created_at } of rows) {
        const known = used.get(sealing_key_id ?? '') ?? { count: 0, newest: created_at, oldest: created_at };
        used.set(sealing_key_id ?? '', { ...known, count: known.count + 1, oldest: created_at });
      }
    if (used.size === 0) throw new Problem('No sealed number is stored.', 'nothingFound');
    print(
      ...formatTable(
        [
          { title: 'Key' },
          { title: 'Numbers', align: 'right' },
          { title: 'Oldest' },
          { title: 'Newest' },
          { title: 'Key at hand' },
        ],
        [...used].map(([id, { count, oldest, newest }]) => [
          id,
          String(count),
          formatTime(oldest),
          formatTime(newest),
          own?.opens(id) ? 'opens them' : '–',
        ]),
        readWidth(),
      ),
    );
    note('', own ? `The key at hand is ${file}.` : `No private key is at hand: ${file} could not be read.`);
  },
};
